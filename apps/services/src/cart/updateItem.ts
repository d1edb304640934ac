import type { CartItemUpdate } from '@shop/contracts';
import { findStock } from '../catalogue/cartArticles.ts';
import type { Call } from '../module.ts';
import { unitsOf } from './cartLine.ts';
import { setQuantity } from './cartRepository.ts';
import { judgeQuantity, notFound, quantityField } from './cartRules.ts';
import { changeCart, type CartReply } from './changeCart.ts';

/** Sets the quantity of a line. */
export const updateItem = (call: Call, update: CartItemUpdate): Promise<CartReply> => setLine(call, update, false);

/** Sets the quantity of a child line. */
export const updateChildItem = (call: Call, update: CartItemUpdate): Promise<CartReply> => setLine(call, update, true);

async function setLine(call: Call, { id, qty, version }: CartItemUpdate, childrenOnly: boolean): Promise<CartReply> {
  const { cart, error } = await changeCart(call, async ({ tx, row, lines }) => {
    // Chosen while looking at another cart, e.g. in another tab: the visitor has to see this one first.
    if (version !== undefined && version !== row.version) return { error: { cartError: 'invalid' } };
    const line = lines.find((candidate) => candidate.id === id);
    if (!line || (childrenOnly && line.parentId === null)) return { error: notFound('') };
    const { sku } = line;
    const stock = (await findStock(tx, call.site, [sku])).get(sku);
    const refusal = judgeQuantity({ sku, qty, held: unitsOf(lines, sku, id), stock, field: quantityField });
    if (refusal) return { error: refusal };
    await setQuantity(tx, id, qty);
    return { lineId: id };
  });
  return { cart, error };
}
