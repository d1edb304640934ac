import type { RouteObject } from 'react-router';
import { loadPage } from '../page/loadPage';
import { PageErrorBoundary } from '../page/PageErrorBoundary';
import { ShopPage } from '../page/ShopPage';
import type { StorefrontBrand } from '../storefrontBrand';
import { storeContext } from './storeContext';

export const PAGE_ROUTE_ID = 'page';

/** The routes of a storefront: one for every address. What a page is, its content says. */
export function createRoutes(brand: StorefrontBrand): RouteObject[] {
  return [
    {
      id: PAGE_ROUTE_ID,
      path: '*',
      loader: ({ request, context }) => loadPage(brand, context.get(storeContext), new URL(request.url)),
      // Another address is another page; another part of the same page (a hash) is not.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search,
      Component: ShopPage,
      ErrorBoundary: PageErrorBoundary,
      // The server's page stands until the browser has taken it over.
      HydrateFallback: () => null,
    },
  ];
}
