import { inArray, not, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { orderLine, shopOrder } from '../../db/schema/index.ts';
import { unmadeStatuses } from '../../order/unmadeStatuses.ts';

/** Says no more than that something was put on the article, since such an article cannot be sent back. */
const FORGOTTEN = sql`'{"text": "–"}'::jsonb`;

/** Takes out what was put on the lines of those orders of which nothing is to be made any more. */
export async function forgetMadeWords(db: DatabaseOrTransaction, orders: SQL): Promise<void> {
  await db.execute(sql`
    update ${orderLine} set personalization = ${FORGOTTEN}
    from ${shopOrder}
    where ${shopOrder.id} = ${orderLine.orderId} and ${orders} and ${not(inArray(shopOrder.status, unmadeStatuses))}
      and ${orderLine.personalization} <> ${FORGOTTEN}`);
}

/** Of customers who have deleted their account: what was still to be made then, and is made meanwhile. */
export const sweepMadeWords = (db: DatabaseOrTransaction) => forgetMadeWords(db, sql`${shopOrder.isForgotten}`);
