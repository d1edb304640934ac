import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { question } from '../../db/schema/community.ts';
import type { MailQueue } from '../../mail/MailQueue.ts';

/** Customers who are told of one question; those who bought it last. */
const MAX_TOLD = 20;

/**
 * Queues a mail for customers who have bought what a question is about and want to know, once it is shown: one for each
 * question, and one a day for each customer. In the transaction that shows it.
 */
export async function tellBuyers(mails: MailQueue, tx: Transaction, questionId: string): Promise<void> {
  const [asked] = await tx
    .update(question)
    .set({ buyersToldAt: sql`now()` })
    .where(and(eq(question.id, questionId), eq(question.approved, true), isNull(question.buyersToldAt)))
    .returning();
  if (!asked) return;
  const { site, referenceId, customerId: author } = asked;
  const { rows } = await tx.execute<{ customerId: string }>(sql`
    with buyer as (
      select b.customer_id, max(b.ordered_at) as bought_at
      from sku k join bought_article b on b.sku = k.sku
      where k.site = ${site} and (k.item_id = ${referenceId} or exists (
        select 1 from item_relation r where r.site = k.site and r.item_id = ${referenceId} and r.type = 'series'
          and r.target_id = k.item_id))
      group by b.customer_id
    ), chosen as (
      select m.customer_id
      from mail_choice m join buyer on buyer.customer_id = m.customer_id join customer c on c.id = m.customer_id
      where m.kind = 'questionAsked' and m.wanted and (m.told_at is null or m.told_at < now() - interval '1 day')
        and c.site = ${site} and c.confirmed_at is not null and c.id is distinct from ${author}::uuid
      order by buyer.bought_at desc, m.customer_id limit ${MAX_TOLD} for update of m skip locked
    )
    update mail_choice m set told_at = now() from chosen
    where m.customer_id = chosen.customer_id and m.kind = 'questionAsked' returning m.customer_id as "customerId"`);
  await mails.send(
    tx,
    rows.map(({ customerId }) => ({ kind: 'questionAsked', questionId, customerId })),
  );
}
