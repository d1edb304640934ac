import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { ShopIntlProvider } from '@shop/intl';
import { shopMessages } from '@shop/intl/testing';
import { MemoryRouter } from '@shop/router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement, ReactNode } from 'react';

export interface PageOptions {
  locale?: Locale;
  /** Path and query of the page. */
  path?: string;
  /** Wrapper around texts, router and component, e.g. providers of state. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

/**
 * Renders a component with the shop's texts and a router around it. Returns what Testing Library does, plus `user`,
 * which also works with fake timers.
 */
export function renderInPage(ui: ReactElement, options: PageOptions = {}) {
  const { locale = defaultLocale, path = '/', wrapper: Wrapper = NoWrapper } = options;

  function Page({ children }: { children: ReactNode }) {
    return (
      <Wrapper>
        <ShopIntlProvider locale={locale} messages={shopMessages(locale)}>
          <MemoryRouter address={path}>{children}</MemoryRouter>
        </ShopIntlProvider>
      </Wrapper>
    );
  }

  const user = userEvent.setup(hasFakeTimers() ? { advanceTimers: jest.advanceTimersByTime } : {});
  return { ...render(ui, { wrapper: Page }), user };
}

const NoWrapper = ({ children }: { children: ReactNode }) => children;

/** Jest's modern fake timers mark the functions they replace. */
function hasFakeTimers(): boolean {
  return Object.hasOwn(setTimeout, 'clock');
}
