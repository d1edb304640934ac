import type { Transaction } from '../db/database.ts';
import { deleteLines, findLines, setQuantity } from './cartRepository.ts';
import { linesLeft, type OrderedLine } from './linesLeft.ts';

/** Takes what an order has bought out of the cart that it was made of. A cart that is gone stays so. */
export async function removeOrdered(tx: Transaction, cartId: string, ordered: readonly OrderedLine[]): Promise<void> {
  const lines = await findLines(tx, cartId);
  const left = new Map(linesLeft(lines, ordered).map(({ id, qty }) => [id, qty]));
  for (const { id, qty } of lines) {
    const now = left.get(id);
    if (now !== undefined && now !== qty) await setQuantity(tx, id, now);
  }
  const gone = lines.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  await deleteLines(tx, cartId, gone);
}
