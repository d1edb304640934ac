import type { Call } from '../module.ts';
import { deleteLine } from './cartRepository.ts';
import { notFound } from './cartRules.ts';
import { changeCart, type CartReply } from './changeCart.ts';

/** Takes a line, and what belongs to it, out of the cart. */
export async function removeItem(call: Call, id: string): Promise<CartReply> {
  const { cart, error } = await changeCart(call, async ({ tx, lines }) => {
    // Looked up rather than deleted at once: the id may be of another cart, or of no form the database knows.
    if (!lines.some((line) => line.id === id)) return { error: notFound('') };
    await deleteLine(tx, id);
    return { lineId: id };
  });
  return { cart, error };
}
