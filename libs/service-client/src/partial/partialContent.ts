import type { NavigationNode, SiteContent } from '@shop/contracts';
import { withoutSecondLevel } from '@shop/contracts/constants';
import { footerGroupOf } from './footerGroup';

/** The content around a page, possibly without what the page does not show at first. */
type PartialContent = SiteContent & {
  /** Deeper levels of the navigation and the footer's links are missing. */
  isPartial?: true;
};

/**
 * The content around a page as the page's state contains it. Of the main navigation, the second level of the page's entry is
 * included, where the page shows one, with what is on the way to a list below it and that list's own lists, and of the other
 * entries one child without a name, which indicates that there are some; of the footer, only the group that the page shows as
 * its second level; of structured data, which is in the HTML, only the number of objects.
 */
export function partialContentOf(content: SiteContent): PartialContent {
  const { navigations, page } = content;
  const { main, secondary } = navigations;
  const hasSecondLevel = !withoutSecondLevel.includes(content.mimeType);
  return {
    ...content,
    page: { ...page, meta: { ...page.meta, jsonLd: page.meta.jsonLd.map(() => ({})) } },
    navigations: {
      main: main.map((node) =>
        node.active && hasSecondLevel
          ? withChildren(node, content.uri)
          : { ...node, children: node.children.slice(0, 1).map(() => unnamed) },
      ),
      secondary,
      footer: [footerGroupOf(content)].filter((group) => group !== undefined),
      legal: [],
      social: [],
    },
    isPartial: true,
  };
}

/** Whether it is complete. */
export function isWholeContent(content: PartialContent): boolean {
  return !content.isPartial;
}

/** The node with its children, of which those keep theirs that lead to the page. */
function withChildren(node: NavigationNode, uri: string): NavigationNode {
  return {
    ...node,
    children: node.children.map((child) => (leadsTo(child, uri) ? onTheWay(child, uri) : alone(child))),
  };
}

/** The page's own node with its children, or one above it with the child that leads to the page. */
function onTheWay(node: NavigationNode, uri: string): NavigationNode {
  if (node.link.url === uri) return withChildren(node, uri);
  const children = node.children.filter((child) => leadsTo(child, uri));
  return { ...node, children: children.map((child) => onTheWay(child, uri)) };
}

const leadsTo = ({ link, children }: NavigationNode, uri: string): boolean =>
  link.url === uri || children.some((child) => leadsTo(child, uri));

/** That there is a node: all of them are the same, which compresses best. */
const unnamed: NavigationNode = {
  id: '',
  label: '',
  link: { url: '', target: '_self', callToAction: '' },
  flyout: '',
  active: false,
  children: [],
};

/** The node without its children. */
const alone = (node: NavigationNode): NavigationNode => ({ ...node, children: [] });
