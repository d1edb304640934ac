import type { Person } from '../hosts/person.ts';
import type { Kit } from '../kit.ts';
import type { Reach } from './arms.ts';

/**
 * The maker behind a brand, at work. What is on the wall is drawn in the 1200 by 1600 of the portrait; all else
 * around the person, whose bench begins at BENCH.
 */
export interface Maker extends Person {
  bench: string;
  wall(k: Kit): string;
  /** What lies on the bench and what is in the hands; the hands are drawn over it. */
  work(k: Kit): string;
  /** The hand at the viewer's left and the one at the right. */
  hands: readonly [left: Reach, right: Reach];
  /** What stands in front of the hands. */
  front(k: Kit): string;
}

/** The edges of the top of the bench: at the person, and at the viewer. */
export const BENCH = { back: 470, front: 906 } as const;
