import { MAX_WISH_LISTS, MAX_WISH_TITLE_LENGTH, type ResultsOf, type wishList as contract } from '@shop/contracts';
import { and, eq, ne } from 'drizzle-orm';
import { cleanText } from '../customer/cleanText.ts';
import { customerIdOf } from '../customer/customerIdOf.ts';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { wishList } from '../db/schema/wishList.ts';
import type { Call } from '../module.ts';
import { findLists, findOwnList, lockCustomer, ownList } from './wishRepository.ts';

type Results<Method extends keyof typeof contract.methods> = Promise<ResultsOf<typeof contract, Method>>;

/** Makes a list with a title of its own. */
export async function createList(call: Call, given: string): Results<'CreateList'> {
  const title = cleanText(given);
  if (!isTitle(title)) return { listId: '', error: 'invalid' };
  const customerId = customerIdOf(call);
  return call.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const lists = await findLists(tx, customerId);
    if (lists.some((list) => list.title === title)) return { listId: '', error: 'exists' };
    if (lists.length >= MAX_WISH_LISTS) return { listId: '', error: 'tooMany' };
    const [row] = await tx
      .insert(wishList)
      .values({ site: call.site, customerId, title })
      .returning({ id: wishList.id });
    return { listId: row!.id, error: null };
  });
}

/** Gives one of the customer's lists another title. The first list has none. */
export async function renameList(call: Call, listId: string, given: string): Results<'RenameList'> {
  const title = cleanText(given);
  if (!isTitle(title)) return { error: 'invalid' };
  const customerId = customerIdOf(call);
  return call.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const list = await findOwnList(tx, customerId, listId);
    if (!list?.title) return { error: 'notFound' };
    if (await isTaken(tx, list, title)) return { error: 'exists' };
    await tx.update(wishList).set({ title }).where(eq(wishList.id, list.id));
    return { error: null };
  });
}

/** Deletes one of the customer's lists with what is on it. */
export async function deleteList(call: Call, listId: string): Results<'DeleteList'> {
  const { rowCount } = await call.db.delete(wishList).where(ownList(customerIdOf(call), listId));
  return { error: rowCount ? null : 'notFound' };
}

const isTitle = (title: string) => title.length > 0 && title.length <= MAX_WISH_TITLE_LENGTH;

async function isTaken(
  db: DatabaseOrTransaction,
  { id, customerId }: typeof wishList.$inferSelect,
  title: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: wishList.id })
    .from(wishList)
    .where(and(eq(wishList.customerId, customerId), eq(wishList.title, title), ne(wishList.id, id)));
  return row !== undefined;
}
