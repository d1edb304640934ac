import { buildNavigations, markActive } from './navigations.ts';
import type { FrameNode } from './siteFrame.ts';
import type { SiteSettings } from './siteSettings.ts';

function aNode(id: string, parentId: string | null, more: Partial<FrameNode> = {}): FrameNode {
  return {
    id,
    parentId,
    mimeType: 'x',
    uri: `/${id}`,
    name: id,
    hidden: false,
    groups: ['main'],
    referenceId: '',
    data: {},
    picture: null,
    updatedAt: new Date(0),
    ...more,
  };
}
const link = { url: '/help', target: '_self', callToAction: 'Hilfe' };
const settings = {
  navigation: { secondary: [link], legal: [], social: [], footer: [{ label: 'Service', children: [link] }] },
};
const nodes = [
  aNode('home', null, { groups: [] }),
  aNode('gifts', 'home', { data: { flyout: 'flyout-gifts' } }),
  aNode('for-her', 'gifts'),
  aNode('secret', 'gifts', { hidden: true }),
  aNode('vouchers', 'home'),
];
const navigations = buildNavigations(nodes, settings as unknown as SiteSettings);

describe('buildNavigations', () => {
  it('nests the pages of the main navigation', () => {
    expect(navigations.main.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
      ['gifts', ['for-her']],
      ['vouchers', []],
    ]);
  });

  it('has the flyout reference of a main entry and none for the others', () => {
    expect(navigations.main.map(({ flyout }) => flyout)).toEqual(['flyout-gifts', '']);
  });

  it('has the labels of the other navigations and the headings of footer columns', () => {
    expect(navigations.secondary[0]).toMatchObject({ label: 'Hilfe', link: { url: '/help' } });
    expect(navigations.footer[0]).toMatchObject({ label: 'Service', children: [{ label: 'Hilfe' }] });
  });
});

describe('markActive', () => {
  it('marks the page and its ancestors, and nothing else', () => {
    const { main } = markActive(navigations, new Set(['/', '/gifts', '/for-her']));
    expect(main.map(({ active }) => active)).toEqual([true, false]);
    expect(main[0]?.children[0]?.active).toBe(true);
  });

  it('does not modify the cached navigations', () => {
    markActive(navigations, new Set(['/gifts']));
    expect(navigations.main[0]?.active).toBe(false);
  });
});
