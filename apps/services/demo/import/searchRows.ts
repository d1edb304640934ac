import { locales } from '@shop/contracts/constants';
import type { Transaction } from '../../src/db/database.ts';
import { MIN_TERM_LENGTH, refreshSearchIndex } from '../../src/catalogue/refreshSearchIndex.ts';
import { searchTerm, synonym } from '../../src/db/schema/index.ts';
import type { FlatCategory } from './categoryTree.ts';
import type { CatalogueFiles } from './readBrand.ts';
import { replaceRows } from './writeRows.ts';

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

/** Fills what the search goes by. */
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
