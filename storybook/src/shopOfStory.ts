import { type FakeServices, fakeTransport } from '@shop/builders';
import { loadElements } from '@shop/cms-renderer';
import type { ContentElement } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { Transport } from '@shop/service-client';
import { createStore, themeCss } from '@shop/storefront/app';
import { brands } from 'virtual:shop-brands';
import { inBrand } from './inBrand';

/** Choices of the toolbar. */
export interface ShopGlobals {
  /** Its site. */
  brand: string;
  locale: Locale;
}

/** Settings of a story, as `parameters: { shop: … }`. */
export interface ShopParameters {
  /**
   * Replies of the services, by the end of path and method: `{ 'backend/GetListingItems': () => ({ ret: … }) }`.
   * Functions, because Storybook deep-merges parameters of a story and its component.
   */
  services?: FakeServices;
  /** State of slices by name: `{ session: … }`. */
  state?: object;
  /** Address of the page. */
  path?: string;
  /** Kind of the element that `args.data` belongs to, so that its data is loaded as on a page. */
  kind?: string;
}

const shops = new Map(brands.map(({ site, brand, theme }) => [site, { brand, css: themeCss(theme) }]));

/** The brands of the toolbar. */
export const brandNames = brands.map(({ site, brand }) => ({ value: site, title: brand.config.name }));

/** The site shown initially. */
export const firstBrand = brands[0]?.site ?? '';

/** Creates the chosen brand's shop for one story: messages, a store of its own, the code of its elements. */
export async function shopOfStory({ brand: key, locale }: ShopGlobals, parameters: ShopParameters, data: unknown) {
  const shop = shops.get(key);
  if (!shop) throw new Error(`This Storybook does not show the brand "${key}".`);
  const { brand, css } = shop;
  const { services = {}, state, path = '/', kind } = parameters;
  const store = createStore({ transport: brandTransport(services, key) }, state);
  const { default: messages } = await brand.messageLoaders[locale].load();
  if (kind) {
    const element = { id: 'story', kind, data } as ContentElement;
    await loadElements([element], brand.cmsRegistry, { store, locale });
  }
  return { key, brand, css, store, locale, messages, path };
}

function brandTransport(services: FakeServices, key: string): Transport {
  const transport: Transport = fakeTransport(services);
  return async (request, signal) => {
    const response = await transport(request, signal);
    return { ...response, json: async () => inBrand(await response.json(), key) };
  };
}

export type ShopOfStory = Awaited<ReturnType<typeof shopOfStory>>;
