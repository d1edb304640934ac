import { aNavigationNode, aSiteContent } from '@shop/builders';
import type { NavigationNode, SiteContent } from '@shop/contracts';
import { type MimeType, mimeTypes } from '@shop/contracts/constants';
import { partialContentOf } from './partialContent';

/** Ids of nodes with those of their children, as deep as they go. */
const idsOf = (nodes: readonly NavigationNode[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, idsOf(children)] : id));

const node = (id: string, active: boolean, children: NavigationNode[] = []) =>
  aNavigationNode({ id, active, children, link: { url: `/${id}`, target: '_self', callToAction: '' } });
const mainOf = (uri: string, main: NavigationNode[], mimeType: MimeType = mimeTypes.productList) => {
  const content = aSiteContent({ uri, mimeType });
  const navigations = { ...content.navigations, main };
  return idsOf(partialContentOf({ ...content, navigations }).navigations.main);
};

describe('of the main navigation, the content in a page has', () => {
  const others = node('other', false, [node('o1', false, [node('o1a', false)]), node('o2', false)]);
  const pots = node('pots', false, [node('stockpots', false)]);
  const pans = (active: boolean) =>
    node('pans', active, [node('iron', active, [node('small', false), node('large', false)]), node('steel', false)]);

  it('the level below a page of the first one, and one child of the other entries', () => {
    expect(mainOf('/cookware', [node('cookware', true, [pans(false), pots]), others])).toEqual([
      ['cookware', ['pans', 'pots']],
      ['other', ['']],
    ]);
  });

  it('the lists below a deeper list', () => {
    const main = [node('cookware', true, [pans(true), pots]), others];
    expect(mainOf('/pans', main)).toEqual([
      ['cookware', [['pans', ['iron', 'steel']], 'pots']],
      ['other', ['']],
    ]);
    expect(mainOf('/iron', main)).toEqual([
      ['cookware', [['pans', [['iron', ['small', 'large']]]], 'pots']],
      ['other', ['']],
    ]);
  });

  it('no second level on the page of an article, which shows none', () => {
    expect(mainOf('/p/pan', [node('cookware', true, [pans(true), pots]), others], mimeTypes.product)).toEqual([
      ['cookware', ['']],
      ['other', ['']],
    ]);
  });
});

it('says that an entry has children without telling which', () => {
  const content = aSiteContent({ uri: '/p/pan', mimeType: mimeTypes.product });
  const main = [node('cookware', true, [{ ...node('pans', true, [node('iron', true)]), flyout: 'pans' }])];
  const [entry] = partialContentOf({ ...content, navigations: { ...content.navigations, main } }).navigations.main;
  const nothing = { id: '', label: '', flyout: '', active: false, children: [] };
  expect(entry?.children).toEqual([{ ...nothing, link: { url: '', target: '_self', callToAction: '' } }]);
});

describe('of the footer, the content in a page has', () => {
  const groups = [node('shopping', false, [node('terms', false)]), node('about', false, [node('imprint', true)])];
  const footerOf = (layout: SiteContent['page']['layout'], mimeType: MimeType, isInMain = false) => {
    const content = aSiteContent({ mimeType, page: { ...aSiteContent().page, layout } });
    const navigations = { ...content.navigations, main: [node('pots', isInMain)], footer: groups };
    return idsOf(partialContentOf({ ...content, navigations }).navigations.footer);
  };

  it('the group of a page that shows it as its second level', () => {
    expect(footerOf('subnavigation', mimeTypes.content)).toEqual([['about', ['imprint']]]);
  });

  it('nothing for pages that show another second level, or none', () => {
    expect(footerOf('subnavigation', mimeTypes.content, true)).toEqual([]);
    expect(footerOf('', mimeTypes.content)).toEqual([]);
    expect(footerOf('subnavigation', mimeTypes.product)).toEqual([]);
  });
});
