import { type BrandConfig, BrandProvider } from '@shop/brand';
import { type PageOptions, renderInPage } from '@shop/ui-kit/testing';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { neutralBrand } from './neutralBrand';
import { testStore, type TestStoreOptions } from './testStore';

export interface RenderOptions extends TestStoreOptions, Omit<PageOptions, 'wrapper'> {
  brand?: Partial<BrandConfig>;
}

/**
 * Renders inside a complete shop: a store over fake services, the real texts, a router, a neutral brand. Returns what
 * `renderInPage` does, plus `store` and `calls` to the services.
 */
export function renderWithShop(ui: ReactElement, options: RenderOptions = {}) {
  const { locale, path, brand, ...storeOptions } = options;
  const { store, calls } = testStore(storeOptions);

  function Shop({ children }: { children: ReactNode }) {
    return (
      <Provider store={store}>
        <BrandProvider value={{ ...neutralBrand, ...brand }}>{children}</BrandProvider>
      </Provider>
    );
  }

  return { ...renderInPage(ui, { locale, path, wrapper: Shop }), store, calls };
}
