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
  /** State of the store. */
  store: Partial<ShopState>;
}
