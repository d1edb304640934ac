import type { ArgsOf, cart, CartError, ResultsOf } from '@shop/contracts';
import { type CartArticle, findArticles } from '../catalogue/cartArticles.ts';
import type { Call } from '../module.ts';
import { addTo, judgeWish } from './addItem.ts';
import { changeCart, type Change, type OpenCart } from './changeCart.ts';
import { openCart } from './openCart.ts';
import { currentCart, ownerOf } from './showCart.ts';

type Wishes = ArgsOf<typeof cart, 'AddItems'>[0];

/** Puts several articles into the cart, all or none: the error is that of the first that cannot be had. */
export async function addItems(call: Call, wishes: Wishes): Promise<ResultsOf<typeof cart, 'AddItems'>> {
  const { db, site, locale, visitor } = call;
  const skus = wishes.map(({ sku }) => sku);
  const articles = await findArticles(db, site, locale, skus);
  const refusal = judgeWishes(call, wishes, articles);
  if (refusal || wishes.length === 0) return { cart: await currentCart(call), lineItemIDs: [], error: refusal };

  const key = visitor.customerId ? null : await visitor.ensureSession();
  const lineItemIDs: string[] = [];
  const changed = await changeCart(call, (open) => addAll(open, call, wishes, articles, lineItemIDs), {
    open: (tx) => openCart(tx, ownerOf(call), key),
    missing: { cartError: 'invalid' },
  });
  return { cart: changed.cart, lineItemIDs: changed.error ? [] : lineItemIDs, error: changed.error };
}

/** Asked before anything is opened: refused wishes leave no session and no cart behind. */
function judgeWishes(call: Call, wishes: Wishes, articles: ReadonlyMap<string, CartArticle>): CartError | null {
  const wanted = new Map<string, number>();
  for (const wish of wishes) {
    const held = wanted.get(wish.sku) ?? 0;
    const refusal = judgeWish(call, wish, articles.get(wish.sku), held);
    if (refusal) return refusal;
    wanted.set(wish.sku, held + wish.qty);
  }
  return null;
}

async function addAll(
  { tx, row, lines }: OpenCart,
  call: Call,
  wishes: Wishes,
  articles: ReadonlyMap<string, CartArticle>,
  lineIds: string[],
): Promise<Change> {
  const now = lines.map((line) => ({ ...line }));
  try {
    await tx.transaction(async (inner) => {
      for (const wish of wishes) {
        const change = await addTo({ tx: inner, row, lines: now }, call, wish, articles.get(wish.sku), null);
        if ('error' in change) throw new Refused(change.error);
        lineIds.push(change.lineId);
      }
    });
    return { lineId: lineIds[0]! };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { error: error.reason };
  }
}

/** Takes back what was added before the wish that cannot be had. */
class Refused extends Error {
  readonly reason: CartError;

  constructor(reason: CartError) {
    super('refused');
    this.reason = reason;
  }
}
