import { brand as gi } from '@shop/gi/brand';
import { look as giLook } from '@shop/gi/look';
import { brand as hmd } from '@shop/hmd/brand';
import { look as hmdLook } from '@shop/hmd/look';
import { loadElements } from '@shop/cms-renderer';
import type { Locale } from '@shop/contracts/constants';
import type { Transport } from '@shop/service-client';
import { createStore, lookCss } from '@shop/storefront/app';
import { type FakeServices, fakeTransport } from '@shop/testing/stories';
import { inBrand } from './inBrand';

/** What the toolbar chooses. */
export interface ShopGlobals {
  brand: string;
  locale: Locale;
}

/** What a story may say about the shop around it, as `parameters: { shop: … }`. */
export interface ShopParameters {
  /**
   * Answers of the services, by the end of path and method: `{ 'backend/GetListingItems': () => ({ ret: … }) }`.
   * Functions, because Storybook merges the parameters of a story into those of its component.
   */
  services?: FakeServices;
  /** State of slices, by their names: `{ session: … }`. */
  state?: object;
  /** Where the page is. */
  path?: string;
  /** Kind of the element that `args.data` belongs to: what pages load for it is loaded. */
  kind?: string;
}

const shops = {
  gi: { brand: gi, css: lookCss(giLook) },
  hmd: { brand: hmd, css: lookCss(hmdLook) },
};

/** The brands of the toolbar, by their key. */
export const brandNames = Object.entries(shops).map(([value, { brand }]) => ({ value, title: brand.config.name }));

/** Opens the chosen brand's shop for one story: texts, a store of its own, the code of the elements it shows. */
export async function shopOfStory({ brand: key, locale }: ShopGlobals, parameters: ShopParameters, data: unknown) {
  const { brand, css } = shops[key as keyof typeof shops];
  const { services = {}, state, path = '/', kind } = parameters;
  const store = createStore({ transport: brandTransport(services, key) }, state);
  const { default: messages } = await brand.messageLoaders[locale]();
  if (kind) {
    const element = { id: 'story', kind, data: data as Record<string, unknown> };
    await loadElements([element], brand.cmsRegistry, { store, locale });
  }
  return { key, brand, css, store, locale, messages, path };
}

function brandTransport(services: FakeServices, key: string): Transport {
  const transport = fakeTransport(services);
  return async (request, signal) => {
    const response = await transport(request, signal);
    return { ...response, json: async () => inBrand(await response.json(), key) };
  };
}

export type ShopOfStory = Awaited<ReturnType<typeof shopOfStory>>;
