import type { SpecialPages } from '@shop/contracts';
import type { ShopState } from './createShopStore';
import { siteService } from './services/site';

/** The special pages around the page at a path, as far as the store has them. */
export function specialPagesIn(state: ShopState, pathname: string): SpecialPages | undefined {
  return siteService.endpoints.getSiteContext.select(pathname)(state).data?.ret?.content.specialPages;
}
