import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm/logger';

export interface QueryCount {
  queries: number;
}

const counts = new AsyncLocalStorage<QueryCount>();

/** Runs an act and what follows from it. Every statement of theirs that reaches the database raises the count. */
export function withQueryCount(count: QueryCount, act: () => void): void {
  counts.run(count, act);
}

/** Sees each statement in the call that makes it; outside of a count it does nothing. */
export const queryCounter: Logger = {
  logQuery: () => {
    const count = counts.getStore();
    if (count) count.queries += 1;
  },
};
