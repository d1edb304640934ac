import type { ShopStore } from '@shop/service-client';
import type { PageData } from '../page/pageData';
import type { StorefrontBrand } from '../storefrontBrand';

/**
 * Loads a page. `signal` aborts when the visitor has navigated elsewhere. Throws `PageMoved` for a page that has moved.
 */
export type PageLoader = (brand: StorefrontBrand, store: ShopStore, url: URL, signal: AbortSignal) => Promise<PageData>;
