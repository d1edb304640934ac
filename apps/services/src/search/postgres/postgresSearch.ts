import type { SearchEngine } from '../SearchEngine.ts';
import { findItems } from './findItems.ts';
import { indexItems } from './indexItems.ts';
import { similarItems } from './similarItems.ts';
import { suggest } from './suggest.ts';
import { updateItems } from './updateItems.ts';

/** Search in PostgreSQL: full text in the language of a page, parts of words, similar titles. */
export const postgresSearch: SearchEngine = {
  indexItems,
  updateItems,
  find: findItems,
  suggest,
  findSimilar: async (index, id, limit) => similarItems(index, id, limit),
};
