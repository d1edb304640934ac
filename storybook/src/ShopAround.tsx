import { MemoryRouter } from '@shop/router';
import { StorefrontProviders } from '@shop/storefront/app';
import { type ReactNode, useInsertionEffect } from 'react';
import type { ShopOfStory } from './shopOfStory';

const STYLE_ID = 'shop-theme';
const run = { skipped: new Set<string>() };

/** The brand's page around a story: styles in the head, the language of the document, the providers of a page. */
export function ShopAround({ shop, children }: { shop: ShopOfStory; children: ReactNode }) {
  const { brand, css, store, locale, messages, path } = shop;
  useInsertionEffect(() => {
    document.documentElement.lang = locale;
    const style = document.getElementById(STYLE_ID) ?? document.createElement('style');
    style.id = STYLE_ID;
    style.textContent = css;
    // First, as on a page: the styles of components come after.
    document.head.prepend(style);
  }, [css, locale]);
  return (
    <StorefrontProviders brand={brand} store={store} locale={locale} messages={messages} run={run}>
      <MemoryRouter address={path}>{children}</MemoryRouter>
    </StorefrontProviders>
  );
}
