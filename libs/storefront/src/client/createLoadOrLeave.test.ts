import { aContentElement, aSiteContent, aSiteContext, httpStatus } from '@shop/builders';
import { createRegistry, setElementReport } from '@shop/cms-renderer';
import { neutralBrand, testStore } from '@shop/testing';
import { preloadable } from '@shop/preloadable';
import { waitFor } from '@testing-library/react';
import type { StorefrontBrand } from '../storefrontBrand';
import { initialPageLocation } from '../app/PageLocation';
import { PageNavigator } from '../app/PageNavigator';
import { createLoadOrLeave } from './createLoadOrLeave';
import { prefetchPage } from './prefetchPage';

const url = new URL('http://shop/pflege?utm_source=mail');
const leave = jest.fn();
const load = createLoadOrLeave(leave, 'de');
const signal = new AbortController().signal;

function brandWith(code: () => Promise<never>): StorefrontBrand {
  const cmsRegistry = createRegistry({ note: preloadable(code) });
  return { config: neutralBrand, cmsRegistry, messageLoaders: {} as never, apps: {} };
}
const whole = brandWith(() => new Promise(() => undefined));
const page = (...contentElements: ReturnType<typeof aContentElement>[]) => ({
  'site/GetSiteContext': { ret: aSiteContext() },
  'site/Page': { ret: { id: 'content-1', title: 'Pflege', contentElements } },
});
const french = { ...page(), 'site/GetSiteContext': { ret: aSiteContext({ content: aSiteContent({ locale: 'fr' }) }) } };
const broken = { 'site/GetSiteContext': { ret: { ...aSiteContext(), content: null } } };

/** What came of it, without waiting for what never comes. */
const outcome = (loading: Promise<unknown>) =>
  Promise.race([loading, new Promise((resolve) => setTimeout(resolve, 20, 'on its way'))]);

beforeEach(() => leave.mockClear());

describe('loading for a navigation', () => {
  it('gives the page', async () => {
    const { store } = testStore({ services: page() });
    await expect(load(whole, store, url, signal)).resolves.toMatchObject({ status: 200, path: '/pflege' });
    expect(leave).not.toHaveBeenCalled();
  });

  it('fetches the document where the page cannot be loaded, and says so', async () => {
    const { store } = testStore({ services: broken });
    expect(await outcome(load(whole, store, url, signal))).toBe('on its way');
    expect(leave.mock.calls).toEqual([[url.href]]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/pflege'), expect.any(TypeError));
    jest.mocked(console.error).mockClear();
  });

  it('does not fetch a visitor back who has gone elsewhere', async () => {
    const { store } = testStore({ services: broken });
    await expect(load(whole, store, url, AbortSignal.abort())).rejects.toThrow(TypeError);
    const other = testStore({ services: french });
    expect(await outcome(load(whole, other.store, url, AbortSignal.abort()))).toMatchObject({ locale: 'fr' });
    expect(leave).not.toHaveBeenCalled();
  });

  it('fetches the document of a page in another language, once the link is followed', async () => {
    const { store } = testStore({ services: french });
    const target = new URL('http://shop/fr/entretien?page=2#lavage');
    await prefetchPage(whole, store, target, signal);
    expect(leave).not.toHaveBeenCalled();
    expect(await outcome(load(whole, store, target, signal))).toBe('on its way');
    expect(leave.mock.calls).toEqual([[target.href]]);
  });

  it('fetches the document where a page has moved to another language', async () => {
    const moved = { ret: aSiteContext({ redirect: '/fr/entretien' }) };
    const { 'site/GetSiteContext': found } = french;
    const context = (path: unknown) => (path === '/pflege' ? moved : found);
    const { store } = testStore({ services: { ...french, 'site/GetSiteContext': context } });
    const initial = initialPageLocation(null, new URL(window.location.href));
    const navigator = new PageNavigator({ initial, load: (to, ends) => load(whole, store, to, ends) });
    navigator.navigate('/pflege?page=2');
    await waitFor(() => expect(leave.mock.calls).toEqual([['http://localhost/fr/entretien?page=2']]));
  });

  it('fetches no document where the services do not say what the page is', async () => {
    const { store } = testStore({ services: { 'site/GetSiteContext': httpStatus(500) } });
    const loading = load(whole, store, new URL('http://shop/fr/entretien'), signal);
    expect(await outcome(loading)).toMatchObject({ locale: 'fr', status: 503 });
    expect(leave).not.toHaveBeenCalled();
  });

  it('fetches the document once where elements have lost their code, then goes on without them', async () => {
    setElementReport(() => undefined);
    const brand = brandWith(() => Promise.reject(new Error('no such chunk')));
    const services = page(aContentElement({ kind: 'note' }));
    expect(await outcome(load(brand, testStore({ services }).store, url, signal))).toBe('on its way');
    expect(leave).toHaveBeenCalledTimes(1);
    await expect(load(brand, testStore({ services }).store, url, signal)).resolves.toMatchObject({ status: 200 });
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
