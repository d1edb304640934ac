import { isSameLine, unitsOf, type CartLine } from './cartLine.ts';
import { maxQuantityOf } from './cartRules.ts';

/**
 * Lines of a customer's cart, by their old ids, merged with those of a session: equal lines are summed up to the stock
 * of the article. The customer's quantities are never reduced, and sold-out lines stay, so that the cart can show them.
 */
export function mergeLines(
  customerLines: readonly CartLine[],
  sessionLines: readonly CartLine[],
  stock: ReadonlyMap<string, number | null>,
): CartLine[] {
  const merged: CartLine[] = customerLines.map((line) => ({ ...line }));
  /** New parent of the children of a session's line; null if the line was dropped, and they with it. */
  const newIds = new Map<string, string | null>();

  for (const line of parentsFirst(sessionLines)) {
    const parentId = line.parentId && newIds.get(line.parentId);
    if (line.parentId && !parentId) continue;
    const wanted = { ...line, parentId: parentId ?? null };
    const held = unitsOf(merged, line.sku);
    const qty = Math.min(line.qty, Math.max(0, maxUnits(line.sku, stock) - held));
    const same = merged.find((other) => isSameLine(other, wanted));
    const isNew = !same && (qty > 0 || held === 0);
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

function parentsFirst(lines: readonly CartLine[]): CartLine[] {
  return [...lines.filter((line) => !line.parentId), ...lines.filter((line) => line.parentId)];
}
