import type { catalogueBackend, ResultsOf } from '@shop/contracts';
import { type Locale, MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import type { Call } from '../module.ts';
import { searchCounterOf } from '../search/searchCounterOf.ts';

/** Counts that a result of a term was chosen, for the staff. */
export function countSearchClick(
  { db, site }: Call,
  term: string,
  locale: Locale,
): ResultsOf<typeof catalogueBackend, 'CountSearchClick'> {
  if (term.trim().length < MIN_SEARCH_LENGTH) return { error: 'TERM_TOO_SHORT' };
  searchCounterOf(db).countClick({ site, locale, term });
  return { error: null };
}
