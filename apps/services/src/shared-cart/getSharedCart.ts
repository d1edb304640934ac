import type { ResultsOf, sharedCart } from '@shop/contracts';
import { marketOf } from '../cart/markets.ts';
import { toCart } from '../cart/toCart.ts';
import { type CartArticle, findArticles } from '../catalogue/cartArticles.ts';
import type { Call } from '../module.ts';
import { findSharedCart } from './sharedCartRepository.ts';

/** What was shared, with the prices and stock of now. */
export async function getSharedCart(call: Call, token: string): Promise<ResultsOf<typeof sharedCart, 'Get'>> {
  const { db, site, locale } = call;
  const shared = await findSharedCart(db, site, token);
  if (!shared) return { ret: null, error: 'notFound' };
  const skus = shared.lines.map(({ sku }) => sku);
  const articles = forVisitor(call, await findArticles(db, site, locale, skus));
  const lines = shared.lines.map(({ sku, qty, parent }, position) => ({
    id: `${position}`,
    sku,
    qty,
    parentId: parent === null ? null : `${parent}`,
    personalization: null,
  }));
  const row = { id: '', version: 0, merge: null, exchangeCents: null };
  const { items, summary, unavailableItems, unprocessableItems } = toCart({
    row,
    lines,
    articles,
    market: marketOf(site),
    now: new Date(),
  });
  const expiresAt = shared.expiresAt.getTime();
  return { ret: { items, summary, unavailableItems, unprocessableItems, expiresAt }, error: null };
}

/** To visitors who are not signed in, articles for members are not available. */
function forVisitor({ visitor }: Call, articles: Map<string, CartArticle>): Map<string, CartArticle> {
  if (visitor.customerId) return articles;
  return new Map([...articles].map(([sku, one]) => [sku, one.membersOnly ? { ...one, stock: 0 } : one]));
}
