import type { ContentElement, Flyout, Link, NavigationNode } from '@shop/contracts';

/** A column of a flyout: a title with links, or CMS elements. */
export type FlyoutColumn =
  | { key: string; title: string; head: Link | null; links: readonly Link[] }
  | { key: string; elements: readonly ContentElement[] };

const linkOf = ({ link, label }: NavigationNode): Link => ({ ...link, callToAction: label });

/** Columns of a navigation entry's children. */
export function columnsOfNode({ children }: NavigationNode): FlyoutColumn[] {
  return children.map((group) => ({
    key: group.label,
    title: group.label,
    head: linkOf(group),
    links: group.children.map(linkOf),
  }));
}

/** Columns of the editors' flyout. A list of links has the same key as in the navigation. */
export function columnsOfFlyout({ sections }: Flyout): FlyoutColumn[] {
  return sections.map(({ contentElements: elements }, index) => {
    const [element] = elements;
    const list = element && elements.length === 1 ? listOf(element) : null;
    return list ?? { key: element?.id ?? String(index), elements };
  });
}

/** A block with only a title and links. */
function listOf(element: ContentElement): FlyoutColumn | null {
  if (element.kind !== 'block' || element.data.image || element.data.content) return null;
  const { title, links } = element.data;
  const [first, ...rest] = links.filter(({ callToAction }) => callToAction !== '');
  // The title of a list is that of its first link.
  if (first?.callToAction === title) return { key: title, title, head: first, links: rest };
  return { key: title, title, head: null, links: first ? [first, ...rest] : [] };
}
