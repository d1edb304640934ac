import { type BrandConfig, BrandProvider } from '@shop/brand';
import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { ShopIntlProvider } from '@shop/intl';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { neutralBrand } from './neutralBrand';
import { shopMessages } from './shopMessages';
import { testStore, type TestStoreOptions } from './testStore';

export interface RenderOptions extends TestStoreOptions {
  locale?: Locale;
  /** Where the page is. */
  path?: string;
  brand?: Partial<BrandConfig>;
}

/**
 * Renders inside a shop of its own: a store over fake services, the real texts, a router, a neutral brand. Gives what
 * Testing Library gives, and `store`, `calls` to the services, and `user` to act as the visitor (with fake timers too).
 */
export function renderWithShop(ui: ReactElement, options: RenderOptions = {}) {
  const { locale = defaultLocale, path = '/', brand, ...storeOptions } = options;
  const { store, calls } = testStore(storeOptions);
  const messages = shopMessages(locale);

  function Shop({ children }: { children: ReactNode }) {
    return (
      <Provider store={store}>
        <BrandProvider value={{ ...neutralBrand, ...brand }}>
          <ShopIntlProvider locale={locale} messages={messages}>
            <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
          </ShopIntlProvider>
        </BrandProvider>
      </Provider>
    );
  }

  const user = userEvent.setup(hasFakeTimers() ? { advanceTimers: jest.advanceTimersByTime } : {});
  return { ...render(ui, { wrapper: Shop }), store, calls, user };
}

/** Jest's modern fake timers mark the functions they stand in for. */
function hasFakeTimers(): boolean {
  return Object.hasOwn(setTimeout, 'clock');
}
