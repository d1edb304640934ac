/** @jest-environment node */
import { createRegistry } from '@shop/cms-renderer';
import { mimeTypes } from '@shop/contracts/constants';
import { aSiteContent, aSiteContext } from '@shop/builders';
import { neutralBrand, testStore } from '@shop/testing';
import { preloadable } from '@shop/preloadable';
import { loadPage } from '../page/loadPage';
import type { StorefrontBrand } from '../storefrontBrand';
import { prefetchPage } from './prefetchPage';

const app = jest.fn(() => Promise.resolve({ default: () => null }));
const brand: StorefrontBrand = {
  config: neutralBrand,
  cmsRegistry: createRegistry({}),
  messageLoaders: {} as never,
  apps: { 'own/app': preloadable(app) },
};
const url = new URL('http://shop/pflege');
const context = '/services/site/site/GetSiteContext';
const signal = new AbortController().signal;

/** A shop whose page has this content. */
function shopWith(content = aSiteContent()) {
  return testStore({
    services: {
      'site/GetSiteContext': { ret: aSiteContext({ content }) },
      'site/Page': { ret: { id: 'content-1', title: 'Pflege', contentElements: [] } },
    },
  });
}
const methods = ({ calls }: ReturnType<typeof shopWith>) => calls.map(({ path, method }) => `${path}/${method}`);

it('leaves nothing for the navigation to fetch', async () => {
  const shop = shopWith();
  await prefetchPage(brand, shop.store, url, signal);
  const fetched = methods(shop);
  expect(fetched).toContain('/services/site/site/Page');
  await loadPage(brand, shop.store, url);
  expect(methods(shop)).toEqual(fetched);
});

it('shares what is on its way with the navigation', async () => {
  const shop = shopWith();
  await Promise.all([prefetchPage(brand, shop.store, url, signal), loadPage(brand, shop.store, url)]);
  expect(new Set(methods(shop)).size).toBe(methods(shop).length);
});

it('goes no further than the context of a page of one visitor, or when the link was left', async () => {
  const site = aSiteContent();
  const content = aSiteContent({ mimeType: mimeTypes.app, page: { ...site.page, referenceId: 'own/app' } });
  const cart = shopWith(content);
  await prefetchPage(brand, cart.store, url, signal);
  const left = shopWith();
  await prefetchPage(brand, left.store, url, AbortSignal.abort());
  expect([methods(cart), methods(left)]).toEqual([[context], [context]]);
  expect(app).not.toHaveBeenCalled();
});
