import type { PriceBounds } from '@shop/contracts';
import { type Locale, locales } from '@shop/contracts/constants';
import { PRICE_FILTER, type PriceRange, readPriceValue } from '@shop/contracts/price-range';
import { Bitmap } from './Bitmap.ts';
import type { IndexedFacet, ListingIndex } from './ListingIndex.ts';

/** The facet of prices. Its values are the ranges of a query; others are chosen freely. */
export const amountFacetId = PRICE_FILTER;

const title = { de: 'Preis', fr: 'Prix', en: 'Price', it: 'Prezzo' };
const limits: Readonly<Record<Locale, { atMost: string; atLeast: string; and: string }>> = {
  de: { atMost: 'bis', atLeast: 'ab', and: 'bis' },
  fr: { atMost: 'jusqu’à', atLeast: 'dès', and: 'à' },
  en: { atMost: 'up to', atLeast: 'from', and: 'to' },
  it: { atMost: 'fino a', atLeast: 'da', and: 'a' },
};

/** The facet with the ranges of these ids, and the items whose price is in them. Ids that are no range are left out. */
export function amountFacet({ prices, currency }: ListingIndex, valueIds: readonly string[]): IndexedFacet {
  const values = valueIds.flatMap((id) => {
    const range = readPriceValue(id);
    return range ? [{ id, title: titleOf(range, currency), items: itemsIn(range, prices) }] : [];
  });
  return { id: amountFacetId, title, values };
}

/** The lowest and the highest price of items; null if there is no choice between prices. */
export function priceBoundsOf(index: ListingIndex, items: Bitmap, locale: Locale): PriceBounds | null {
  const { prices, orders, priced, currency } = index;
  const hits = items.and(priced);
  const isFew = hits.count() ** 2 < prices.length;
  const [min, max] = isFew
    ? boundsOfFew(hits, prices)
    : [priceOfFirst(orders.priceAscending, hits, prices), priceOfFirst(orders.priceDescending, hits, prices)];
  const { atLeast, atMost } = limits[locale];
  return min < max ? { min, max, currency: currency as PriceBounds['currency'], atLeast, atMost } : null;
}

/** The price of the first item of an order that is among the hits: of many, one of the first. */
function priceOfFirst(order: Uint32Array, hits: Bitmap, prices: ListingIndex['prices']): number {
  // eslint-disable-next-line @typescript-eslint/prefer-for-of -- an iterator takes twice as long, for all items of a shop
  for (let index = 0; index < order.length; index += 1) {
    if (hits.has(order[index]!)) return prices[order[index]!] ?? 0;
  }
  return 0;
}

/** The lowest and the highest price of so few items that finding the first of an order would take longer. */
function boundsOfFew(hits: Bitmap, prices: ListingIndex['prices']): [min: number, max: number] {
  const found: number[] = [];
  hits.forEach((number) => found.push(prices[number] ?? 0));
  return found.length > 0 ? [Math.min(...found), Math.max(...found)] : [0, 0];
}

function itemsIn({ min, max }: PriceRange, prices: ListingIndex['prices']): Bitmap {
  return Bitmap.where(prices, (cents) => cents !== null && cents >= (min ?? 0) && cents <= (max ?? cents));
}

function titleOf({ min, max }: PriceRange, currency: string) {
  const money = (cents: number) => `${currency} ${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
  const inWords = ({ atMost, atLeast, and }: (typeof limits)[Locale]) => {
    if (min === null) return `${atMost} ${money(max ?? 0)}`;
    return max === null ? `${atLeast} ${money(min)}` : `${money(min)} ${and} ${money(max)}`;
  };
  return Object.fromEntries(locales.map((locale) => [locale, inWords(limits[locale])]));
}
