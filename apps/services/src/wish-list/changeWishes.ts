import type { WishListError } from '@shop/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { customerIdOf } from '../customer/customerIdOf.ts';
import type { Transaction } from '../db/database.ts';
import { wishItem, wishList } from '../db/schema/wishList.ts';
import type { Call } from '../module.ts';
import { countFreeEntries, ensureFirstList, findOwnList, insertWishes, lockCustomer } from './wishRepository.ts';

type Changed = Promise<{ error: WishListError | null }>;

/** Puts an article on one of the customer's lists, the first one by default. One that is there already stays as it is. */
export async function addWish(call: Call, sku: string, listId?: string): Changed {
  const customerId = customerIdOf(call);
  return call.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const id = await listOf(tx, call, listId);
    return id ? { error: await addTo(tx, call.site, id, sku) } : { error: 'notFound' };
  });
}

/** Takes articles off one of the customer's lists, or off all of them. */
export async function removeWishes(call: Call, skus: readonly string[], listId?: string): Changed {
  const customerId = customerIdOf(call);
  if (listId !== undefined && !(await findOwnList(call.db, customerId, listId))) return { error: 'notFound' };
  const own = call.db.select({ id: wishList.id }).from(wishList).where(eq(wishList.customerId, customerId));
  await call.db
    .delete(wishItem)
    .where(
      and(
        inArray(wishItem.sku, [...skus]),
        listId === undefined ? inArray(wishItem.listId, own) : eq(wishItem.listId, listId),
      ),
    );
  return { error: null };
}

/** Takes an article from one of the customer's lists to another; it keeps when it was added. */
export async function moveWish(call: Call, sku: string, from: string, to: string): Changed {
  const customerId = customerIdOf(call);
  return call.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const [source, target] = [await findOwnList(tx, customerId, from), await findOwnList(tx, customerId, to)];
    if (!source || !target) return { error: 'notFound' };
    const onSource = and(eq(wishItem.listId, source.id), eq(wishItem.sku, sku));
    const [wish] = await tx.select().from(wishItem).where(onSource);
    if (!wish) return { error: 'notFound' };
    if (source.id === target.id) return { error: null };
    if ((await countFreeEntries(tx, target.id)) < 1) return { error: 'tooMany' };
    await tx
      .insert(wishItem)
      .values({ ...wish, listId: target.id })
      .onConflictDoNothing();
    await tx.delete(wishItem).where(onSource);
    return { error: null };
  });
}

async function listOf(tx: Transaction, call: Call, listId?: string): Promise<string | undefined> {
  const customerId = customerIdOf(call);
  if (listId === undefined) return ensureFirstList(tx, call.site, customerId);
  return (await findOwnList(tx, customerId, listId))?.id;
}

async function addTo(tx: Transaction, site: string, listId: string, sku: string): Promise<WishListError | null> {
  const onList = and(eq(wishItem.listId, listId), eq(wishItem.sku, sku));
  const [held] = await tx.select({ sku: wishItem.sku }).from(wishItem).where(onList);
  if (held) return null;
  if ((await countFreeEntries(tx, listId)) < 1) return 'tooMany';
  return (await insertWishes(tx, { site, listId, skus: [sku] })) ? null : 'notFound';
}
