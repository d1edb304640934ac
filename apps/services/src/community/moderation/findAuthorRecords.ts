import type { QueuedEntry } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';

type Decisions = QueuedEntry['author'];

/** How many entries of these customers are shown without waiting, and how many were rejected. One query. */
export async function findAuthorRecords(
  db: DatabaseOrTransaction,
  customerIds: readonly string[],
): Promise<Map<string, Decisions>> {
  if (!customerIds.length) return new Map();
  const written = ['review', 'question', 'review_comment'].map(
    (table) => sql`
      select customer_id, approved and queued_at is null as is_approved, rejection_reason is not null as is_rejected
      from ${sql.identifier(table)} where customer_id = any(${sql.param([...new Set(customerIds)])}::uuid[])`,
  );
  const { rows } = await db.execute<Decisions & { customerId: string } & Record<string, unknown>>(sql`
    select customer_id as "customerId", count(*) filter (where is_approved)::int as approved,
      count(*) filter (where is_rejected)::int as rejected
    from (${sql.join(written, sql` union all `)}) as written
    group by customer_id`);
  return new Map(rows.map(({ customerId, approved, rejected }) => [customerId, { approved, rejected }]));
}
