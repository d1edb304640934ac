import type { NavigationNode, SiteContent } from '@shop/contracts';

/** The content around a page, possibly without what the page does not show at first. */
type PartialContent = SiteContent & {
  /** Deeper levels of the navigation and the footer's links are missing. */
  isPartial?: true;
};

/**
 * The content around a page as the page's state contains it. Of the main navigation, the page's entry is included, with each
 * level on the way to the page and the one below it, and of the other entries one child, which indicates that there are some;
 * of the footer, only the page's group; of structured data, which is in the HTML, only the number of objects.
 */
export function partialContentOf(content: SiteContent): PartialContent {
  const { navigations, page } = content;
  const { main, secondary, footer } = navigations;
  return {
    ...content,
    page: { ...page, meta: { ...page.meta, jsonLd: page.meta.jsonLd.map(() => ({})) } },
    navigations: {
      main: main.map((node) =>
        node.active ? onTheWay(node) : { ...node, children: node.children.slice(0, 1).map(alone) },
      ),
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

/** The node with its children, as deep as they lead to the page: a list shows those below it. */
function onTheWay(node: NavigationNode): NavigationNode {
  return node.active ? { ...node, children: node.children.map(onTheWay) } : alone(node);
}

/** The node without its children. */
const alone = (node: NavigationNode): NavigationNode => ({ ...node, children: [] });
