import type { Box } from '../kitchen/motif.ts';

/** What a picture is of, drawn in its own units, and how it is to be put down. */
export interface Thing {
  motif: string;
  art: string;
  box: Box;
  /** Seen from above. */
  lies: boolean;
  /** A long thing along the diagonal, its handle at the lower left. */
  slim?: boolean | undefined;
  /** The point where a hand takes hold at the right, where that is not the middle of the right side. */
  grip?: readonly [x: number, y: number] | undefined;
}

/** Its longer side, of slim things the diagonal. */
export function spanOf({ box: [left, top, right, bottom], slim }: Pick<Thing, 'box' | 'slim'>): number {
  return slim ? Math.hypot(right - left, bottom - top) : Math.max(right - left, bottom - top);
}
