import { mimeTypes } from '@shop/contracts/constants';
import type { ShopStore } from '@shop/service-client';
import { siteService } from '@shop/service-client/site';
import { loadPage } from '../page/loadPage';
import type { StorefrontBrand } from '../storefrontBrand';

/**
 * Loads a page ahead, by the loader and into the store a navigation uses: what has come, or is on its way, is not asked for
 * again. Pages such as the cart belong to one visitor and may have changed by then: they are left out. What `signal` ends
 * is what has not begun; the navigation may be waiting for the rest already.
 */
export async function prefetchPage(
  brand: StorefrontBrand,
  store: ShopStore,
  url: URL,
  signal: AbortSignal,
): Promise<void> {
  const query = siteService.endpoints.getSiteContext.initiate(url.pathname, { subscribe: false });
  const { data } = await store.dispatch(query);
  const content = data?.ret?.content;
  if (signal.aborted || !content || content.mimeType === mimeTypes.app) return;
  await loadPage(brand, store, url);
}
