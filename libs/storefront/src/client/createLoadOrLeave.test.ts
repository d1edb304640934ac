import { aContentElement, aSiteContext } from '@shop/builders';
import { createRegistry, setElementReport } from '@shop/cms-renderer';
import { neutralBrand, testStore } from '@shop/testing';
import { preloadable } from '@shop/preloadable';
import type { StorefrontBrand } from '../storefrontBrand';
import { createLoadOrLeave } from './createLoadOrLeave';

const url = new URL('http://shop/pflege?utm_source=mail');
const leave = jest.fn();
const load = createLoadOrLeave(leave);
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
