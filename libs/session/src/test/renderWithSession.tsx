import { type FakeServices, fakeTransport } from '@shop/builders';
import { createShopStore, type ServiceRequest, type ShopStoreOptions } from '@shop/service-client';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { sessionCookieSeen, sessionReducer } from '../sessionSlice';

interface Options {
  services?: FakeServices;
  /** The page came with a session cookie. */
  hasCookie?: boolean;
}

/**
 * Renders with a store of the session over fake services. Returns what Testing Library does, plus `store`, `calls`,
 * `user`.
 */
export function renderWithSession(ui: ReactElement, { services = {}, hasCookie = false }: Options = {}) {
  const calls: ServiceRequest[] = [];
  const store = createShopStore({
    environment: { transport: fakeTransport(services, calls) },
    // The other slices belong to libs above this one.
    reducers: { session: sessionReducer } as ShopStoreOptions['reducers'],
  });
  if (hasCookie) store.dispatch(sessionCookieSeen());
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { ...render(ui, { wrapper }), store, calls, user: userEvent.setup() };
}
