import { postgresSearch } from './postgres/postgresSearch.ts';
import type { SearchEngine } from './SearchEngine.ts';

export type { SearchTerm } from './SearchEngine.ts';

/** The engine of the shop. Another one takes its place here. */
export const searchEngine: SearchEngine = postgresSearch;
