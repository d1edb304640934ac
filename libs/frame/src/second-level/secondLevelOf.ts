import type { NavigationNode, SiteContent } from '@shop/contracts';
import { withoutSecondLevel } from '@shop/contracts/constants';
import { footerGroupOf } from '@shop/service-client/partial';

/** The second level of navigation for a page. */
export interface SecondLevel {
  /** The parent of the second level. */
  label: string;
  nodes: readonly NavigationNode[];
}

/** The second level of a page, from its part of the main navigation; null if it is in none. */
export function secondLevelOf(content: SiteContent): SecondLevel | null {
  const { mimeType, navigations, page } = content;
  if (page.layout === 'landing' || withoutSecondLevel.includes(mimeType)) return null;
  const parent = navigations.main.find(({ active }) => active) ?? footerGroupOf(content);
  return parent?.children.length ? { label: parent.label, nodes: parent.children } : null;
}
