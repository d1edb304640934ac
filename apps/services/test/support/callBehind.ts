import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../src/db/database.ts';

/**
 * Begins calls one after the other, each once the one before waits for a lock, behind what `lock` locks first. Gives their
 * replies: all go on at once then.
 */
export async function callBehind<T>(
  db: Database,
  lock: (tx: Transaction) => Promise<unknown>,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const replies: Promise<T>[] = [];
  let hasEnded = false;
  await db.transaction(async (tx) => {
    await lock(tx);
    for (const call of calls) {
      replies.push(call().finally(() => (hasEnded = true)));
      while (!hasEnded && (await waiting(db)) < replies.length);
    }
  });
  return Promise.all(replies);
}

async function waiting(db: Database): Promise<number> {
  const { rows } = await db.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
}
