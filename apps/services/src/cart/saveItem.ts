import type { Call } from '../module.ts';
import { isSameLine } from './cartLine.ts';
import { deleteLine, detachLines, setQuantity, setSaved } from './cartRepository.ts';
import { cartFull, MAX_LINES, notFound } from './cartRules.ts';
import { changeCart, type CartReply } from './changeCart.ts';

/** Puts a line with its children aside for later. A child alone becomes a line of its own. */
export async function saveItem(call: Call, id: string): Promise<CartReply> {
  const { cart, error } = await changeCart(call, async ({ tx, lines, saved }) => {
    const line = lines.find((candidate) => candidate.id === id);
    if (!line) return { error: notFound('') };
    if (saved.length >= MAX_LINES) return { error: cartFull };
    const hasChildren = lines.some(({ parentId }) => parentId === id);
    const same = saved.find((other) => isSameLine(other, { ...line, parentId: null }));
    if (same && !hasChildren) {
      await setQuantity(tx, same.id, same.qty + line.qty);
      await deleteLine(tx, id);
      return { lineId: same.id };
    }
    if (line.parentId) await detachLines(tx, [id]);
    await setSaved(tx, id, true);
    return { lineId: id };
  });
  return { cart, error };
}

/** Removes a saved line with its children. */
export async function removeSavedItem(call: Call, id: string): Promise<CartReply> {
  const { cart, error } = await changeCart(call, async ({ tx, saved }) => {
    if (!saved.some((line) => line.id === id)) return { error: notFound('') };
    await deleteLine(tx, id);
    return { lineId: id };
  });
  return { cart, error };
}
