/** The attribute of prices in filters. Its values are ranges of cents: `1000-5000`, `-5000`, `1000-`. */
export const PRICE_FILTER = 'amount';

/** Names of the fields of a form with the ends of a range, in units of the currency; either may be empty. */
export const priceFields = { from: 'price.from', to: 'price.to' } as const;

/** The highest end that a form takes, in units of the currency. */
export const MAX_PRICE = 9_999_999;

/** Limits of a price in cents, both included; null for none. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** The value of a range among the filters. */
export const priceValue = ({ min, max }: PriceRange): string => `${min ?? ''}-${max ?? ''}`;

/** The range of a value; null if it is none, without ends or with the lower one above the other. */
export function readPriceValue(value: string): PriceRange | null {
  const [, min, max] = /^(\d{0,9})-(\d{0,9})$/.exec(value) ?? [];
  if ((!min && !max) || (min && max && Number(min) > Number(max))) return null;
  return { min: min ? Number(min) : null, max: max ? Number(max) : null };
}

/** The value of two ends as they are typed, in either order; null without any. What is no price counts as empty. */
export function typedPriceValue(from: string, to: string): string | null {
  const [min, max] = [centsOf(from), centsOf(to)];
  // Nothing costs less than nothing.
  if (!min && max === null) return null;
  return min !== null && max !== null && min > max
    ? priceValue({ min: max || null, max: min })
    : priceValue({ min: min || null, max });
}

function centsOf(typed: string): number | null {
  const units = typed.trim() === '' ? NaN : Number(typed);
  return units >= 0 && units <= MAX_PRICE ? Math.round(units * 100) : null;
}

/** A query with the fields of such a form, if there are any, as a filter; what else it holds stays. */
export function withPriceFilter(search: string): string {
  const query = new URLSearchParams(search);
  const { from, to } = priceFields;
  if (!query.has(from) && !query.has(to)) return search;
  const value = typedPriceValue(query.get(from) ?? '', query.get(to) ?? '');
  for (const name of [from, to, `filter.${PRICE_FILTER}`]) query.delete(name);
  if (value) query.append(`filter.${PRICE_FILTER}`, value);
  return query.size > 0 ? `?${query.toString()}` : '';
}
