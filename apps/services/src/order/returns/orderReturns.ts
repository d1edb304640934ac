import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/database.ts';
import { orderReturn } from '../../db/schema/orderReturn.ts';

export type ReturnRow = typeof orderReturn.$inferSelect;

/** What is to be sent back of an order, and was, the oldest first. */
export function findReturns(db: DatabaseOrTransaction, orderId: string): Promise<ReturnRow[]> {
  return db
    .select()
    .from(orderReturn)
    .where(eq(orderReturn.orderId, orderId))
    .orderBy(asc(orderReturn.createdAt), asc(orderReturn.id));
}

/** Changes a return of a locked order if it is in this status. False if it is not, or there is no such return. */
export async function changeReturn(
  tx: Transaction,
  { orderId, id, status }: Pick<ReturnRow, 'orderId' | 'id' | 'status'>,
  change: Omit<Partial<typeof orderReturn.$inferInsert>, 'id' | 'orderId'>,
): Promise<boolean> {
  const changed = await tx
    .update(orderReturn)
    .set(change)
    .where(and(eq(orderReturn.orderId, orderId), eq(orderReturn.id, id), eq(orderReturn.status, status)))
    .returning({ id: orderReturn.id });
  return changed.length > 0;
}
