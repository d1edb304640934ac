import type { ArgsOf, cart, CartError, ResultsOf } from '@shop/contracts';
import { type CartArticle, findArticles } from '../catalogue/cartArticles.ts';
import type { Call } from '../module.ts';
import { addTo, checkRequest } from './addItem.ts';
import { changeCart, type Change, type OpenCart } from './changeCart.ts';
import { openCart } from './openCart.ts';
import { currentCart } from './showCart.ts';

type AddRequests = ArgsOf<typeof cart, 'AddItems'>[0];

/** Adds several articles to the cart, all or none: returns the first error. */
export async function addItems(call: Call, requests: AddRequests): Promise<ResultsOf<typeof cart, 'AddItems'>> {
  const { db, site, locale, visitor } = call;
  const skus = requests.map(({ sku }) => sku);
  const articles = await findArticles(db, site, locale, skus);
  const refusal = checkRequests(call, requests, articles);
  if (refusal || requests.length === 0) return { cart: await currentCart(call), lineItemIDs: [], error: refusal };

  await visitor.ensureSession();
  const lineItemIDs: string[] = [];
  const changed = await changeCart(call, (open) => addAll(open, call, requests, articles, lineItemIDs), {
    open: (tx) => openCart(tx, call),
    missing: { cartError: 'invalid' },
  });
  return { cart: changed.cart, lineItemIDs: changed.error ? [] : lineItemIDs, error: changed.error };
}

/** Checked first: refused requests open no session and no cart. */
function checkRequests(
  call: Call,
  requests: AddRequests,
  articles: ReadonlyMap<string, CartArticle>,
): CartError | null {
  const wanted = new Map<string, number>();
  for (const request of requests) {
    const held = wanted.get(request.sku) ?? 0;
    const refusal = checkRequest(call, request, articles.get(request.sku), held);
    if (refusal) return refusal;
    wanted.set(request.sku, held + request.qty);
  }
  return null;
}

async function addAll(
  { tx, row, lines }: OpenCart,
  call: Call,
  requests: AddRequests,
  articles: ReadonlyMap<string, CartArticle>,
  lineIds: string[],
): Promise<Change> {
  const now = lines.map((line) => ({ ...line }));
  try {
    await tx.transaction(async (inner) => {
      for (const request of requests) {
        const change = await addTo({ tx: inner, row, lines: now }, call, request, articles.get(request.sku), null);
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

/** Rolls back what was added before the request that failed. */
class Refused extends Error {
  readonly reason: CartError;

  constructor(reason: CartError) {
    super('refused');
    this.reason = reason;
  }
}
