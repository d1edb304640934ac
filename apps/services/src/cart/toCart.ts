import { type Cart, type CartItem, type CartMerge, type Currency, GIFT_WRAP_ITEM } from '@shop/contracts';
import type { CartArticle } from '../catalogue/cartArticles.ts';
import type { StoredMerge } from '../db/schema/cart.ts';
import { canBeWrapped } from './canBeWrapped.ts';
import type { CartLine } from './cartLine.ts';
import type { CartRow } from './cartRepository.ts';
import { maxQuantityOf } from './cartRules.ts';
import type { Market } from './markets.ts';
import { articleRate, taxWithin } from './vatRates.ts';

export interface CartParts {
  row: CartRow;
  lines: readonly CartLine[];
  /** Put aside for later; by default none. */
  saved?: readonly CartLine[];
  /** By SKU. */
  articles: ReadonlyMap<string, CartArticle>;
  market: Market;
  now: Date;
}

interface Entry {
  item: CartItem;
  article: CartArticle | undefined;
}

/** The cart for display. All prices come from the current catalogue; only available lines are summed. */
export function toCart({ row, lines, saved = [], articles, market, now }: CartParts): Cart {
  const entries = [...lines].sort(bySku).map((line): Entry => {
    const article = articles.get(line.sku);
    return { article, item: toCartItem(line, article, market.currency) };
  });
  const isGone = ({ article }: Entry) => !article || article.stock === 0;
  // An article in another currency would falsify the sum.
  const isForeign = ({ article }: Entry) => article?.currency !== market.currency;
  const bought = entries.filter((entry) => !isGone(entry) && !isForeign(entry));

  const total = sum(bought, ({ item }) => item.rowTotalPrice.amount.cents);
  return {
    id: row.id,
    version: row.version,
    items: bought.map(({ item }) => item),
    summary: {
      itemCount: sum(bought.filter(isPiece), ({ item }) => item.qty),
      subTotal: { cents: total },
      tax: { cents: taxOf(bought, market, now) },
      total: { cents: total },
      currency: market.currency,
    },
    unavailableItems: entries.filter(isGone).map(({ item }) => item),
    unprocessableItems: entries.filter((entry) => !isGone(entry) && isForeign(entry)).map(({ item }) => item),
    savedItems: saved.map((line) => toCartItem(line, articles.get(line.sku), market.currency)),
    merge: row.merge && toMerge(row.merge, articles),
    voucherExchangeInfo: row.exchangeCents ? { exchangeVoucherAmount: { cents: row.exchangeCents } } : null,
  };
}

function toCartItem(line: CartLine, article: CartArticle | undefined, currency: Currency): CartItem {
  const cents = article?.priceCents ?? 0;
  const image = article?.image;
  const title = article?.title ?? line.sku;
  return {
    lineItemId: line.id,
    sku: line.sku,
    productId: article?.itemId ?? '',
    productType: article?.productType,
    qty: line.qty,
    rowTotalPrice: { amount: { cents: cents * line.qty } },
    price: {
      amount: { cents },
      crossAmount: { cents: article?.crossCents ?? 0 },
      currency: (article?.currency as Currency | undefined) ?? currency,
    },
    title,
    subTitle: [article?.subTitle, article?.label].filter(Boolean).join(', '),
    image: image ? { ...image, title } : null,
    link: { url: article?.url ?? '', target: '_self', callToAction: '' },
    maxQuantity: article ? maxQuantityOf(article.stock) : 0,
    parentId: line.parentId,
    personalization: line.personalization,
    personalizable: article?.personalizable ?? false,
    lettering: article?.lettering ?? null,
    wrappable: isWrappable(line, article),
  };
}

/** Paper belongs to the piece that is wrapped in it. */
const isPiece = ({ article }: Entry) => article?.itemId !== GIFT_WRAP_ITEM;

/** What belongs to another line is wrapped with it. */
const isWrappable = ({ parentId }: CartLine, article: CartArticle | undefined) =>
  article !== undefined && parentId === null && canBeWrapped(article);

/** With titles: who signs in may never have seen the SKUs. */
function toMerge({ added, limited }: StoredMerge, articles: CartParts['articles']): CartMerge {
  const titled = <Line extends { sku: string }>({ sku, ...rest }: Line) => ({
    ...rest,
    title: articles.get(sku)?.title ?? sku,
  });
  return { added: added.map(titled), limited: limited.map(titled) };
}

/** The tax that the lines include, rounded once a rate. */
function taxOf(bought: readonly Entry[], { country }: Market, now: Date): number {
  const byRate = Map.groupBy(bought, ({ article }) => (article ? articleRate(country, article, now) : null));
  return [...byRate].reduce((tax, [permille, entries]) => {
    if (permille === null) return tax;
    return (
      tax +
      taxWithin(
        sum(entries, ({ item }) => item.rowTotalPrice.amount.cents),
        permille,
      )
    );
  }, 0);
}

/** By code unit, so that the order is the same in every locale; lines of one SKU stay in order. */
function bySku(a: CartLine, b: CartLine): number {
  if (a.sku === b.sku) return 0;
  return a.sku < b.sku ? -1 : 1;
}

function sum(entries: readonly Entry[], amountOf: (entry: Entry) => number): number {
  return entries.reduce((total, entry) => total + amountOf(entry), 0);
}
