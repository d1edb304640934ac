import { readFileSync } from 'node:fs';
import { catalogueBackend } from '@shop/contracts';
import { type Locale, locales } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import { parse } from 'yaml';
import { callerOf } from './caller.ts';
import type { TestServices } from './testServices.ts';

/** What shoppers type, and what an acceptable first result is: all that is given must hold. */
interface Phrase {
  term: string;
  ids?: string[];
  types?: string[];
  lists?: string[];
  facets?: Record<string, string[]>;
  /** In cents. */
  price?: { min?: number; max?: number };
}

export type Half = 'tune' | 'held-back';

export interface PhraseRates {
  count: number;
  /** Share of the phrases with an acceptable first result. */
  right: number;
  /** Share of the phrases that find nothing. */
  empty: number;
  /** What is wrong, a line for each failing phrase. */
  failures: string[];
}

interface ItemTraits extends Record<string, unknown> {
  id: string;
  lists: string[] | null;
  values: string[] | null;
}

/** Searches for all phrases of one half of a site over HTTP, and judges the first results. */
export async function measurePhrases(services: TestServices, site: string, half: Half): Promise<PhraseRates> {
  const file = new URL(`../../demo/${site}/search-phrases/${half}.yaml`, import.meta.url);
  const phrases = parse(readFileSync(file, 'utf8')) as Record<Locale, Phrase[]>;
  const traits = await readTraits(services, site);
  const call = callerOf(() => services, catalogueBackend);
  const asked = locales.flatMap((locale) => phrases[locale].map((phrase) => ({ locale, phrase })));
  let empty = 0;
  const failures: string[] = [];
  for (const { locale, phrase } of asked) {
    const { ret } = await call('Search', [{ term: phrase.term, locale, pageSize: 3 }], { site });
    const [first] = ret?.items ?? [];
    if (!first) empty += 1;
    const cents = first?.price?.amount.cents ?? null;
    if (first && isRight(phrase, { ...traits.get(first.id)!, type: first.productType, cents })) continue;
    failures.push(`${locale} "${phrase.term}": ${ret?.items.map(({ id }) => id).join(', ') || 'nothing'}`);
  }
  const count = asked.length;
  return { count, right: 1 - failures.length / count, empty: empty / count, failures };
}

async function readTraits({ db }: TestServices, site: string): Promise<Map<string, ItemTraits>> {
  const { rows } = await db.execute<ItemTraits>(sql`
    select i.id,
      (select array_agg(c.category_id) from item_category c where c.site = i.site and c.item_id = i.id) as lists,
      (select array_agg(a.attribute_id || ' ' || a.value_id) from item_attribute a
        where a.site = i.site and a.item_id = i.id) as values
    from item i where i.site = ${site}`);
  return new Map(rows.map((row) => [row.id, row]));
}

function isRight(
  { ids, types, lists, facets = {}, price }: Phrase,
  item: ItemTraits & { type: string; cents: number | null },
): boolean {
  const { min = 0, max = Infinity } = price ?? {};
  return (
    (!ids || ids.includes(item.id)) &&
    (!types || types.includes(item.type)) &&
    (!lists || lists.some((list) => item.lists?.includes(list))) &&
    Object.entries(facets).every(([facet, values]) =>
      values.some((value) => item.values?.includes(`${facet} ${value}`)),
    ) &&
    (!price || (item.cents !== null && item.cents >= min && item.cents <= max))
  );
}
