import type { ResultsOf, wishList as contract } from '@shop/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import { customerIdOf } from '../customer/customerIdOf.ts';
import { wishItem, wishList } from '../db/schema/wishList.ts';
import { endMails, storeMailChoice } from '../mail/mailChoices.ts';
import type { Call } from '../module.ts';

/** Begins or ends the customer's mails about wishes. They tell of what changes from now on. */
export async function setMails(call: Call, wanted: boolean): Promise<ResultsOf<typeof contract, 'SetMails'>> {
  const customerId = customerIdOf(call);
  await call.db.transaction(async (tx) => {
    const isChanged = await storeMailChoice(tx, customerId, 'wishes', wanted);
    if (!isChanged || !wanted) return;
    const own = tx.select({ id: wishList.id }).from(wishList).where(eq(wishList.customerId, customerId));
    await tx
      .update(wishItem)
      .set({ knownCents: sql`k.price_cents`, wasAvailable: sql`k.stock is null or k.stock > 0` })
      .from(sql`sku k`)
      .where(sql`k.site = ${call.site} and k.sku = ${wishItem.sku} and ${inArray(wishItem.listId, own)}`);
  });
  return { error: null };
}

/** Ends the mails of the account, and of the kind, that carried the token. */
export async function stopMails({ db }: Call, token: string): Promise<ResultsOf<typeof contract, 'StopMails'>> {
  return { error: (await endMails(db, token)) ? null : 'notFound' };
}
