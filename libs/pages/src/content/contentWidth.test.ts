import { aNavigationNode, aSiteContent } from '@shop/builders';
import { contentWidth } from './contentWidth';

const { page, navigations } = aSiteContent();
const child = aNavigationNode({ id: 'brat' });
const at = (layout: typeof page.layout, main: Parameters<typeof aNavigationNode>[0]) =>
  contentWidth(
    aSiteContent({ page: { ...page, layout }, navigations: { ...navigations, main: [aNavigationNode(main)] } }),
  );

describe('the width of a content page', () => {
  it.each([
    ['subnavigation', {}, 'medium'],
    ['', { active: true, children: [child] }, 'medium'],
    ['', { active: true }, 'wide'],
    ['', { active: false, children: [child] }, 'wide'],
    ['default', { active: true, children: [child] }, 'wide'],
    ['landing', { active: true, children: [child] }, 'wide'],
  ] as const)('of layout %j with the main entry %j is %s', (layout, main, width) => {
    expect(at(layout, { ...main, children: 'children' in main ? [...main.children] : [] })).toBe(width);
  });
});
