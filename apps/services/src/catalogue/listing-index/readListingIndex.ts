import type { ProductType } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { Texts } from '../../db/schema/index.ts';
import { mainPriceCents } from '../mainSku.ts';
import { ratingCount, ratingSum } from '../shownCommunity.ts';
import { typeFacetTitle, typeTitles } from '../typeTitles.ts';
import { Bitmap } from './Bitmap.ts';
import type { GlobalSort, IndexedFacet, ListingIndex } from './ListingIndex.ts';

/** The items of a site as columns of equal length, in the order of their ids. */
interface ItemColumns extends Record<string, unknown> {
  ids: string[] | null;
  types: ProductType[] | null;
  prices: (number | null)[] | null;
  currency: string | null;
  since: number[] | null;
  ratingSums: number[] | null;
  ratingCounts: number[] | null;
}

/** The number of an item: its position among the ids of its site. */
const numbered = (site: string) =>
  sql`numbered as materialized (select id, (row_number() over (order by id) - 1)::int as n from item where site = ${site})`;

/** Reads the index of a site. Three queries with few rows of long arrays. */
export async function readListingIndex(tx: Transaction, site: string): Promise<ListingIndex> {
  const { rows } = await tx.execute<ItemColumns>(sql`
    select json_agg(id order by id) as ids, json_agg(product_type order by id) as types,
      json_agg(coalesce(${mainPriceCents}, price_cents) order by id) as prices,
      min(currency) as currency, json_agg(extract(epoch from since) order by id) as since,
      json_agg(${ratingSum} order by id) as "ratingSums", json_agg(${ratingCount} order by id) as "ratingCounts"
    from item i where site = ${site}`);
  const lists = await tx.execute<{ id: string; numbers: number[] }>(sql`
    with ${numbered(site)}
    select l.id, coalesce(json_agg(n.n order by c.position, n.n) filter (where n.n is not null), '[]') as numbers
    from category l
    left join item_category c on c.site = l.site and c.category_id = l.id
    left join numbered n on n.id = c.item_id
    where l.site = ${site} group by 1`);
  const ids = rows[0]?.ids ?? [];
  const prices = rows[0]?.prices ?? [];
  return {
    ids,
    numbers: new Map(ids.map((id, number) => [id, number])),
    lists: new Map(lists.rows.map(({ id, numbers }) => [id, Uint32Array.from(numbers)])),
    facets: await readFacets(tx, site, ids.length),
    types: typesOf(rows[0]?.types ?? []),
    prices,
    currency: rows[0]?.currency ?? '',
    priced: Bitmap.where(prices, (price) => price !== null),
    orders: ordersOf(rows[0]),
  };
}

async function readFacets(tx: Transaction, site: string, size: number): Promise<IndexedFacet[]> {
  interface ValueRow extends Record<string, unknown> {
    id: string;
    title: Texts;
    valueId: string;
    valueTitle: Texts;
    words: Record<string, string[]>;
    numbers: number[] | null;
  }
  const { rows } = await tx.execute<ValueRow>(sql`
    with ${numbered(site)},
    held as (
      select a.attribute_id, a.value_id, json_agg(n.n) as numbers
      from item_attribute a join numbered n on n.id = a.item_id where a.site = ${site} group by 1, 2
    )
    select a.id, a.title, v.id as "valueId", v.title as "valueTitle", v.words, h.numbers
    from attribute a
    join attribute_value v on v.site = a.site and v.attribute_id = a.id
    left join held h on h.attribute_id = a.id and h.value_id = v.id
    where a.site = ${site} order by a.position, a.id, v.position, v.id`);
  const facets = new Map<string, { id: string; title: Texts; values: IndexedFacet['values'][number][] }>();
  for (const { id, title, valueId, valueTitle, words, numbers } of rows) {
    const facet = facets.get(id) ?? { id, title, values: [] };
    facet.values.push({ id: valueId, title: valueTitle, words, items: Bitmap.of(size, numbers ?? []) });
    facets.set(id, facet);
  }
  return [...facets.values()];
}

function typesOf(types: readonly ProductType[]): IndexedFacet {
  const members = Map.groupBy(types.keys(), (number) => types[number]!);
  const values = Object.entries(typeTitles).map(([id, title]) => ({
    id,
    title,
    items: Bitmap.of(types.length, members.get(id as ProductType) ?? []),
  }));
  return { ...typeFacetTitle, values };
}

function ordersOf(columns: ItemColumns | undefined): Record<GlobalSort, Uint32Array> {
  const { prices, since, ratingSums, ratingCounts } = columns ?? {};
  const size = columns?.ids?.length ?? 0;
  const sorted = (isBefore: (a: number, b: number) => number) =>
    Uint32Array.from({ length: size }, (_, number) => number).sort((a, b) => isBefore(a, b) || a - b);
  const price = (number: number, without: number) => prices?.[number] ?? without;
  const count = (number: number) => ratingCounts?.[number] ?? 0;
  const score = (number: number) => (count(number) ? (ratingSums?.[number] ?? 0) / count(number) : -1);
  return {
    priceAscending: sorted((a, b) => price(a, Number.MAX_SAFE_INTEGER) - price(b, Number.MAX_SAFE_INTEGER)),
    priceDescending: sorted((a, b) => price(b, -1) - price(a, -1)),
    newest: sorted((a, b) => (since?.[b] ?? 0) - (since?.[a] ?? 0)),
    rating: sorted((a, b) => score(b) - score(a) || count(b) - count(a)),
  };
}
