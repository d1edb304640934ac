import { browserTransport } from '@shop/service-client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createRoutes, PAGE_ROUTE_ID } from '../app/createRoutes';
import { createStore } from '../app/createStore';
import { Document } from '../app/Document';
import { storeContext } from '../app/storeContext';
import { StorefrontProviders } from '../app/StorefrontProviders';
import { loadPage } from '../page/loadPage';
import { type PageState, STATE_ELEMENT_ID } from '../pageState';
import type { StorefrontBrand } from '../storefrontBrand';

/** Brings the server's page to life, from the state it came with and without fetching again. */
export async function hydrate(brand: StorefrontBrand) {
  const json = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '';
  const { locale, page, store: storeState } = JSON.parse(json) as PageState;
  const store = createStore(
    {
      transport: browserTransport,
      // Most visitors never see a failure: what tells of it loads when there is one.
      onError: (error) => {
        void import('./reportServiceError').then(({ reportServiceError }) => reportServiceError(store, error));
      },
    },
    storeState,
  );
  const [{ default: messages }] = await Promise.all([
    brand.messageLoaders[locale](),
    // Every answer is in the store already; this loads the code that shows the page. A failed page has none.
    page?.status === 503 || !page ? undefined : loadPage(brand, store, new URL(location.href)),
  ]);

  const context = new RouterContextProvider();
  context.set(storeContext, store);
  const router = createBrowserRouter(createRoutes(brand), {
    getContext: () => context,
    hydrationData: page
      ? { loaderData: { [PAGE_ROUTE_ID]: page } }
      : { loaderData: {}, errors: { [PAGE_ROUTE_ID]: new Error('The page failed on the server.') } },
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document locale={locale}>
          <StorefrontProviders brand={brand} store={store} locale={locale} messages={messages}>
            <RouterProvider router={router} />
          </StorefrontProviders>
        </Document>
      </StrictMode>,
    );
  });
}
