import type { NavigationNode, SiteContent } from '@shop/contracts';
import { withoutSecondLevel } from '@shop/contracts/constants';

/** The group of the footer that a page outside of the main navigation shows as its second level; undefined for others. */
export function footerGroupOf({ mimeType, navigations, page }: SiteContent): NavigationNode | undefined {
  if (page.layout !== 'subnavigation' || withoutSecondLevel.includes(mimeType)) return undefined;
  if (navigations.main.some(({ active }) => active)) return undefined;
  return navigations.footer.find(({ children }) => children.some(({ active }) => active));
}
