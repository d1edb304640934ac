import { and, eq, sql } from 'drizzle-orm';
import { choiceColumns, type Choices, nothingChosen } from '../checkout/checkoutRepository.ts';
import type { Transaction } from '../db/database.ts';
import { checkout } from '../db/schema/checkout.ts';
import { customer } from '../db/schema/identity.ts';
import { shopOrder } from '../db/schema/order.ts';
import type { OrderRow } from './insertOrder.ts';

export interface OwnerWithOrder {
  email: string;
  /** The order that was placed under the key; null for a new key. */
  order: OrderRow | null;
  /** What was chosen for the cart. */
  choices: Choices;
}

interface Placing {
  customerId: string;
  /** The idempotency key. */
  key: string;
  cartId: string | null;
}

/**
 * The customer or guest who orders, with the order of the key and the choices for the cart. Null for a guest who has just
 * signed in. One query.
 */
export async function findOwnerWithOrder(
  tx: Transaction,
  { customerId, key, cartId }: Placing,
): Promise<OwnerWithOrder | null> {
  const [row] = await tx
    .select({
      email: customer.email,
      order: shopOrder,
      // The first column says whether there is a row.
      choices: { cartId: checkout.cartId, ...choiceColumns(customerId) },
    })
    .from(customer)
    .leftJoin(shopOrder, and(eq(shopOrder.customerId, customer.id), eq(shopOrder.idempotencyKey, key)))
    .leftJoin(checkout, cartId === null ? sql`false` : eq(checkout.cartId, cartId))
    .where(eq(customer.id, customerId));
  return row ? { ...row, choices: row.choices ?? nothingChosen } : null;
}
