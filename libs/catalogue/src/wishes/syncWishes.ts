import type { ShopDispatch } from '@shop/service-client';
import { wishService } from '@shop/service-client/wishes';
import { type KeptWishes, keepWishes, keptWishes, NO_WISHES } from './keptWishes';

const { getWishes, mergeWishes } = wishService.endpoints;

/** Whose wishes were asked for in this document, and the call, which all who ask share. */
let synced: { customerId: string; done: Promise<void> } | null = null;

/**
 * For a customer, puts the visitor's own wishes on the first list, and keeps what is on all lists, once in a document and
 * after a sign-in. For others (`null`), forgets the wishes of who has signed out.
 */
export function syncWishes(dispatch: ShopDispatch, customerId: string | null): Promise<void> {
  const { owner } = keptWishes();
  if (customerId === null) {
    synced = null;
    if (owner) keepWishes(NO_WISHES);
    return Promise.resolve();
  }
  if (synced?.customerId !== customerId) synced = { customerId, done: sync(dispatch, customerId) };
  return synced.done;
}

async function sync(dispatch: ShopDispatch, customerId: string): Promise<void> {
  const before = keptWishes();
  const { skus, owner } = before;
  const { data } =
    owner === null && skus.length > 0
      ? await dispatch(mergeWishes.initiate([...skus]))
      : await dispatch(
          getWishes.initiate({ of: customerId, args: undefined }, { subscribe: false, forceRefetch: true }),
        );
  if (data) keepWishes({ skus: changedSince(before, data.ret), owner: customerId });
  else synced = null;
}

/** A reply with what the visitor has pressed while it was under way, which the services are told by itself. */
function changedSince({ skus }: KeptWishes, reply: readonly string[]): string[] {
  const now = keptWishes().skus;
  const added = now.filter((sku) => !skus.includes(sku) && !reply.includes(sku));
  const kept = reply.filter((sku) => !skus.includes(sku) || now.includes(sku));
  return [...kept, ...added];
}
