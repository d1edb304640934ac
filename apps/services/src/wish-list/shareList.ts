import { createHash, randomBytes } from 'node:crypto';
import { MAX_WISH_TITLE_LENGTH, type ResultsOf, type wishList as contract } from '@shop/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { cleanText } from '../customer/cleanText.ts';
import { customerIdOf } from '../customer/customerIdOf.ts';
import { wishList } from '../db/schema/wishList.ts';
import type { Call } from '../module.ts';
import { wishesOf } from './toWishes.ts';
import { findWishes, ownList } from './wishRepository.ts';

type Results<Method extends keyof typeof contract.methods> = Promise<ResultsOf<typeof contract, Method>>;

/** Nobody finds a link by trying. */
const TOKEN_BYTES = 32;
/** Days a link works, longer than that of a cart: lists are written long before the birthday. */
const LIFETIME_DAYS = 180;

/** Makes a link to one of the customer's lists, as it is whenever somebody opens it. An earlier link ends. */
export async function shareList(call: Call, listId: string, given: string): Results<'Share'> {
  const shareName = cleanText(given);
  if (shareName.length > MAX_WISH_TITLE_LENGTH) return { token: '', expiresAt: null, error: 'invalid' };
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const [row] = await call.db
    .update(wishList)
    .set({
      shareHash: hashOf(token),
      shareName,
      sharedUntil: sql`now() + make_interval(days => ${LIFETIME_DAYS}::int)`,
    })
    .where(ownList(customerIdOf(call), listId))
    .returning({ sharedUntil: wishList.sharedUntil });
  if (!row) return { token: '', expiresAt: null, error: 'notFound' };
  return { token, expiresAt: row.sharedUntil!.getTime(), error: null };
}

/** Ends the link to one of the customer's lists. */
export async function stopSharing(call: Call, listId: string): Results<'StopSharing'> {
  const { rowCount } = await call.db
    .update(wishList)
    .set({ shareHash: null, shareName: '', sharedUntil: null })
    .where(ownList(customerIdOf(call), listId));
  return { error: rowCount ? null : 'notFound' };
}

/** The list of a link, for anybody. Nothing in it tells when something was added, or what it cost then. */
export async function getSharedList(call: Call, token: string): Results<'GetShared'> {
  const [list] = await call.db
    .select()
    .from(wishList)
    .where(
      and(eq(wishList.shareHash, hashOf(token)), eq(wishList.site, call.site), gt(wishList.sharedUntil, sql`now()`)),
    );
  if (!list) return { ret: null, error: 'notFound' };
  const wishes = (await findWishes(call.db, [list.id])).map(({ sku }) => ({ sku }));
  const show = await wishesOf(call, wishes);
  return { ret: { title: list.title, items: show(wishes), sharedName: list.shareName }, error: null };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
