import { randomBytes } from 'node:crypto';
import type { ResultsOf, wishList as contract } from '@shop/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import { customerIdOf } from '../customer/customerIdOf.ts';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { wishItem, wishList, wishMail } from '../db/schema/wishList.ts';
import type { Call } from '../module.ts';

const TOKEN_BYTES = 32;

/** Whether a customer wants mails about the articles on the own lists. */
export async function wantsMails(db: DatabaseOrTransaction, customerId: string): Promise<boolean> {
  const rows = await db.select({ id: wishMail.customerId }).from(wishMail).where(eq(wishMail.customerId, customerId));
  return rows.length > 0;
}

/** Begins or ends the customer's mails. They tell of what changes from now on. */
export async function setMails(call: Call, wanted: boolean): Promise<ResultsOf<typeof contract, 'SetMails'>> {
  const customerId = customerIdOf(call);
  if (!wanted) {
    await call.db.delete(wishMail).where(eq(wishMail.customerId, customerId));
    return { error: null };
  }
  await call.db.transaction(async (tx) => {
    const stopToken = randomBytes(TOKEN_BYTES).toString('base64url');
    const { rowCount } = await tx.insert(wishMail).values({ customerId, stopToken }).onConflictDoNothing();
    if (!rowCount) return;
    const own = tx.select({ id: wishList.id }).from(wishList).where(eq(wishList.customerId, customerId));
    await tx
      .update(wishItem)
      .set({ knownCents: sql`k.price_cents`, wasAvailable: sql`k.stock is null or k.stock > 0` })
      .from(sql`sku k`)
      .where(sql`k.site = ${call.site} and k.sku = ${wishItem.sku} and ${inArray(wishItem.listId, own)}`);
  });
  return { error: null };
}

/** Ends the mails of the account whose mail carried the token. */
export async function stopMails({ db }: Call, token: string): Promise<ResultsOf<typeof contract, 'StopMails'>> {
  const { rowCount } = await db.delete(wishMail).where(eq(wishMail.stopToken, token));
  return { error: rowCount ? null : 'notFound' };
}
