import type { NavigationNode, SiteContent } from '@shop/contracts';
import { withoutSecondLevel } from '@shop/contracts/constants';

/** The second level of navigation for a page. */
export interface SecondLevel {
  /** The parent of the second level. */
  label: string;
  nodes: readonly NavigationNode[];
}

/** The second level of a page, from its part of the main navigation; null if it is in none. */
export function secondLevelOf({ mimeType, navigations, page }: SiteContent): SecondLevel | null {
  if (page.layout === 'landing' || withoutSecondLevel.includes(mimeType)) return null;
  const main = navigations.main.find(({ active }) => active);
  // Pages outside of the main navigation may use their footer group.
  const group = page.layout === 'subnavigation' && navigations.footer.find(holdsActive);
  const parent = main ?? (group || null);
  return parent && parent.children.length > 0 ? { label: parent.label, nodes: parent.children } : null;
}

function holdsActive({ children }: NavigationNode): boolean {
  return children.some(({ active }) => active);
}
