import { and, eq, isNotNull } from 'drizzle-orm';
import { customerIdOf } from '../customer/customerIdOf.ts';
import { shopOrder } from '../db/schema/order.ts';
import type { Call } from '../module.ts';

/** Condition: the visitor's orders that hold. */
export const ownOrders = (call: Call) =>
  and(eq(shopOrder.site, call.site), eq(shopOrder.customerId, customerIdOf(call)), isNotNull(shopOrder.confirmedAt));
