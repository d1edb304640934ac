import type { Price, Totals } from '@shop/contracts';

/**
 * An article as events carry it. Listing items, products and cart lines fit as they are. Money stays in cents here;
 * delivery converts it.
 */
export interface TrackedItem {
  title: string;
  price: Price | null;
  id?: string;
  sku?: string;
  /** Of a listing item: the SKU its price belongs to. */
  canonicalSKU?: string;
  productType?: string;
  qty?: number;
  /** Position in its list, from 0. */
  index?: number;
}

/** The list an item was seen in. */
export interface ListRef {
  id: string;
  name: string;
}

/** A teaser, banner or list that promotes something. */
export interface Promotion {
  /** Identifier given by the editor, or that of the list or element. */
  promotionId: string;
  promotionName: string;
  /** Name of what was shown: the teaser or the slide. */
  creativeName?: string;
  /** Position among several, such as `2` in a carousel. */
  creativeSlot?: string;
  /** Promoted items, where known. */
  items?: readonly TrackedItem[];
}

/** What is to be ordered, or was, as events carry it: the same amounts from the checkout to the order. */
export interface TrackedOrder {
  items: readonly TrackedItem[];
  totals: Totals;
}

/** All events of the shop, by their GA4 names. */
export type ShopEvent =
  | { name: 'page_view'; title: string }
  | { name: 'view_item_list'; list: ListRef; items: readonly TrackedItem[] }
  | { name: 'select_item'; list: ListRef | null; items: readonly [TrackedItem] }
  | { name: 'view_item'; items: readonly [TrackedItem] }
  | { name: 'add_to_cart' | 'remove_from_cart'; items: readonly TrackedItem[] }
  | { name: 'view_cart'; items: readonly TrackedItem[] }
  | { name: 'begin_checkout'; order: TrackedOrder }
  | { name: 'add_shipping_info'; order: TrackedOrder; delivery: string }
  | { name: 'add_payment_info'; order: TrackedOrder; payment: string }
  /** `id` is that of the order, never its number or its key. A refund is of the whole order, or of what was given back. */
  | { name: 'purchase' | 'refund'; order: TrackedOrder; id: string }
  | { name: 'view_promotion' | 'select_promotion'; promotion: Promotion }
  | { name: 'search'; term: string; count: number }
  | { name: 'login'; method: string }
  /** `id` and `domain` of the notice shown, in a form too; never its text, which may repeat what the visitor typed. */
  | { name: 'error'; id: string; domain: string }
  /** An event that a service's reply asked to forward. */
  | { name: 'service_event'; action: string; event: unknown };
