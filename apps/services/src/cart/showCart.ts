import type { Cart } from '@shop/contracts';
import { findArticles } from '../catalogue/cartArticles.ts';
import type { Call } from '../module.ts';
import { splitLines, type StoredLine } from './cartLine.ts';
import { findAllLines, findCart, type CartOwner, type CartRow } from './cartRepository.ts';
import { marketOf } from './markets.ts';
import { toCart } from './toCart.ts';

export function ownerOf({ site, visitor }: Call): CartOwner {
  return { site, customerId: visitor.customerId, cartId: visitor.cartId };
}

/** The visitor's cart in the language of the call; null where there is none. */
export async function currentCart(call: Call): Promise<Cart | null> {
  const row = await findCart(call.db, ownerOf(call));
  return row && showCart(call, row, await findAllLines(call.db, row.id));
}

/** A cart with the texts, pictures and prices of its lines. */
export async function showCart({ db, site, locale }: Call, row: CartRow, stored: readonly StoredLine[]): Promise<Cart> {
  const skus = [...stored.map((line) => line.sku), ...skusOf(row.merge)];
  const articles = await findArticles(db, site, locale, skus);
  return toCart({ row, ...splitLines(stored), articles, market: marketOf(site), now: new Date() });
}

const skusOf = (merge: CartRow['merge']) => (merge ? [...merge.added, ...merge.limited].map(({ sku }) => sku) : []);
