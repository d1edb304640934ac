import type { Kit } from '../kit.ts';
import { paper } from '../palettes.ts';
import * as s from '../shapes.ts';

/** An apron with its straps. */
export const apron = (k: Kit, color: string): string =>
  s.each(2, (at) => {
    const side = at ? 1 : -1;
    return s.path(
      `M${side * 168} 372C${side * 160} 310 ${side * 140} 262 ${side * 112} 234L${side * 84} 244C${side * 112} 284 ${side * 126} 320 ${side * 130} 380Z`,
      k.dark(color, 0.12),
    );
  }) +
  s.cut(k, 'M-176 560C-184 470 -180 410 -164 364C-60 390 60 390 164 364C180 410 184 470 176 560Z', k.soft(color)) +
  s.line('M-160 380Q0 410 160 380', k.light(color, 0.5), 5) +
  s.disc(-150, 372, 10, paper.gold) +
  s.disc(150, 372, 10, paper.gold);

/** A scarf around the neck with its ends. */
export const scarf = (k: Kit, color: string): string =>
  s.cut(k, 'M30 262L96 268L140 420L66 436Z', k.dark(color, 0.1)) +
  s.cut(k, 'M-124 206C-60 262 60 262 124 206L136 262C60 328 -60 328 -136 262Z', k.soft(color)) +
  s.line('M-116 244C-50 292 50 292 116 244', k.light(color, 0.4), 6, s.faint(0.7));

/** The collar of a shirt. */
export const collar = (k: Kit, color: string): string =>
  s.cut(k, 'M-112 222L-44 330L0 268L-60 206Z', k.soft(color), 0.8) +
  s.cut(k, 'M112 222L44 330L0 268L60 206Z', k.soft(color), 0.8);

/** An open vest: where it begins at the neck, and how far its edges are from the middle at the chest. */
export const vest = (k: Kit, color: string, [x, y]: readonly [number, number], chest: number): string =>
  s.path(
    `M-350 560C-350 400 -300 300 -${x} ${y}L-${chest} 560Z M350 560C350 400 300 300 ${x} ${y}L${chest} 560Z`,
    k.soft(color),
  );
