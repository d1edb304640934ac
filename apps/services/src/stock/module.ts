import type { stockNotification as contract } from '@shop/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { stockNotification } from '../db/schema/index.ts';
import type { Call, Implementation } from '../module.ts';
import { addNotification } from './addNotification.ts';

/** Who wants to hear of which article. Lists and removals are about the signed-in customer's own notifications. */
export const stockModule: Implementation<typeof contract> = {
  AddNotification: addNotification,
  GetAllNotifications: async (call) => {
    const rows = await call.db
      .select({ id: stockNotification.id, sku: stockNotification.sku, createdAt: stockNotification.createdAt })
      .from(stockNotification)
      .where(ownNotifications(call))
      .orderBy(desc(stockNotification.createdAt));
    return { ret: rows.map((row) => ({ ...row, createdAt: row.createdAt.getTime() })), error: null };
  },
  RemoveNotification: async (call, id) => {
    // As text: an id of no form the database knows is just one that nobody has.
    const { rowCount } = await call.db
      .delete(stockNotification)
      .where(and(ownNotifications(call), eq(sql`${stockNotification.id}::text`, id)));
    return { error: rowCount ? null : 'not_found' };
  },
};

const ownNotifications = ({ site, visitor }: Call) =>
  and(eq(stockNotification.site, site), eq(stockNotification.customerId, visitor.customerId ?? ''));
