import type { Cart, CartItem, Currency, Image } from '@shop/contracts';
import type { CartArticle } from '../catalogue/cartArticles.ts';
import type { CartLine } from './cartLine.ts';
import type { CartRow } from './cartRepository.ts';
import { maxQuantityOf } from './cartRules.ts';
import type { Market } from './markets.ts';
import { standardRate, taxWithin } from './vatRates.ts';

export interface CartParts {
  row: CartRow;
  lines: readonly CartLine[];
  /** By SKU. */
  articles: ReadonlyMap<string, CartArticle>;
  /** By image id. */
  images: ReadonlyMap<string, Image>;
  market: Market;
  now: Date;
}

interface Entry {
  item: CartItem;
  article: CartArticle | undefined;
}

/** The cart for display. All prices come from the current catalogue; only available lines are summed. */
export function toCart({ row, lines, articles, images, market, now }: CartParts): Cart {
  const entries = [...lines].sort(bySku).map((line): Entry => {
    const article = articles.get(line.sku);
    return { article, item: toCartItem(line, article, images, market.currency) };
  });
  const isGone = ({ article }: Entry) => !article || article.stock === 0;
  // An article in another currency would falsify the sum.
  const isForeign = ({ article }: Entry) => article?.currency !== market.currency;
  const bought = entries.filter((entry) => !isGone(entry) && !isForeign(entry));

  const total = sum(bought, ({ item }) => item.rowTotalPrice.amount.cents);
  const taxed = sum(bought, (entry) => (isTaxed(entry) ? entry.item.rowTotalPrice.amount.cents : 0));
  return {
    id: row.id,
    version: row.version,
    items: bought.map(({ item }) => item),
    summary: {
      itemCount: sum(bought, ({ item }) => item.qty),
      subTotal: { cents: total },
      tax: { cents: taxWithin(taxed, standardRate(market.country, now)) },
      total: { cents: total },
      currency: market.currency,
    },
    unavailableItems: entries.filter(isGone).map(({ item }) => item),
    unprocessableItems: entries.filter((entry) => !isGone(entry) && isForeign(entry)).map(({ item }) => item),
    voucherExchangeInfo: null,
  };
}

function toCartItem(
  line: CartLine,
  article: CartArticle | undefined,
  images: ReadonlyMap<string, Image>,
  currency: Currency,
): CartItem {
  const cents = article?.priceCents ?? 0;
  const image = article?.imageId ? images.get(article.imageId) : undefined;
  const title = article?.title ?? line.sku;
  return {
    lineItemId: line.id,
    sku: line.sku,
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
  };
}

/** A value voucher is a means of payment: tax is due when it is redeemed. */
function isTaxed({ article }: Entry): boolean {
  return article?.productType !== 'valueVoucher';
}

/** By code unit, so that the order is the same in every locale; lines of one SKU stay in order. */
function bySku(a: CartLine, b: CartLine): number {
  if (a.sku === b.sku) return 0;
  return a.sku < b.sku ? -1 : 1;
}

function sum(entries: readonly Entry[], amountOf: (entry: Entry) => number): number {
  return entries.reduce((total, entry) => total + amountOf(entry), 0);
}
