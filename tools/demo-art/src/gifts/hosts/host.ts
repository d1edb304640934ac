import type { Land } from '../landscape.ts';
import type { Person } from './person.ts';

/** The host of a trip. */
export interface Host extends Person {
  /** Where the person stands. */
  land: Land;
  /** A trip motif that shows the trade in the distance, its middle in shares of the picture, and how large. */
  trade: { motif: string; x: number; y: number; size: number };
}
