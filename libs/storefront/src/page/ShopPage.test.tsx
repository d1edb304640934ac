import { aSiteContent, aSiteContext } from '@shop/builders';
import { createRegistry } from '@shop/cms-renderer';
import { preloadable } from '@shop/preloadable';
import { mimeTypes } from '@shop/contracts/constants';
import { shopMessages } from '@shop/intl/testing';
import { neutralBrand, testStore } from '@shop/testing';
import { render, screen, within } from '@testing-library/react';
import { initialPageLocation } from '../app/PageLocation';
import { PageNavigator } from '../app/PageNavigator';
import { PageRouter } from '../app/PageRouter';
import { StorefrontProviders } from '../app/StorefrontProviders';
import { renderErrors } from '../client/renderErrors';
import type { StorefrontBrand } from '../storefrontBrand';
import { loadPage } from './loadPage';
import { ShopPage } from './ShopPage';

const site = aSiteContent();
const content = aSiteContent({ mimeType: mimeTypes.app, uri: '/app', page: { ...site.page, referenceId: 'own/app' } });
const surroundings = { contentElementsBefore: [], contentElementsAfter: [], meta: site.page.meta };

// jsdom does not know how it came to a page.
beforeAll(() => void Object.assign(performance, { getEntriesByType: () => [] }));

/** The shop at a page that shows `App`. */
async function openPage(App: () => React.ReactNode) {
  const { store } = testStore({
    services: {
      'site/GetSiteContext': { ret: aSiteContext({ content }) },
      'site/AppContent': { ret: surroundings },
    },
  });
  const brand: StorefrontBrand = {
    config: neutralBrand,
    cmsRegistry: createRegistry({}),
    messageLoaders: {} as never,
    apps: { 'own/app': preloadable(() => Promise.resolve({ default: App })) },
  };
  const url = new URL('http://shop/app');
  const initial = initialPageLocation(await loadPage(brand, store, url), url);
  const navigator = new PageNavigator({ initial, load: (next) => loadPage(brand, store, next) });
  const run = { skipped: new Set<string>() };
  render(
    <StorefrontProviders {...{ brand, store, locale: 'de', messages: shopMessages('de'), run, indexable: true }}>
      <PageRouter navigator={navigator}>
        <ShopPage />
      </PageRouter>
    </StorefrontProviders>,
    { onCaughtError: renderErrors().onCaughtError },
  );
}

it('shows a page inside the frame', async () => {
  await openPage(() => <h1>Warenkorb</h1>);
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

it('says that a page failed, logs why, and leaves the frame standing', async () => {
  const fault = new Error('kaputt');
  await openPage(() => {
    throw fault;
  });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: 'Hier ist etwas schiefgelaufen' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Neu laden' })).toHaveAttribute('href', '/app');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(jest.mocked(console.error).mock.calls.map(([error]) => error as unknown)).toContain(fault);
  jest.mocked(console.error).mockClear();
});
