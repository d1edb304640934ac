import { preloadable } from '@shop/preloadable';
import { createRegistry } from './registry';

const shown = preloadable(() => Promise.resolve({ Element: () => null }));
const shownOtherwise = preloadable(() => Promise.resolve({ Element: () => null }));
const elements = { teaser: shown, line: shown };
const kindsOf = (registry: ReturnType<typeof createRegistry>) => [...registry.keys()];

describe('createRegistry', () => {
  it('has every element of the shop', () => {
    expect(kindsOf(createRegistry(elements))).toEqual(['teaser', 'line']);
  });

  it('has no element that the brand leaves out', () => {
    expect(kindsOf(createRegistry(elements, { without: ['teaser'] }))).toEqual(['line']);
  });

  it("has the brand's own elements, and its replacements", () => {
    const registry = createRegistry(elements, { own: { map: shown, line: shownOtherwise } });
    expect(kindsOf(registry)).toEqual(['teaser', 'line', 'map']);
    expect(registry.get('line')).toBe(shownOtherwise);
  });
});
