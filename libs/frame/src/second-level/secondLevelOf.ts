import type { NavigationNode, SiteContent } from '@shop/contracts';
import { mimeTypes } from '@shop/contracts/constants';

/** What stands beside a page on the second level of its navigation. */
export interface SecondLevel {
  /** Of what it is the second level. */
  label: string;
  nodes: readonly NavigationNode[];
}

const { product, series, recipe, search, app } = mimeTypes;
/** Pages about one thing, and tools: they lead on by themselves. */
const without: readonly string[] = [product, series, recipe, search, app];

/** The second level around a page, from the part of the main navigation it is in; null where there is none. */
export function secondLevelOf({ mimeType, navigations, page }: SiteContent): SecondLevel | null {
  if (page.layout === 'landing' || without.includes(mimeType)) return null;
  const main = navigations.main.find(({ active }) => active);
  // Pages outside of the main navigation may ask for their group of the footer.
  const group = page.layout === 'subnavigation' && navigations.footer.find(holdsActive);
  const parent = main ?? (group || null);
  return parent && parent.children.length > 0 ? { label: parent.label, nodes: parent.children } : null;
}

function holdsActive({ children }: NavigationNode): boolean {
  return children.some(({ active }) => active);
}
