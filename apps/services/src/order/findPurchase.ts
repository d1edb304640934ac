import { and, eq, exists, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { itemRelation } from '../db/schema/catalogue.ts';
import { orderLine, shopOrder } from '../db/schema/order.ts';
import { UNDONE_STATUSES } from './undoneStatuses.ts';

interface Purchase {
  /** Whether the customer has bought anything. */
  any: boolean;
  /** Whether the customer has bought this item, or one of this series. */
  item: boolean;
}

/** What a customer has bought of an item, by orders that hold. One query. */
export async function findPurchase(
  db: DatabaseOrTransaction,
  site: string,
  customerId: string,
  itemId: string,
): Promise<Purchase> {
  const ofSeries = db
    .select({ one: sql`1` })
    .from(itemRelation)
    .where(
      and(
        eq(itemRelation.site, site),
        eq(itemRelation.itemId, itemId),
        eq(itemRelation.type, 'series'),
        eq(itemRelation.targetId, orderLine.itemId),
      ),
    );
  const [row] = await db
    .select({
      any: sql<boolean>`count(*) > 0`,
      item: sql<boolean>`coalesce(bool_or(${or(eq(orderLine.itemId, itemId), exists(ofSeries))}), false)`,
    })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(
      and(
        eq(shopOrder.site, site),
        eq(shopOrder.customerId, customerId),
        isNotNull(shopOrder.confirmedAt),
        notInArray(shopOrder.status, UNDONE_STATUSES),
      ),
    );
  return row ?? { any: false, item: false };
}
