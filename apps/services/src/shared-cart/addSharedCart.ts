import type { ResultsOf, sharedCart } from '@shop/contracts';
import { addTo } from '../cart/addItem.ts';
import { type Part, unitsOf } from '../cart/cartLine.ts';
import { maxQuantityOf } from '../cart/cartRules.ts';
import { type Change, changeCart, type OpenCart } from '../cart/changeCart.ts';
import { openCart } from '../cart/openCart.ts';
import { type CartArticle, findArticles } from '../catalogue/cartArticles.ts';
import type { SharedLine } from '../db/schema/sharedCart.ts';
import type { Call } from '../module.ts';
import { findSharedCart } from './sharedCartRepository.ts';

type Results = ResultsOf<typeof sharedCart, 'AddToCart'>;
type Articles = ReadonlyMap<string, CartArticle>;

/** Puts what was shared into the visitor's own cart, as many units as there are. Opens a session if there is none. */
export async function addSharedCart(call: Call, token: string): Promise<Results> {
  const { db, site, locale, visitor } = call;
  // Checked first: an unknown token opens no session and no cart.
  const shared = await findSharedCart(db, site, token);
  if (!shared) return { cart: null, missing: [], error: 'notFound' };
  const skus = shared.lines.map(({ sku }) => sku);
  const articles = await findArticles(db, site, locale, skus);

  await visitor.ensureSession();
  const missing: Results['missing'] = [];
  const { cart } = await changeCart(call, (open) => addAll(open, call, shared.lines, { articles, missing }), {
    open: (tx) => openCart(tx, call),
    missing: { cartError: 'invalid' },
  });
  return { cart, missing, error: null };
}

async function addAll(
  open: OpenCart,
  call: Call,
  shared: readonly SharedLine[],
  { articles, missing }: { articles: Articles; missing: Results['missing'] },
): Promise<Change> {
  const partsAt = (position: number): Part[] =>
    shared.filter(({ parent }) => parent === position).map(({ sku }) => ({ sku, personalization: null }));
  /** Lines of the cart by their position among the shared ones. */
  const lineIds: (string | null)[] = [];
  for (const [position, { sku, qty: wanted, parent }] of shared.entries()) {
    const article = articles.get(sku);
    const parentId = parent === null ? null : (lineIds[parent] ?? null);
    const left = article ? maxQuantityOf(article.stock) - unitsOf(open.lines, sku) : 0;
    const qty = Math.min(wanted, left);
    const isLost = qty < 1 || (parent !== null && parentId === null);
    const change = isLost ? null : await addTo(open, call, { sku, qty, parts: partsAt(position) }, article, parentId);
    const lineId = change && 'lineId' in change ? change.lineId : null;
    lineIds.push(lineId);
    const added = lineId === null ? 0 : qty;
    if (added < wanted) missing.push({ title: article?.title ?? sku, qty: added, wanted });
  }
  const lineId = lineIds.find((id) => id !== null);
  return lineId ? { lineId } : { error: { cartError: 'empty' } };
}
