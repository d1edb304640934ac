import type { stockNotification as contract } from '@shop/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { stockNotification } from '../db/schema/index.ts';
import type { Call, Implementation } from '../module.ts';
import { addNotification } from './addNotification.ts';

/** Stock notifications. Lists and removals are limited to the signed-in customer's own. */
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
    // As text, so that an id that is no UUID is just unknown.
    const { rowCount } = await call.db
      .delete(stockNotification)
      .where(and(ownNotifications(call), eq(sql`${stockNotification.id}::text`, id)));
    return { error: rowCount ? null : 'not_found' };
  },
};

const ownNotifications = ({ site, visitor }: Call) =>
  and(eq(stockNotification.site, site), eq(stockNotification.customerId, visitor.customerId ?? ''));
