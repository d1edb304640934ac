import type { Cart } from '@shop/contracts';
import { findArticles } from '../catalogue/cartArticles.ts';
import { findImages } from '../images/imageRepository.ts';
import type { Call } from '../module.ts';
import type { CartLine } from './cartLine.ts';
import { findCart, findLines, type CartOwner, type CartRow } from './cartRepository.ts';
import { marketOf } from './markets.ts';
import { toCart } from './toCart.ts';

export function ownerOf({ site, visitor }: Call): CartOwner {
  return { site, customerId: visitor.customerId, cartId: visitor.cartId };
}

/** The visitor's cart in the language of the call; null where there is none. */
export async function currentCart(call: Call): Promise<Cart | null> {
  const row = await findCart(call.db, ownerOf(call));
  return row && showCart(call, row, await findLines(call.db, row.id));
}

/** A cart with the texts, pictures and prices of its lines. */
export async function showCart({ db, site, locale }: Call, row: CartRow, lines: readonly CartLine[]): Promise<Cart> {
  const skus = lines.map((line) => line.sku);
  const articles = await findArticles(db, site, locale, skus);
  const imageIds = [...articles.values()].flatMap(({ imageId }) => (imageId ? [imageId] : []));
  const images = await findImages(db, imageIds);
  return toCart({ row, lines, articles, images, market: marketOf(site), now: new Date() });
}
