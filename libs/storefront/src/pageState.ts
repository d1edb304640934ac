import type { Locale } from '@shop/contracts/constants';
import type { ShopState } from '@shop/service-client';
import type { PageData } from './page/pageData';

/** Id of the JSON script that carries the state from the server to the browser. */
export const STATE_ELEMENT_ID = 'shop-state';

/** State that the server passes to the browser, so that it can hydrate without requests. */
export interface PageState {
  locale: Locale;
  /** Result of the page's loader; null if it failed. */
  page: PageData | null;
  /** Ids of the elements that failed on the server; omitted if none. */
  skipped?: readonly string[] | undefined;
  /** Whether search engines may index pages on this host; omitted if not. */
  indexable?: true | undefined;
  store: PortableState;
}

/** Tags with the cache entries that provide them. */
export type Tags = ShopState['services']['provided']['tags'];

/** State of the store, as short as it can be told: every page carries it. Without slices that are as in a new store. */
export interface PortableState extends Partial<Omit<ShopState, 'services'>> {
  /** By key of the cache: `endpoint(arguments)`. */
  replies: Readonly<Record<string, PortableReply>>;
  tags?: Tags | undefined;
}

export interface PortableReply {
  data?: unknown;
  /** Omitted if fulfilled. */
  status?: string;
  error?: unknown;
}
