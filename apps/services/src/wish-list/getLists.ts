import type { ResultsOf, wishList } from '@shop/contracts';
import { customerIdOf } from '../customer/customerIdOf.ts';
import { findMailChoices } from '../mail/mailChoices.ts';
import type { Call } from '../module.ts';
import { wishesOf } from './toWishes.ts';
import { findLists, findWishedSkus, findWishes } from './wishRepository.ts';

type Results<Method extends keyof typeof wishList.methods> = Promise<ResultsOf<typeof wishList, Method>>;

/** The articles of a visitor's own list, in its order. */
export async function getArticles(call: Call, skus: readonly string[]): Results<'GetArticles'> {
  const wishes = [...new Set(skus)].map((sku) => ({ sku }));
  const show = await wishesOf(call, wishes);
  return { ret: show(wishes) };
}

/** The customer's lists with their articles. Four queries, however many lists there are. */
export async function getLists(call: Call): Results<'GetLists'> {
  const customerId = customerIdOf(call);
  const lists = await findLists(call.db, customerId);
  const wishes = await findWishes(
    call.db,
    lists.map(({ id }) => id),
  );
  const byList = Map.groupBy(wishes, ({ listId }) => listId);
  const show = await wishesOf(call, wishes);
  const now = Date.now();
  const ret = lists.map(({ id, title, sharedUntil, shareName }) => ({
    id,
    title,
    items: show(byList.get(id) ?? []),
    sharedUntil: sharedUntil && sharedUntil.getTime() > now ? sharedUntil.getTime() : null,
    sharedName: shareName,
  }));
  const { wishes: mails } = await findMailChoices(call.db, customerId);
  return { ret, mails };
}

export async function getWishes(call: Call): Results<'GetWishes'> {
  return { ret: await findWishedSkus(call.db, customerIdOf(call)) };
}
