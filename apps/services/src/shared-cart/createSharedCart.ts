import { randomBytes } from 'node:crypto';
import type { ResultsOf, sharedCart } from '@shop/contracts';
import { findCart, findLines } from '../cart/cartRepository.ts';
import { type CartLine, inTreeOrder } from '../cart/cartLine.ts';
import { ownerOf } from '../cart/showCart.ts';
import type { SharedLine } from '../db/schema/sharedCart.ts';
import type { Call } from '../module.ts';
import { insertSharedCart } from './sharedCartRepository.ts';

/** Nobody finds a link by trying. */
const TOKEN_BYTES = 32;

/** Keeps the articles of the visitor's cart under a new token. Neither who shares them nor personalisations are kept. */
export async function createSharedCart(call: Call): Promise<ResultsOf<typeof sharedCart, 'Create'>> {
  const row = await findCart(call.db, ownerOf(call));
  const lines = row ? toShared(await findLines(call.db, row.id)) : [];
  if (lines.length === 0) return { token: '', expiresAt: null, error: 'empty' };
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = await insertSharedCart(call.db, { site: call.site, token, lines });
  return { token, expiresAt: expiresAt.getTime(), error: null };
}

/** Each line followed by its children: they are added together. */
function toShared(lines: readonly CartLine[]): SharedLine[] {
  const inOrder = inTreeOrder(lines);
  const positionOf = (id: string | null) => {
    const position = inOrder.findIndex((line) => line.id === id);
    return position < 0 ? null : position;
  };
  return inOrder.map(({ sku, qty, parentId }) => ({ sku, qty, parent: positionOf(parentId) }));
}
