import type { Database } from '../db/database.ts';
import { SearchCounter } from './SearchCounter.ts';

const counters = new WeakMap<Database, SearchCounter>();

/** The counter of searches in a database. */
export function searchCounterOf(db: Database): SearchCounter {
  const counter = counters.get(db) ?? new SearchCounter(db);
  counters.set(db, counter);
  return counter;
}
