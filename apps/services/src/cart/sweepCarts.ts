import { lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { cart } from '../db/schema/cart.ts';

/** Deletes expired carts. Returns their number. */
export async function sweepCarts(db: DatabaseOrTransaction): Promise<number> {
  const { rowCount } = await db.delete(cart).where(lt(cart.expiresAt, sql`now()`));
  return rowCount ?? 0;
}
