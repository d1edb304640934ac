import { isSameLine, unitsOf, type CartLine } from './cartLine.ts';
import { maxQuantityOf } from './cartRules.ts';

/**
 * Lines of a customer's cart, by the ids they had, after those of a session joined them: summed where they are the same, up to what the
 * stock allows for the article. What the customer had is never made less, and a line that is sold out stays, so that
 * the cart can say so.
 */
export function mergeLines(
  customerLines: readonly CartLine[],
  sessionLines: readonly CartLine[],
  stock: ReadonlyMap<string, number | null>,
): CartLine[] {
  const merged: CartLine[] = customerLines.map((line) => ({ ...line }));
  /** Where the children of a session's line belong now; null where it was left behind, and they with it. */
  const newIds = new Map<string, string | null>();

  for (const line of parentsFirst(sessionLines)) {
    const parentId = line.parentId && newIds.get(line.parentId);
    if (line.parentId && !parentId) continue;
    const wanted = { ...line, parentId: parentId ?? null };
    const held = unitsOf(merged, line.sku);
    const qty = Math.min(line.qty, Math.max(0, maxOf(line.sku, stock) - held));
    const same = merged.find((other) => isSameLine(other, wanted));
    const isNew = !same && (qty > 0 || held === 0);
    if (same) same.qty += qty;
    if (isNew) merged.push({ ...wanted, qty: qty || line.qty });
    newIds.set(line.id, same?.id ?? (isNew ? line.id : null));
  }
  return merged;
}

function maxOf(sku: string, stock: ReadonlyMap<string, number | null>): number {
  const units = stock.get(sku);
  return units === undefined ? 0 : maxQuantityOf(units);
}

function parentsFirst(lines: readonly CartLine[]): CartLine[] {
  return [...lines.filter((line) => !line.parentId), ...lines.filter((line) => line.parentId)];
}
