import type { Kit } from './kit.ts';
import type { Land } from './landscape.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

/** A subject in a box of 600 by 600 around 0 0; its foot is at `footOf`. */
export interface Experience {
  draw(k: Kit): string;
  land: Land;
  /** Point of the box in the middle of instant pictures and printed vouchers. */
  focus?: [x: number, y: number];
  /** Half width of the shadow on the ground, if it stands on one. */
  shadow?: number;
}

export type Experiences = Record<string, Experience>;

/** Head with helmet, looking ahead. */
export function helmetHead(k: Kit, x: number, y: number, r: number, color: string): string {
  return s.transform(
    x,
    y,
    r / 40,
    s.disc(0, 0, 40, paper.skin) +
      s.path('M-47 3A47 47 0 0 1 47 3Z', k.soft(color)) +
      s.path('M-30 -14A34 34 0 0 1 -4 -36L0 -28A28 28 0 0 0 -22 -12Z', paper.white, s.faint(0.5)) +
      s.line('M-40 2L-20 38M40 2L20 38', k.dark(color, 0.4), 6) +
      s.disc(-14, 12, 5, k.p.ink) +
      s.disc(14, 12, 5, k.p.ink) +
      s.line('M-10 23Q0 32 10 23', k.p.ink, 5),
  );
}
