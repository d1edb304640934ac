import { BrandProvider } from '@shop/brand';
import type { Locale } from '@shop/contracts/constants';
import { ShopIntlProvider } from '@shop/intl';
import { shopMessages } from '@shop/intl/testing';
import { StaticRouter } from '@shop/router';
import type { ShopState } from '@shop/service-client';
import { HtmlKeeper, KeptHtmlContext } from '@shop/ui-kit/kept-html';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { neutralBrand } from './neutralBrand';
import { testStore } from './testStore';

interface Page {
  path: string;
  /** Milliseconds since 1970. */
  now: number;
  state: Partial<ShopState>;
}

/** Two pages that have nothing in common: address, time, and whether the visitor has a session. */
const signedIn = { status: 'unknown', identity: null, authForm: null, hasCookie: true } as const;
const anonymous = { status: 'unknown', identity: null, authForm: null } as const;
const first: Page = { path: '/pfannen?page=2', now: Date.UTC(2026, 0, 31), state: { session: signedIn } };
const second: Page = { path: '/fr/topf', now: Date.UTC(2027, 6, 1), state: { session: anonymous } };

/**
 * What the server writes of `content` on a page with HTML that it kept of another page, and what it would render there. Both
 * are the same where `KeptHtml` is around nothing that depends on the page, the visitor or the time. Node only.
 */
export function writeKept(content: ReactNode, locale: Locale = 'de'): { kept: string; rendered: string } {
  jest.useFakeTimers();
  try {
    write(content, locale, first, new HtmlKeeper());
    return {
      kept: write(content, locale, second, new HtmlKeeper()),
      rendered: write(content, locale, second, null),
    };
  } finally {
    jest.useRealTimers();
  }
}

function write(content: ReactNode, locale: Locale, { path, now, state }: Page, keeper: HtmlKeeper | null): string {
  jest.setSystemTime(now);
  const html = renderToString(
    <KeptHtmlContext value={keeper}>
      <Provider store={testStore({ state }).store}>
        <BrandProvider value={neutralBrand}>
          <ShopIntlProvider locale={locale} messages={shopMessages(locale)}>
            <StaticRouter address={path}>{content}</StaticRouter>
          </ShopIntlProvider>
        </BrandProvider>
      </Provider>
    </KeptHtmlContext>,
  );
  return keeper ? keeper.finish(html) : html;
}
