import { eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { cart } from '../db/schema/cart.ts';
import { checkout } from '../db/schema/checkout.ts';
import { type ChosenVoucher, chosenVouchers } from './codes/ChosenVoucher.ts';
import { usedPromotions } from './codes/promotionUses.ts';

/** What a visitor chooses. */
type StoredChoices = Pick<typeof checkout.$inferSelect, 'billing' | 'shipping' | 'delivery' | 'payment' | 'codes'>;

/** What was chosen for a cart so far. */
export interface Choices extends StoredChoices {
  /** The vouchers of the codes. */
  vouchers: ChosenVoucher[];
  /** Codes of promotions that the customer or guest has used. */
  usedPromotions: string[];
}

/** Of a cart for which nothing was chosen. */
export const nothingChosen: Choices = {
  billing: null,
  shipping: null,
  delivery: null,
  payment: null,
  codes: [],
  vouchers: [],
  usedPromotions: [],
};

/** The columns of choices that are read for a customer or guest, or for neither. */
export const choiceColumns = (customerId: string | null) => ({
  billing: checkout.billing,
  shipping: checkout.shipping,
  delivery: checkout.delivery,
  payment: checkout.payment,
  codes: checkout.codes,
  vouchers: chosenVouchers,
  usedPromotions: usedPromotions(customerId) as SQL<string[]>,
});

/** Whose choices they are. */
interface Chooser {
  visitor: { customerId: string | null; guestId: string | null };
}

/** The choices for a cart; nothing where none were made. */
export async function findChoices(db: DatabaseOrTransaction, { visitor }: Chooser, cartId: string): Promise<Choices> {
  const [row] = await db
    .select(choiceColumns(visitor.customerId ?? visitor.guestId))
    .from(cart)
    // Used promotions are known also where nothing was chosen yet.
    .leftJoin(checkout, eq(checkout.cartId, cart.id))
    .where(eq(cart.id, cartId));
  return row ? { ...row, codes: row.codes ?? [] } : nothingChosen;
}

/** Adds to the choices for a cart; those not named stay. */
export async function saveChoices(tx: Transaction, cartId: string, choices: Partial<StoredChoices>): Promise<void> {
  await tx
    .insert(checkout)
    .values({ cartId, ...choices })
    .onConflictDoUpdate({ target: checkout.cartId, set: { ...choices, updatedAt: sql`now()` } });
}

/** Moves the codes of a cart to another one, which keeps its own. */
export async function moveCodes(tx: Transaction, fromCartId: string, toCartId: string): Promise<void> {
  await tx.execute(sql`
    insert into checkout (cart_id, codes)
    select ${toCartId}::uuid, codes from checkout where cart_id = ${fromCartId}::uuid and codes <> '[]'::jsonb
    on conflict (cart_id) do update set codes = checkout.codes || excluded.codes`);
}

/** Removes codes of a cart by their ids; the others stay. */
export async function removeCodes(tx: Transaction, cartId: string, ids: readonly string[]): Promise<void> {
  const isLeft = sql`coalesce(code->>'id', code->>'code') <> all (${sql.param([...ids])}::text[])`;
  await tx
    .update(checkout)
    .set({
      codes: sql`coalesce((
        select jsonb_agg(code order by ordinal) from jsonb_array_elements(codes) with ordinality as given (code, ordinal)
        where ${isLeft}), '[]'::jsonb)`,
    })
    .where(eq(checkout.cartId, cartId));
}
