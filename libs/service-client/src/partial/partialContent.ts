import type { NavigationNode, SiteContent } from '@shop/contracts';

/** The content around a page, possibly without what the page does not show at first. */
type PartialContent = SiteContent & {
  /** Deeper levels of the navigation and the footer's links are missing. */
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

/** Whether it is complete. */
export function isWholeContent(content: PartialContent): boolean {
  return !content.isPartial;
}

function withOneChild(node: NavigationNode): NavigationNode {
  return { ...node, children: node.children.slice(0, 1).map((child) => ({ ...child, children: [] })) };
}
