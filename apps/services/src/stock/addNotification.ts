import type { ResultsOf, stockNotification as contract } from '@shop/contracts';
import { findStock } from '../catalogue/cartArticles.ts';
import { stockNotification } from '../db/schema/index.ts';
import { emailCode } from '../identity/emailCode.ts';
import type { Call } from '../module.ts';

/**
 * Stores a request to be notified when a sold-out article is available. A repeated request is ignored, and the reply
 * does not reveal whether there was one.
 */
export async function addNotification(
  { db, site, locale, visitor }: Call,
  sku: string,
  given: string,
): Promise<ResultsOf<typeof contract, 'AddNotification'>> {
  const email = given.trim().toLowerCase();
  if (emailCode(email)) return { error: 'invalid' };
  const stock = (await findStock(db, site, [sku])).get(sku);
  if (stock === undefined) return { error: 'not_found' };
  if (stock === null || stock > 0) return { error: 'invalid' };
  const { customerId } = visitor;
  await db.insert(stockNotification).values({ site, sku, email, locale, customerId }).onConflictDoNothing();
  return { error: null };
}
