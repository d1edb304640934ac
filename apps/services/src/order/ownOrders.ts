import { and, eq, isNotNull, type Placeholder } from 'drizzle-orm';
import { customerIdOf } from '../customer/customerIdOf.ts';
import { shopOrder } from '../db/schema/order.ts';
import type { Call } from '../module.ts';

type Value = string | Placeholder;

/** Condition: the orders of a site's customer that hold. */
export const ordersOf = (site: Value, customerId: Value) =>
  and(eq(shopOrder.site, site), eq(shopOrder.customerId, customerId), isNotNull(shopOrder.confirmedAt));

/** Condition: the visitor's orders that hold. */
export const ownOrders = (call: Call) => ordersOf(call.site, customerIdOf(call));
