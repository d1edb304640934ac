import type { Locale } from '@shop/contracts/constants';
import type { ShopState } from '@shop/service-client';
import type { PageData } from './page/pageData';

/** Id of the JSON script that carries the state from the server to the browser. */
export const STATE_ELEMENT_ID = 'shop-state';

/** What the server hands over so that the browser can hydrate without asking again. */
export interface PageState {
  locale: Locale;
  /** What the page's loader gave; null where it failed. */
  page: PageData | null;
  /** Ids of the elements that failed on the server; left out where there are none. */
  skipped?: readonly string[] | undefined;
  /** Search engines may list what this host shows; left out where they may not. */
  indexable?: true | undefined;
  /** State of the store. */
  store: Partial<ShopState>;
}
