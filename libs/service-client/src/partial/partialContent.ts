import type { NavigationNode, SiteContent } from '@shop/contracts';

/** What surrounds a page, of which the browser may have been sent only what it shows at once. */
type PartialContent = SiteContent & {
  /** Deeper levels of the navigation and the footer's links are not here. */
  isPartial?: true;
};

/**
 * What surrounds a page as it travels with it. Of a main entry elsewhere in the navigation it says by one child that
 * there are some; of the footer it has the group that the page is in; of structured data, which stands in the HTML, how
 * many objects there are.
 */
export function partialContentOf(content: SiteContent): PartialContent {
  const { navigations, page } = content;
  const { main, secondary, footer } = navigations;
  return {
    ...content,
    page: { ...page, meta: { ...page.meta, jsonLd: page.meta.jsonLd.map(() => ({})) } },
    navigations: {
      main: main.map((node) => (node.active ? node : withOneChild(node))),
      secondary,
      footer: footer.filter(({ children }) => children.some(({ active }) => active)),
      legal: [],
      social: [],
    },
    isPartial: true,
  };
}

/** Whether all of it is here. */
export function isWholeContent(content: PartialContent): boolean {
  return !content.isPartial;
}

function withOneChild(node: NavigationNode): NavigationNode {
  return { ...node, children: node.children.slice(0, 1).map((child) => ({ ...child, children: [] })) };
}
