import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { bumpContentVersion } from '../site/contentVersion.ts';

interface Item {
  site: string;
  referenceId: string;
}

/**
 * After entries of an item have come to be shown, or are no longer: its counts follow, and cached pages do. At the end of
 * the transaction, since others wait for it from here on.
 */
export async function showChange(tx: Transaction, { site, referenceId }: Item): Promise<void> {
  // A statement of its own: the one that counts has to see what a transaction that was waited for has committed.
  await tx.execute(sql`select 1 from item where site = ${site} and id = ${referenceId} for no key update`);
  await tx.execute(sql`
    update item set (rating_sum, rating_count) = (
        select coalesce(sum(score * count), 0), coalesce(sum(count), 0) from review_count c
        where c.site = item.site and reference_id = item.id),
      question_count = (
        select count(*) from question where question.site = item.site and reference_id = item.id and approved)
    where site = ${site} and id = ${referenceId}`);
  await bumpContentVersion(tx);
}
