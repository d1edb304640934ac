import { isDeepStrictEqual } from 'node:util';
import { type CartLine, hasParts, partsOf } from './cartLine.ts';

/** A line of an order. `parent` is the position of the line that it belongs to. */
export interface OrderedLine extends Pick<CartLine, 'sku' | 'qty' | 'personalization'> {
  position: number;
  parent: number | null;
}

/**
 * What is left of a cart's lines once an order of it holds: so many units less of each article, first of those lines
 * that are as they were ordered. What else was put into the cart stays, also on the same line. Children go with the
 * last unit of their line.
 */
export function linesLeft(lines: readonly CartLine[], ordered: readonly OrderedLine[]): CartLine[] {
  const left = lines.map((line) => ({ ...line }));
  /** The cart's lines by the positions of the ordered ones. */
  const ids = new Map<number, string>();
  const isChild = ({ parent }: OrderedLine) => parent !== null;
  for (const line of ordered.toSorted((a, b) => Number(isChild(a)) - Number(isChild(b)))) {
    const parts = ordered.filter(({ parent }) => parent === line.position);
    const parentId = line.parent === null ? null : (ids.get(line.parent) ?? null);
    // The position of a line says more than the words on it, which may have been changed meanwhile.
    const likeness = (one: CartLine) =>
      4 * Number(one.parentId === parentId) +
      2 * Number(isDeepStrictEqual(one.personalization, line.personalization)) +
      Number(hasParts(partsOf(lines, one.id), parts));
    let open = line.qty;
    const candidates = left.filter(({ sku, qty }) => sku === line.sku && qty > 0);
    for (const one of candidates.sort((a, b) => likeness(b) - likeness(a))) {
      const units = Math.min(open, one.qty);
      one.qty -= units;
      open -= units;
      if (units > 0 && !ids.has(line.position)) ids.set(line.position, one.id);
    }
  }
  const gone = new Set(left.filter(({ qty }) => qty === 0).map(({ id }) => id));
  return left.filter(({ id, parentId }) => !gone.has(id) && !(parentId && gone.has(parentId)));
}
