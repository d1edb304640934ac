import { lettered } from '../lettering.ts';
import type { Kit } from './kit.ts';
import type { Gift } from './motif.ts';
import * as s from './shapes.ts';

/** What a pen is known to write. */
const HANDWRITTEN = 'LEA';
/** "Lea", as a pen writes it: 190 wide, 100 high, around the origin. */
const lea =
  'M-44 -52C-58 -18 -66 8 -82 30C-90 38 -94 26 -80 27C-60 30 -44 42 -18 22C6 14 18 -8 4 -12C-14 -14 -26 18 -8 32C6 42 24 26 34 14M76 -4C66 -16 44 -12 38 10C34 30 46 38 58 30C70 22 76 8 78 -6C72 14 72 40 98 22';

/** Units of a tile that a gift's box has, and where the box is. */
const TILE = 1200;
const TILE_SCALE = 1.4;
const FOOT = 255;

/** The name on a gift where its lettering goes, in the gift's own units. */
export function writtenName(k: Kit, { size = 1, shadow }: Gift): string {
  const { name } = k.subject;
  if (!name) return '';
  const [left, top, width, height] = name.area;
  const scale = TILE_SCALE * size;
  const y = TILE / 2 + 4 + (shadow === null ? 0 : FOOT * TILE_SCALE * (1 - size));
  const units = (percent: number) => ((percent / 100) * TILE) / scale;
  const [cx, cy] = [
    ((left + width / 2) * (TILE / 100) - TILE / 2) / scale,
    ((top + height / 2) * (TILE / 100) - y) / scale,
  ];
  const color = name.color ?? k.p.ink;
  if (name.font === 'script' && name.text === HANDWRITTEN) {
    const fit = Math.min(units(width) / 232, units(height) / 116);
    return s.place(cx, cy, fit, s.line(lea, color, 11));
  }
  return lettered(
    name.text,
    s.round(cx),
    s.round(cy),
    Math.min(units(height) * 0.42, units(width) / name.text.length),
    color,
    0.14,
  );
}
