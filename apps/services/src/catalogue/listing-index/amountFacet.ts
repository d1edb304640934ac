import { type Locale, locales } from '@shop/contracts/constants';
import { Bitmap } from './Bitmap.ts';
import type { IndexedFacet, ListingIndex } from './ListingIndex.ts';

/** Limits of a price in cents, both included; null for none. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** The facet of the price ranges that visitors name. Its values are those of a query, so it offers none to choose. */
export const amountFacetId = 'amount';

const title = { de: 'Preis', fr: 'Prix', en: 'Price', it: 'Prezzo' };
const limits: Readonly<Record<Locale, { atMost: string; atLeast: string; and: string }>> = {
  de: { atMost: 'bis', atLeast: 'ab', and: 'bis' },
  fr: { atMost: 'jusqu’à', atLeast: 'dès', and: 'à' },
  en: { atMost: 'up to', atLeast: 'from', and: 'to' },
  it: { atMost: 'fino a', atLeast: 'da', and: 'a' },
};

/** The id of a range among the facet's values: `1000-5000`, `-5000`, `1000-`. */
export const amountValue = ({ min, max }: PriceRange) => `${min ?? ''}-${max ?? ''}`;

/** The facet with the ranges of these ids, and the items whose price is in them. Ids that are no range are left out. */
export function amountFacet({ prices, currency }: ListingIndex, valueIds: readonly string[]): IndexedFacet {
  const values = valueIds.flatMap((id) => {
    const range = rangeOf(id);
    return range ? [{ id, title: titleOf(range, currency), items: itemsIn(range, prices) }] : [];
  });
  return { id: amountFacetId, title, values };
}

function rangeOf(valueId: string): PriceRange | null {
  const [, min, max] = /^(\d{0,9})-(\d{0,9})$/.exec(valueId) ?? [];
  if (!min && !max) return null;
  return { min: min ? Number(min) : null, max: max ? Number(max) : null };
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
