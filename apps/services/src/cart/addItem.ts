import { type cart, type ArgsOf, type CartError, GIFT_WRAP_ITEM, type ResultsOf } from '@shop/contracts';
import { findArticles, type CartArticle } from '../catalogue/cartArticles.ts';
import type { Transaction } from '../db/database.ts';
import type { Call } from '../module.ts';
import { agreeInParts, type CartLine, isSameLine, type Part, partsOf, toPersonalization, unitsOf } from './cartLine.ts';
import { deleteLine, insertLine, setQuantity } from './cartRepository.ts';
import { cartFull, judgeQuantity, MAX_LINES, notFound, quantityFieldOf } from './cartRules.ts';
import { changeCart, type Change, type OpenCart } from './changeCart.ts';
import { judgePersonalization } from './judgePersonalization.ts';
import { marketOf } from './markets.ts';
import { openCart } from './openCart.ts';
import { currentCart } from './showCart.ts';

type AddArgs = ArgsOf<typeof cart, 'AddItem'>;
type AddResults = ResultsOf<typeof cart, 'AddItem'>;
type AddRequest = AddArgs[0];

interface Wrap {
  article: CartArticle;
  parentId: string;
}

/** Adds units of an article to the cart; to its line if it has one. Opens a session if there is none. */
export async function addItem(call: Call, request: AddRequest, parentId: AddArgs[1]): Promise<AddResults> {
  const articles = await findArticles(call.db, call.site, call.locale, [request.sku]);
  const article = articles.get(request.sku);
  // Checked first: a refused request opens no session and no cart.
  const refusal = checkRequest(call, request, article, 0);
  if (refusal || !article) {
    return { cart: await currentCart(call), lineItemID: '', error: refusal ?? notFound(request.sku) };
  }

  await call.visitor.ensureSession();
  const { cart, lineId, error } = await changeCart(
    call,
    (open) =>
      parentId && article.itemId === GIFT_WRAP_ITEM
        ? wrapAnew(open, call, request, { article, parentId })
        : addTo(open, call, request, article, parentId ?? null),
    {
      open: (tx) => openCart(tx, call),
      missing: { cartError: 'invalid' },
    },
  );
  return { cart, lineItemID: lineId, error };
}

/** Wraps a line in another paper than it has, which goes once the new one is there: a line has one. */
async function wrapAnew(open: OpenCart, call: Call, request: AddRequest, { article, parentId }: Wrap): Promise<Change> {
  const papers = await findPapers(open.tx, call, partsOf(open.lines, parentId));
  const lines = open.lines.filter((line) => !papers.includes(line));
  const change = await addTo({ ...open, lines }, call, request, article, parentId);
  if ('lineId' in change) for (const { id } of papers) await deleteLine(open.tx, id);
  return change;
}

/** Those of a line's children that are gift paper. */
async function findPapers(tx: Transaction, { site, locale }: Call, parts: readonly CartLine[]): Promise<CartLine[]> {
  const skus = parts.map(({ sku }) => sku);
  const articles = await findArticles(tx, site, locale, skus);
  return parts.filter(({ sku }) => articles.get(sku)?.itemId === GIFT_WRAP_ITEM);
}

/**
 * Adds to an open cart, and to its `lines`, so that the next request finds them. `parts` are children that follow: a line
 * with others stays as it is.
 */
export async function addTo(
  { tx, row, lines }: Pick<OpenCart, 'tx' | 'row' | 'lines'>,
  call: Call,
  request: AddRequest & { parts?: readonly Part[] },
  article: CartArticle | undefined,
  parentId: string | null,
): Promise<Change> {
  const isParent = lines.some((line) => line.id === parentId && line.parentId === null);
  if (parentId !== null && !isParent) return { error: notFound(request.sku) };
  const error = checkRequest(call, request, article, unitsOf(lines, request.sku));
  if (error || !article) return { error: error ?? notFound(request.sku) };

  const personalization = article.personalizable ? toPersonalization(request.personalization) : null;
  const strange = await judgePersonalization(tx, call, personalization, article);
  if (strange) return { error: strange };
  const wanted = { sku: request.sku, qty: request.qty, parentId, personalization };
  const parts = request.parts ?? [];
  const same = lines.find((line) => isSameLine(line, wanted) && agreeInParts(partsOf(lines, line.id), parts));
  if (same) {
    same.qty += request.qty;
    await setQuantity(tx, same.id, same.qty);
    return { lineId: same.id };
  }
  if (lines.length >= MAX_LINES) return { error: cartFull };
  const lineId = await insertLine(tx, row.id, wanted);
  lines.push({ ...wanted, id: lineId });
  return { lineId };
}

/** The error of adding so many units to those in the cart; null if there is none. What is for members is there for no one else. */
export function checkRequest(
  call: Call,
  { sku, qty }: AddRequest,
  article: CartArticle | undefined,
  held: number,
): CartError | null {
  const mayBuy = article && (!article.membersOnly || call.visitor.customerId !== null);
  const isSold = mayBuy && article.currency === marketOf(call.site).currency;
  return judgeQuantity({ sku, qty, held, stock: isSold ? article.stock : undefined, field: quantityFieldOf(sku) });
}
