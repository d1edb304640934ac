import { perOwner, ServerCache } from '@shop/server-cache';
import type { Locale } from '@shop/contracts/constants';
import type { ListingIndex } from '../../catalogue/listing-index/ListingIndex.ts';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { readNames } from '../postgres/readNames.ts';
import { buildLexicon, type Lexicon } from './Lexicon.ts';

const MAX_LOCALES = 4;
const cacheOf = perOwner<ListingIndex, ServerCache<Lexicon>>(() => new ServerCache({ maxEntries: MAX_LOCALES }));

/** The lexicon of a site in a language, cached as long as the index is current. One query. */
export function openLexicon(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  index: ListingIndex,
): Promise<Lexicon> {
  return cacheOf(index).get(locale, async () => {
    const values = index.facets.flatMap(({ id: facetId, values }) =>
      values.map(({ id, title, words = {} }) => ({ facetId, id, title, words })),
    );
    const types = index.types.values.filter(({ items }) => items.count() > 0).map(({ id }) => id);
    return buildLexicon(locale, { values, types: new Set(types), names: await readNames(db, site, locale) });
  });
}
