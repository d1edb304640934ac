import { lettered } from '../lettering.ts';
import { EXAMPLE_NAME } from '../types.ts';
import type { Kit } from './kit.ts';
import { FOOT, type Gift } from './motif.ts';
import * as s from './shapes.ts';
import { stageOf } from './stageOf.ts';

/** "Lea" in handwriting, around the origin, and the room that it takes with its margins. */
const handwrittenName =
  'M-44 -52C-58 -18 -66 8 -82 30C-90 38 -94 26 -80 27C-60 30 -44 42 -18 22C6 14 18 -8 4 -12C-14 -14 -26 18 -8 32C6 42 24 26 34 14M76 -4C66 -16 44 -12 38 10C34 30 46 38 58 30C70 22 76 8 78 -6C72 14 72 40 98 22';
const HANDWRITTEN_WIDTH = 232;
const HANDWRITTEN_HEIGHT = 116;

/** The name on a gift where its lettering goes, in the gift's own units: the area is that of the square tile. */
export function writtenName(k: Kit, { size = 1, shadow, turn = 0 }: Gift): string {
  const { name } = k.subject;
  if (!name) return '';
  const [left, top, width, height] = name.area;
  const tile = stageOf('square');
  const scale = tile.scale * size;
  const y = tile.y + (shadow === null ? 0 : FOOT * tile.scale * (1 - size));
  const units = (percent: number) => ((percent / 100) * tile.width) / scale;
  const [cx, cy] = [
    ((left + width / 2) * (tile.width / 100) - tile.x) / scale,
    ((top + height / 2) * (tile.width / 100) - y) / scale,
  ];
  const color = name.color ?? k.p.ink;
  if (name.font === 'script' && name.text === EXAMPLE_NAME) {
    const fit = Math.min(units(width) / HANDWRITTEN_WIDTH, units(height) / HANDWRITTEN_HEIGHT);
    return s.transform(cx, cy, fit, s.line(handwrittenName, color, 11), turn);
  }
  const capitals = Math.min(units(height) * 0.42, units(width) / name.text.length);
  return s.transform(cx, cy, 1, lettered(name.text, 0, 0, capitals, color, 0.14), turn);
}
