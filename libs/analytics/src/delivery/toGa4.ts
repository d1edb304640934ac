import type { Ga4Event } from '@shop/contracts';
import type { ListRef, Promotion, ShopEvent, TrackedItem, TrackedOrder } from '../queue/shopEvent';
import type { TrackedEvent } from '../queue/trackEvent';
import { pageLocation } from './pageLocation';

/** The event in GA4's format, with page and time. */
export function toGa4({ event, at, url }: TrackedEvent): Ga4Event {
  return { ...words(event), page_location: pageLocation(url), timestamp: at };
}

function words(event: ShopEvent): Ga4Event {
  const { name } = event;
  switch (event.name) {
    case 'page_view':
      return { event: name, page_title: event.title };
    case 'view_item_list':
      return { event: name, ecommerce: { ...listOf(event.list), items: event.items.map(itemOf) } };
    case 'select_item':
      return { event: name, ecommerce: { ...(event.list && listOf(event.list)), items: event.items.map(itemOf) } };
    case 'view_item':
    case 'add_to_cart':
    case 'remove_from_cart':
    case 'view_cart':
      return { event: name, ecommerce: { ...valueOf(event.items), items: event.items.map(itemOf) } };
    case 'begin_checkout':
      return { event: name, ecommerce: orderOf(event.order) };
    case 'add_shipping_info':
      return { event: name, ecommerce: { ...orderOf(event.order), shipping_tier: event.delivery } };
    case 'add_payment_info':
      return { event: name, ecommerce: { ...orderOf(event.order), payment_type: event.payment } };
    case 'purchase':
    case 'refund':
      return {
        event: name,
        ecommerce: { transaction_id: event.id, ...orderOf(event.order), ...chargesOf(event.order) },
      };
    case 'view_promotion':
    case 'select_promotion':
      return { event: name, ecommerce: promotionOf(event.promotion) };
    case 'search':
      return { event: name, search_term: event.term, results: event.count };
    case 'login':
      return { event: name, method: event.method };
    case 'error':
      return { event: name, error_id: event.id, error_domain: event.domain };
    case 'service_event':
      return serviceEventOf(event.action, event.event);
  }
}

/** Cents become currency units here only. */
function toUnits(cents: number): number {
  return cents / 100;
}

function itemOf(item: TrackedItem) {
  const { title, price, productType, qty, index } = item;
  const off = price ? price.crossAmount.cents - price.amount.cents : 0;
  return {
    item_id: idOf(item),
    item_name: title,
    ...(productType && { item_category: productType }),
    ...(price && { price: toUnits(price.amount.cents), currency: price.currency }),
    ...(off > 0 && { discount: toUnits(off) }),
    ...(qty !== undefined && { quantity: qty }),
    ...(index !== undefined && { index }),
  };
}

/** The SKU wherever there is one, so that an article has one id from list to cart. */
function idOf({ id, sku, canonicalSKU }: TrackedItem): string {
  return [sku, canonicalSKU, id].find(Boolean) ?? '';
}

function valueOf(items: readonly TrackedItem[]) {
  const currency = items.find(({ price }) => price)?.price?.currency;
  if (!currency) return {};
  const cents = items.reduce((sum, { price, qty = 1 }) => sum + (price?.amount.cents ?? 0) * qty, 0);
  return { currency, value: toUnits(cents) };
}

/** Its value is what the visitor pays, by whatever means. */
function orderOf({ items, totals: { due, vouchers, currency } }: TrackedOrder) {
  return { currency, value: toUnits(due.cents + vouchers.cents), items: items.map(itemOf) };
}

function chargesOf({ totals: { taxes, delivery } }: TrackedOrder) {
  const tax = taxes.reduce((sum, share) => sum + share.tax.cents, 0);
  return { tax: toUnits(tax), shipping: toUnits(delivery.cents) };
}

const listOf = ({ id, name }: ListRef) => ({ item_list_id: id, item_list_name: name });

function promotionOf({ promotionId, promotionName, creativeName, creativeSlot, items = [] }: Promotion) {
  return {
    promotion_id: promotionId,
    promotion_name: promotionName,
    creative_name: creativeName ?? promotionName,
    ...(creativeSlot && { creative_slot: creativeSlot }),
    items: items.map((item) => ({ item_id: idOf(item), item_name: item.title })),
  };
}

/** The services may name the event; otherwise the action is its name. */
function serviceEventOf(action: string, event: unknown): Ga4Event {
  const { name, ...parameters }: { name?: unknown } = typeof event === 'object' ? { ...event } : {};
  return { ...parameters, event: typeof name === 'string' ? name : action, action };
}
