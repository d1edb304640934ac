import type { Locale } from '@shop/contracts/constants';
import type { PathBook } from '../../../demo/import/paths.ts';
import type { Transaction } from '../../db/database.ts';
import type { FacetBook } from './FacetBook.ts';
import type { ImportedCooks } from './ImportedCooks.ts';
import type { ImportedLists } from './ImportedLists.ts';

/** What an import writes into: a site in one language. */
export interface ImportScope {
  tx: Transaction;
  site: string;
  locale: Locale;
  currency: string;
  /** All addresses of the site. */
  paths: PathBook;
  lists: ImportedLists;
  cooks: ImportedCooks;
  facets: FacetBook;
  now: Date;
}
