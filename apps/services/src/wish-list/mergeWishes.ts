import type { ResultsOf, wishList } from '@shop/contracts';
import { customerIdOf } from '../customer/customerIdOf.ts';
import type { Call } from '../module.ts';
import { countFreeEntries, ensureFirstList, findWishedSkus, insertWishes, lockCustomer } from './wishRepository.ts';

/**
 * Puts what a visitor has wished for before signing in on the first list, in one transaction. What is on any list is not
 * put on another; of more than a list takes, the last ones are taken.
 */
export async function mergeWishes(call: Call, skus: readonly string[]): Promise<ResultsOf<typeof wishList, 'Merge'>> {
  const customerId = customerIdOf(call);
  return call.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const known = new Set(await findWishedSkus(tx, customerId));
    const added = [...new Set(skus)].filter((sku) => !known.has(sku));
    if (added.length > 0) {
      const listId = await ensureFirstList(tx, call.site, customerId);
      const freeEntries = await countFreeEntries(tx, listId);
      if (freeEntries > 0) await insertWishes(tx, { site: call.site, listId, skus: added.slice(-freeEntries) });
    }
    return { ret: await findWishedSkus(tx, customerId) };
  });
}
