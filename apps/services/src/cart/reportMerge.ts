import type { StoredMerge } from '../db/schema/cart.ts';
import { type CartLine, unitsOf } from './cartLine.ts';
import { maxUnits } from './mergeLines.ts';

interface MergeFacts {
  stock: ReadonlyMap<string, number | null>;
  /** Saved lines for which there was no space. */
  lost?: readonly CartLine[];
}

/** What a sign-in did to the lines of the session: what came, and what is less than wanted. Null for nothing to tell. */
export function reportMerge(
  before: readonly CartLine[],
  sessionLines: readonly CartLine[],
  after: readonly CartLine[],
  { stock, lost = [] }: MergeFacts,
): StoredMerge | null {
  if (sessionLines.length + lost.length === 0) return null;
  const report: StoredMerge = { added: [], limited: [] };
  for (const sku of new Set(sessionLines.map((line) => line.sku))) {
    // Lines of sold-out articles stay in the cart, but nothing of them can be bought.
    const max = maxUnits(sku, stock);
    const had = Math.min(unitsOf(before, sku), max);
    const has = Math.min(unitsOf(after, sku), max);
    const wanted = unitsOf(before, sku) + unitsOf(sessionLines, sku);
    if (has > had) report.added.push({ sku, qty: has - had });
    if (has < wanted) report.limited.push({ sku, qty: has, wanted });
  }
  report.limited.push(...lost.map(({ sku, qty }) => ({ sku, qty: 0, wanted: qty })));
  return report;
}
