import { BrandProvider } from '@shop/brand';
import { RegistryProvider } from '@shop/cms-renderer';
import type { Locale } from '@shop/contracts/constants';
import { ShopIntlProvider } from '@shop/intl';
import type { ShopStore } from '@shop/service-client';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { StorefrontBrand } from '../storefrontBrand';

interface StorefrontProvidersProps {
  brand: StorefrontBrand;
  store: ShopStore;
  locale: Locale;
  messages: Record<string, string>;
  children: ReactNode;
}

/** What both ends wrap around the router. */
export function StorefrontProviders({ brand, store, locale, messages, children }: StorefrontProvidersProps) {
  return (
    <Provider store={store}>
      <BrandProvider value={brand.config}>
        <RegistryProvider value={brand.cmsRegistry}>
          <ShopIntlProvider locale={locale} messages={messages}>
            {children}
          </ShopIntlProvider>
        </RegistryProvider>
      </BrandProvider>
    </Provider>
  );
}
