import type { Locale } from '@shop/contracts/constants';
import type { PathRegistry } from '../PathRegistry.ts';
import type { Transaction } from '../../db/database.ts';
import type { FacetMatcher } from './FacetMatcher.ts';
import type { ImportedCooks } from './ImportedCooks.ts';
import type { ImportedLists } from './ImportedLists.ts';

/** The target of an import: a site in one language. */
export interface ImportScope {
  tx: Transaction;
  site: string;
  locale: Locale;
  currency: string;
  /** All addresses of the site. */
  paths: PathRegistry;
  lists: ImportedLists;
  cooks: ImportedCooks;
  facets: FacetMatcher;
  now: Date;
}
