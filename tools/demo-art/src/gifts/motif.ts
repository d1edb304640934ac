import type { Kit } from './kit.ts';
import type { Setting } from './settings.ts';

/** The y of the ground in the box of a gift or a trip. */
export const FOOT = 255;

/** Views in which a motif's own drawing fills the picture; `itemView` arranges all others. */
export type PlainView = 'main' | 'scene';

/** A gift: an object in a box of 600 by 600 around 0 0 that stands at FOOT. */
export interface Gift {
  draw(k: Kit): string;
  setting: Setting;
  /** How much larger it is in a tile, of which it fills two thirds to three quarters. */
  size?: number;
  /** Degrees by which it lies turned clockwise, and words on it with it. */
  turn?: number;
  /** Half width of the shadow, and its centre when that is not 0; null for things that hang or fly. */
  shadow: number | [half: number, x: number] | null;
}

export type Gifts = Record<string, Gift>;
