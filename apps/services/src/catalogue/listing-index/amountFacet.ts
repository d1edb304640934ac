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
  const priceOfFirst = (order: Uint32Array) => prices[order.find((number) => hits.has(number)) ?? -1] ?? 0;
  const [min, max] = [priceOfFirst(orders.priceAscending), priceOfFirst(orders.priceDescending)];
  const { atLeast, atMost } = limits[locale];
  return min < max ? { min, max, currency: currency as PriceBounds['currency'], atLeast, atMost } : null;
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
