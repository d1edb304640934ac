import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeTransport, type FakeServices } from '@shop/builders';
import type { Locale } from '@shop/contracts';
import { ShopIntlProvider } from '@shop/intl';
import { shopMessages } from '@shop/intl/testing';
import { MemoryRouter, useLocation } from '@shop/router';
import type { ServiceRequest } from '@shop/service-client';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { DeskConfigContext } from '../location/useDesk';
import { createDeskStore } from '../staff/createDeskStore';
import { FakeEventSource } from './FakeEventSource';

const config = {
  sites: [
    { site: 'one', name: 'Eins', origin: 'https://one.example' },
    { site: 'two', name: 'Zwei', origin: 'https://two.example' },
  ],
  hasDirectory: false,
};

const messagesOf = (locale: Locale) => ({
  ...shopMessages(locale),
  ...(JSON.parse(readFileSync(join(__dirname, `../messages/${locale}.json`), 'utf8')) as Record<string, string>),
});

interface Options {
  services: FakeServices;
  path?: string;
}

/** Renders a part of the desk at a location, over fake services. Returns what Testing Library does, plus `user`, `calls`, the address and the events. */
export function renderDesk(ui: ReactElement, { services, path = '/one/moderation/waiting' }: Options) {
  const calls: ServiceRequest[] = [];
  const store = createDeskStore(fakeTransport(services, calls));
  FakeEventSource.install();
  let address = '';
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const rendered = render(
    <DeskConfigContext value={config}>
      <Provider store={store}>
        <ShopIntlProvider locale="de" messages={messagesOf('de')}>
          <MemoryRouter address={path}>
            <Address />
            {ui}
          </MemoryRouter>
        </ShopIntlProvider>
      </Provider>
    </DeskConfigContext>,
  );
  return { ...rendered, user: userEvent.setup(), calls, address: () => address };
}
