import { locales } from '@shop/contracts/constants';
import type { Transaction } from '../../src/db/database.ts';
import { synonym } from '../../src/db/schema/index.ts';
import { searchEngine, type SearchTerm } from '../../src/search/index.ts';
import type { FlatCategory } from './categoryTree.ts';
import type { CatalogueFiles } from './readBrand.ts';
import { replaceRows } from '../../src/db/writeRows.ts';

const wordsOf = (title: string) => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of all titles, the titles of lists and facet values, and synonyms: terms for suggestions. */
function termsToSuggest(categories: readonly FlatCategory[], files: CatalogueFiles): SearchTerm[] {
  const items = [...files.products, ...files.series, ...files.recipes];
  const named = [...categories, ...files.attributes.flatMap(({ values }) => values)];
  return locales.flatMap((locale) => {
    const terms = new Set([
      ...items.flatMap(({ title }) => wordsOf(title[locale])),
      ...named.map(({ title }) => title[locale].toLowerCase()),
      ...(files.synonyms.same[locale] ?? []).flat(),
    ]);
    return [...terms].map((term) => ({ locale, term }));
  });
}

/** Every word of a group of synonyms finds the others. */
function synonymRows(site: string, { same }: CatalogueFiles['synonyms']): (typeof synonym.$inferInsert)[] {
  return locales.flatMap((locale) => {
    const words = new Map<string, Set<string>>();
    for (const group of same[locale] ?? []) {
      for (const term of group) {
        const others = words.get(term) ?? new Set();
        for (const other of group) if (other !== term) others.add(other);
        words.set(term, others);
      }
    }
    return [...words].map(([term, others]) => ({ site, locale, term, words: [...others] }));
  });
}

/** Passes the synonyms, terms and items of a site to the search. */
export async function writeSearchIndex(
  tx: Transaction,
  site: string,
  categories: readonly FlatCategory[],
  files: CatalogueFiles,
): Promise<void> {
  await replaceRows(tx, synonym, site, synonymRows(site, files.synonyms));
  await searchEngine.indexItems(tx, site, 'demo', termsToSuggest(categories, files));
}
