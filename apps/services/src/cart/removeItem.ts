import type { Call } from '../module.ts';
import { deleteLine } from './cartRepository.ts';
import { notFound } from './cartRules.ts';
import { changeCart, type CartReply } from './changeCart.ts';

/** Removes a line and its children from the cart. */
export async function removeItem(call: Call, id: string): Promise<CartReply> {
  const { cart, error } = await changeCart(call, async ({ tx, lines }) => {
    // Looked up first: the id may belong to another cart, or be no valid UUID.
    if (!lines.some((line) => line.id === id)) return { error: notFound('') };
    await deleteLine(tx, id);
    return { lineId: id };
  });
  return { cart, error };
}
