import { not, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { orderLine, shopOrder, voucher } from '../../db/schema/index.ts';
import { isUnfulfilled } from '../../order/isUnfulfilled.ts';

/** Says no more than that the article was personalized, since such an article cannot be sent back. */
const ERASED = sql`'{"text": "–"}'::jsonb`;

/** How long the greeting of a voucher is kept for its mail. */
const MAIL_KEPT = sql`interval '1 day'`;

/** Erases texts and pictures' ids from the lines of those orders of which nothing is to be made any more. */
export async function erasePersonalization(db: DatabaseOrTransaction, orders: SQL): Promise<void> {
  await db.execute(sql`
    update ${orderLine} set personalization = ${ERASED}
    from ${shopOrder}
    where ${shopOrder.id} = ${orderLine.orderId} and ${orders} and ${not(isUnfulfilled)}
      and ${orderLine.personalization} <> ${ERASED}`);
}

/** Erases what was needed when its customer deleted the account, and is not any more: of orders, and of vouchers issued since. */
export async function sweepPersonalization(db: DatabaseOrTransaction): Promise<void> {
  await erasePersonalization(db, sql`${shopOrder.isForgotten}`);
  await db.execute(sql`
    update ${voucher} set message = ''
    from ${shopOrder}
    where ${shopOrder.id} = ${voucher.orderId} and ${shopOrder.isForgotten} and ${voucher.message} <> ''
      and ${voucher.createdAt} < now() - ${MAIL_KEPT}`);
}
