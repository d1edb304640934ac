import type { Cart, CartError } from '@shop/contracts';
import type { Transaction } from '../db/database.ts';
import type { Call } from '../module.ts';
import { type CartLines, splitLines } from './cartLine.ts';
import { findAllLines, touchCart, type CartRow } from './cartRepository.ts';
import { lockOwnCart } from './openCart.ts';
import { showCart } from './showCart.ts';

export interface OpenCart extends CartLines {
  tx: Transaction;
  row: CartRow;
}

/** The changed line, or the error. */
export type Change = { lineId: string } | { error: CartError };

export interface CartReply {
  cart: Cart | null;
  error: CartError | null;
}

export interface ChangedCart extends CartReply {
  lineId: string;
}

interface ChangeOptions {
  /** Finds and locks the cart. */
  open?: (tx: Transaction) => Promise<CartRow | null>;
  /** Error if there is no cart. */
  missing?: CartError;
}

/**
 * Changes the visitor's cart under its lock and returns the new cart. An error comes with the unchanged cart, so that
 * clients can store it in any case.
 */
export async function changeCart(
  call: Call,
  change: (open: OpenCart) => Promise<Change>,
  { open = (tx) => lockOwnCart(tx, call), missing = { cartError: 'empty' } }: ChangeOptions = {},
): Promise<ChangedCart> {
  const changed = await call.db.transaction(async (tx) => {
    const row = await open(tx);
    if (!row) return null;
    const lines = await findAllLines(tx, row.id);
    const result = await change({ tx, row, ...splitLines(lines) });
    if ('error' in result) return { row, lines, result };
    return { row: await touchCart(tx, row.id), lines: await findAllLines(tx, row.id), result };
  });
  if (!changed) return { cart: null, lineId: '', error: missing };
  const { row, lines, result } = changed;
  const cart = await showCart(call, row, lines);
  return 'error' in result ? { cart, lineId: '', error: result.error } : { cart, lineId: result.lineId, error: null };
}
