import { aNavigationNode, aSiteContent } from '@shop/builders';
import type { NavigationNode } from '@shop/contracts';
import { partialContentOf } from './partialContent';

/** Ids of nodes with those of their children, as deep as they go. */
const idsOf = (nodes: readonly NavigationNode[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, idsOf(children)] : id));

const node = (id: string, active: boolean, children: NavigationNode[] = []) =>
  aNavigationNode({ id, active, children });
const mainOf = (main: NavigationNode[]) => {
  const content = aSiteContent();
  const navigations = { ...content.navigations, main };
  return idsOf(partialContentOf({ ...content, navigations }).navigations.main);
};

describe('of the main navigation, the content in a page has', () => {
  const others = node('other', false, [node('o1', false, [node('o1a', false)]), node('o2', false)]);

  it('the level below a page of the first one, and one child of the other entries', () => {
    const pans = node('pans', false, [node('iron', false)]);
    expect(mainOf([node('cookware', true, [pans, node('pots', false)]), others])).toEqual([
      ['cookware', ['pans', 'pots']],
      ['other', ['o1']],
    ]);
  });

  it('the levels on the way to a deeper page, and what it shows below itself', () => {
    const pans = node('pans', true, [node('iron', false, [node('small', false)]), node('steel', false)]);
    expect(mainOf([node('cookware', true, [pans, node('pots', false, [node('stockpots', false)])]), others])).toEqual([
      ['cookware', [['pans', ['iron', 'steel']], 'pots']],
      ['other', ['o1']],
    ]);
  });
});
