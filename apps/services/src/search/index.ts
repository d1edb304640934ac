import { postgresSearch } from './postgres/postgresSearch.ts';
import type { SearchEngine } from './SearchEngine.ts';

export type { SearchTerm } from './SearchEngine.ts';

/** The search engine in use. */
export const searchEngine: SearchEngine = postgresSearch;
