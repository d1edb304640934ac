import { MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import type { searchStatistics } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { searchCounterOf } from './searchCounterOf.ts';

/** Counts of searches for the staff. */
export const searchStatisticsModule: Implementation<typeof searchStatistics> = {
  CountClick: ({ db, site }, term, locale) => {
    if (term.trim().length < MIN_SEARCH_LENGTH) return { error: 'TERM_TOO_SHORT' };
    searchCounterOf(db).countClick({ site, locale, term });
    return { error: null };
  },
};
