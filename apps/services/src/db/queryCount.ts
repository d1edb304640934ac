import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm/logger';

export interface QueryCount {
  queries: number;
}

const counts = new AsyncLocalStorage<QueryCount>();

/** Runs a task, including what it does asynchronously, and counts its SQL statements. */
export function withQueryCount(count: QueryCount, task: () => void): void {
  counts.run(count, task);
}

/** Called for each statement; does nothing outside of `withQueryCount`. */
export const queryCounter: Logger = {
  logQuery: () => {
    const count = counts.getStore();
    if (count) count.queries += 1;
  },
};
