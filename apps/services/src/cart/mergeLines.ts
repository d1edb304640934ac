import { agreeInParts, type CartLine, inTreeOrder, isSameLine, partsOf, unitsOf } from './cartLine.ts';
import { MAX_LINES, maxQuantityOf } from './cartRules.ts';

/**
 * Lines of a customer's cart, by their old ids, merged with those of a session: equal lines are summed up to the stock
 * of the article. The customer's quantities are never reduced, and sold-out lines stay, so that the cart can show them.
 * Lines for which there is no space are left out. `ordered` are units by SKU that an order has taken from the stock and
 * will take from the cart: they come along whatever the limits, since else the customer's own would be taken.
 */
export function mergeLines(
  customerLines: readonly CartLine[],
  sessionLines: readonly CartLine[],
  stock: ReadonlyMap<string, number | null>,
  ordered: ReadonlyMap<string, number> = new Map(),
): CartLine[] {
  const merged: CartLine[] = customerLines.map((line) => ({ ...line }));
  const open = new Map(ordered);
  /** New parent of the children of a session's line; null if the line was dropped, and they with it. */
  const newIds = new Map<string, string | null>();

  for (const line of inTreeOrder(sessionLines)) {
    const parentId = line.parentId && newIds.get(line.parentId);
    if (line.parentId && !parentId) continue;
    const wanted = { ...line, parentId: parentId ?? null };
    const parts = partsOf(sessionLines, line.id);
    const held = unitsOf(merged, line.sku);
    const bought = Math.min(line.qty, open.get(line.sku) ?? 0);
    if (bought > 0) open.set(line.sku, open.get(line.sku)! - bought);
    const qty = Math.max(bought, Math.min(line.qty, maxUnits(line.sku, stock) - held), 0);
    const same = merged.find((other) => isSameLine(other, wanted) && agreeInParts(partsOf(merged, other.id), parts));
    const hasCapacity = merged.length < MAX_LINES || bought > 0;
    const isNew = !same && hasCapacity && (qty > 0 || held === 0);
    if (same) same.qty += qty;
    if (isNew) merged.push({ ...wanted, qty: qty || line.qty });
    newIds.set(line.id, same?.id ?? (isNew ? line.id : null));
  }
  return merged;
}

/** Units of an article that a cart may have; none of one that is gone. */
export function maxUnits(sku: string, stock: ReadonlyMap<string, number | null>): number {
  const units = stock.get(sku);
  return units === undefined ? 0 : maxQuantityOf(units);
}
