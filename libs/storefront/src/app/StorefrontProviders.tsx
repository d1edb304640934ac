import { BrandProvider, IndexingProvider } from '@shop/brand';
import { type ElementRun, ElementRunProvider, RegistryProvider } from '@shop/cms-renderer';
import type { Locale } from '@shop/contracts/constants';
import { ShopIntlProvider, type ShopMessages } from '@shop/intl';
import { AppPagesProvider } from '@shop/pages';
import type { ShopStore } from '@shop/service-client';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { StorefrontBrand } from '../storefrontBrand';

interface StorefrontProvidersProps {
  brand: StorefrontBrand;
  store: ShopStore;
  locale: Locale;
  messages: ShopMessages;
  run: ElementRun;
  /** Whether search engines may index pages on this host. */
  indexable?: boolean | undefined;
  children: ReactNode;
}

/** The providers that server and browser render around the router. */
export function StorefrontProviders(props: StorefrontProvidersProps) {
  const { brand, store, locale, messages, run, indexable = false, children } = props;
  return (
    <Provider store={store}>
      <BrandProvider value={brand.config}>
        <RegistryProvider value={brand.cmsRegistry}>
          <ElementRunProvider value={run}>
            <IndexingProvider value={indexable}>
              <AppPagesProvider value={brand.apps}>
                <ShopIntlProvider locale={locale} messages={messages}>
                  {children}
                </ShopIntlProvider>
              </AppPagesProvider>
            </IndexingProvider>
          </ElementRunProvider>
        </RegistryProvider>
      </BrandProvider>
    </Provider>
  );
}
