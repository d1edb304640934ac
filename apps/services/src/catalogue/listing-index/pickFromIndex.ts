import type { CatalogueError, Facet, Sort } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { ChosenFilters } from '../facets.ts';
import { sortsOf } from '../sorts.ts';
import { text } from '../text.ts';
import { amountFacetId, priceBoundsOf } from './amountFacet.ts';
import { Bitmap } from './Bitmap.ts';
import { chosenItems } from './chosenItems.ts';
import { facetsOf } from './facetsOf.ts';
import { groupedByType } from './groupedByType.ts';
import type { IndexedFacet, ListingIndex } from './ListingIndex.ts';

export interface ListingQuery {
  locale: Locale;
  page: number;
  pageSize: number;
  sort: Sort;
  filters: ChosenFilters;
  /** Whether item types are a facet. */
  withTypes?: boolean;
  /** This many items of each type, type by type, instead of a page: where several match and none is chosen. */
  groupSize?: number | null;
  /** Ranges of prices and types that are counted, too. */
  counted?: ChosenFilters;
  /** Whether to say which chosen values each item has. */
  withMatches?: boolean;
}

export interface Picked {
  /** Items of the page, in order. */
  ids: string[];
  /** Number of items that match the filters. */
  count: number;
  filters: Facet[];
  sorts: readonly Sort[];
  /** By item id, the chosen values that it has, by facet id. */
  matches?: Record<string, Record<string, string[]>>;
}

export type Pick = { picked: Picked; error: null } | { picked: null; error: CatalogueError };

/**
 * A page of a list, whose items' numbers are in `base` in order. The counts of a facet ignore its own chosen values,
 * and so show what choosing another value would give.
 */
export function pickFromIndex(index: ListingIndex, base: Uint32Array, query: ListingQuery): Pick {
  const facets = facetsOf(index, query.filters, query);
  const fitting = chosenItems(facets, query.filters, index.ids.length);
  if (!fitting) return { picked: null, error: 'UNKNOWN_FILTER' };
  const all = Bitmap.of(index.ids.length, base);
  const sorts = sortsOf(all.countOfBoth(index.priced) > 0);
  if (base.length > 0 && !sorts.includes(query.sort)) return { picked: null, error: 'UNKNOWN_SORT' };
  /** What matches all facets but one. */
  const hitsBesides = (ignored?: string) =>
    [...fitting].reduce((hits, [id, items]) => (id === ignored ? hits : hits.and(items)), all);
  const hits = hitsBesides();
  const filters = facets.map((facet) => {
    const besides = fitting.has(facet.id) ? hitsBesides(facet.id) : hits;
    const range = facet.id === amountFacetId && priceBoundsOf(index, besides, query.locale);
    return { ...toFacet(facet, besides, query.filters[facet.id], query.locale), ...(range && { range }) };
  });
  const order = query.sort === 'relevance' ? base : index.orders[query.sort];
  const groups =
    query.groupSize && !fitting.has(index.types.id) ? groupedByType(index.types, order, hits, query.groupSize) : [];
  const numbers = groups.length > 1 ? groups.flat() : pageOf(order, hits, query);
  return {
    picked: {
      ids: numbers.map((number) => index.ids[number]!),
      count: hits.count(),
      filters: filters.filter(({ id, values, range }) => range ?? values.length > (id === index.types.id ? 1 : 0)),
      sorts,
      ...(query.withMatches && {
        matches: Object.fromEntries(
          numbers.map((number) => [index.ids[number]!, matchesOf(number, facets, query.filters)]),
        ),
      }),
    },
    error: null,
  };
}

/** The chosen values that an item has, by facet. */
function matchesOf(number: number, facets: readonly IndexedFacet[], chosen: ChosenFilters): Record<string, string[]> {
  return Object.fromEntries(
    facets
      .filter(({ id }) => chosen[id]?.length)
      .map(({ id, values }) => {
        const held = values.filter((value) => chosen[id]?.includes(value.id) && value.items.has(number));
        return [id, held.map((value) => value.id)];
      }),
  );
}

/** Values that occur among the hits, and chosen ones. */
function toFacet(
  { id, title, values }: IndexedFacet,
  hits: Bitmap,
  chosen: readonly string[] = [],
  locale: Locale,
): Facet {
  const counted = values.map((value) => ({
    id: value.id,
    title: text(value.title, locale),
    count: hits.countOfBoth(value.items),
    selected: chosen.includes(value.id),
  }));
  return { id, title: text(title, locale), values: counted.filter(({ count, selected }) => count > 0 || selected) };
}

/** The hits of a page in an order. */
function pageOf(order: Uint32Array, hits: Bitmap, { page, pageSize }: ListingQuery): number[] {
  const found: number[] = [];
  let position = 0;
  for (const number of order) {
    if (!hits.has(number)) continue;
    if (position >= page * pageSize) found.push(number);
    position += 1;
    if (found.length === pageSize) break;
  }
  return found;
}
