import { locales } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../src/db/database.ts';
import { countTerms } from '../../src/catalogue/countTerms.ts';
import { EXCERPT_LENGTH } from '../../src/catalogue/excerpt.ts';
import { type ItemSource, searchTerm, synonym } from '../../src/db/schema/index.ts';
import type { FlatCategory } from './categoryTree.ts';
import type { CatalogueFiles } from './readBrand.ts';
import { replaceRows } from './writeRows.ts';

const MIN_TERM_LENGTH = 3;
const plainDescription = sql`regexp_replace(regexp_replace(t.description, '<[^>]+>', ' ', 'g'), '\\s+', ' ', 'g')`;

function wordsOf(title: string): string[] {
  return (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= MIN_TERM_LENGTH);
}

/** Words of all titles, and the titles of lists and facet values: what the search suggests. */
export function searchTermRows(site: string, categories: readonly FlatCategory[], files: CatalogueFiles) {
  const items = [...files.products, ...files.series, ...files.recipes];
  const named = [...categories, ...files.attributes.flatMap(({ values }) => values)];
  return locales.flatMap((locale) => {
    const terms = new Set([
      ...items.flatMap(({ title }) => wordsOf(title[locale])),
      ...named.map(({ title }) => title[locale].toLowerCase()).filter((title) => title.length >= MIN_TERM_LENGTH),
    ]);
    return [...terms].map((term) => ({ site, locale, term, itemCount: 0 }));
  });
}

/** Every word of a group of synonyms leads to the others. */
export function synonymRows(site: string, synonyms: CatalogueFiles['synonyms']): (typeof synonym.$inferInsert)[] {
  return locales.flatMap((locale) => {
    const words = new Map<string, Set<string>>();
    for (const group of synonyms[locale] ?? []) {
      for (const term of group) {
        const others = words.get(term) ?? new Set();
        for (const other of group) if (other !== term) others.add(other);
        words.set(term, others);
      }
    }
    return [...words].map(([term, others]) => ({ site, locale, term, words: [...others] }));
  });
}

/**
 * Fills the index of the search: titles weigh most, then subtitle and summary, then the description, then ingredients
 * and facet values. What only members may read is not in it.
 */
export async function writeSearchIndex(
  tx: Transaction,
  site: string,
  categories: readonly FlatCategory[],
  files: CatalogueFiles,
): Promise<void> {
  await replaceRows(tx, synonym, site, synonymRows(site, files.synonyms));
  await replaceRows(tx, searchTerm, site, searchTermRows(site, categories, files));
  await refreshSearchIndex(tx, site, 'demo');
}

/** Brings the index up to date with the texts of what one source has written. Words that find nothing go. */
export async function refreshSearchIndex(tx: Transaction, site: string, source: ItemSource): Promise<void> {
  await tx.execute(sql`
    insert into search_term (site, locale, term, item_count)
    select distinct t.site, t.locale, word, 0
    from item_text t join item i on i.site = t.site and i.id = t.item_id,
      regexp_split_to_table(lower(t.title), '[^[:alnum:]]+') word
    where t.site = ${site} and i.source <> 'demo' and length(word) >= ${MIN_TERM_LENGTH}
    on conflict do nothing`);
  for (const locale of locales) {
    const config = sql`${`shop_${locale}`}::regconfig`;
    const ingredientNames = `$[*].ingredients[*].name.${locale}`;
    await tx.execute(sql`
      update item_text t set search =
        setweight(to_tsvector(${config}, t.title), 'A') ||
        setweight(to_tsvector(${config}, t.sub_title || ' ' || t.summary), 'B') ||
        setweight(to_tsvector(${config}, case when own.members_only and own.product_type = 'recipe'
          then regexp_replace(left(${plainDescription} || ' ', ${EXCERPT_LENGTH}), '\\S*$', '')
          else ${plainDescription} end), 'C') ||
        setweight(to_tsvector(${config}, coalesce((
          select jsonb_path_query_array(r.ingredient_lists, ${ingredientNames}::jsonpath)::text
          from recipe r join item i on i.site = r.site and i.id = r.item_id
          where r.site = t.site and r.item_id = t.item_id and not i.members_only
        ), '')), 'D') ||
        setweight(to_tsvector(${config}, coalesce((
          select string_agg(v.title->>${locale}, ' ')
          from item_attribute a
          join attribute_value v on v.site = a.site and v.attribute_id = a.attribute_id and v.id = a.value_id
          where a.site = t.site and a.item_id = t.item_id
        ), '')), 'D')
      from item own
      where t.site = ${site} and t.locale = ${locale}
        and own.site = t.site and own.id = t.item_id and own.source = ${source}`);
  }
  await countTerms(tx, site);
}
