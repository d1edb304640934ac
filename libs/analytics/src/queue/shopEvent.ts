import type { Price } from '@shop/contracts';

/**
 * What an event says of an article. Listing items, products and cart lines fit as they are. Money stays in cents here;
 * delivery turns it into currency units.
 */
export interface TrackedItem {
  title: string;
  price: Price | null;
  id?: string;
  sku?: string;
  /** Of a listing item: the sku its price belongs to. */
  canonicalSKU?: string;
  productType?: string;
  qty?: number;
  /** Place in its list, from 0. */
  index?: number;
}

/** The list an item was seen in. */
export interface ListRef {
  id: string;
  name: string;
}

/** A teaser, banner or list that promotes something. */
export interface Promotion {
  /** Identifier the editor gave, or that of the list or element. */
  promotionId: string;
  promotionName: string;
  /** What was shown: the teaser's or the slide's own name. */
  creativeName?: string;
  /** Place among several, such as `2` of a carousel. */
  creativeSlot?: string;
  /** What is promoted, where that is known. */
  items?: readonly TrackedItem[];
}

/** Everything the shop tells analytics, by the names of GA4. */
export type ShopEvent =
  | { name: 'page_view'; title: string }
  | { name: 'view_item_list'; list: ListRef; items: readonly TrackedItem[] }
  | { name: 'select_item'; list: ListRef | null; items: readonly [TrackedItem] }
  | { name: 'view_item'; items: readonly [TrackedItem] }
  | { name: 'add_to_cart' | 'remove_from_cart'; items: readonly TrackedItem[] }
  | { name: 'view_cart'; items: readonly TrackedItem[] }
  | { name: 'view_promotion' | 'select_promotion'; promotion: Promotion }
  | { name: 'search'; term: string; count: number }
  | { name: 'login'; method: string }
  /** `id` and `domain` of the message the visitor was shown; never its text, which may repeat what was typed. */
  | { name: 'error'; id: string; domain: string }
  /** What a response of the services asked to be passed on. */
  | { name: 'service_event'; action: string; event: unknown };
