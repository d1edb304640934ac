/** @jest-environment node */
import { aSiteContext } from '@shop/builders';
import { createRegistry } from '@shop/cms-renderer';
import { neutralBrand, testStore } from '@shop/testing';
import type { PageLoader } from '../app/pageLoader';
import { loadPage } from '../page/loadPage';
import { PageMoved } from '../page/PageMoved';
import type { StorefrontBrand } from '../storefrontBrand';
import { createLoadOrLeave } from './createLoadOrLeave';

const brand = { config: neutralBrand, cmsRegistry: createRegistry({}), apps: {} } as unknown as StorefrontBrand;
const leave = jest.fn();

it.each<[string, PageLoader]>([
  ['loadPage', (...[shop, store, url]) => loadPage(shop, store, url)],
  ['a navigation', createLoadOrLeave(leave, 'de')],
])('%s leads to where a page has moved, with the query it was asked for', async (_, load) => {
  const { store } = testStore({ services: { 'site/GetSiteContext': { ret: aSiteContext({ redirect: '/neu' }) } } });
  const url = new URL('http://shop/alt?utm_source=mail&utm_campaign=herbst');
  const loading = load(brand, store, url, new AbortController().signal);
  await expect(loading).rejects.toEqual(new PageMoved('/neu?utm_source=mail&utm_campaign=herbst'));
  expect(leave).not.toHaveBeenCalled();
});
