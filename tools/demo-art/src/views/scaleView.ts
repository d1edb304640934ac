import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, at } from '../kitchen/brush.ts';
import { type Companion, companion, UNITS_OF_CM } from './companions.ts';
import type { Thing } from './thing.ts';
import { spanOf } from './thing.ts';

/** The thing and a known one beside it in the same scale, and the y of the ground that both stand on. `cm` is the thing's longer side. */
export function beside(
  b: Brush,
  thing: Thing,
  cm: number,
  name: Companion,
  frame: Frame,
): { content: string; ground: number } {
  const [left, top, right, bottom] = thing.box;
  const { width, height, draw } = companion(name, thing.lies);
  const unit = cm / spanOf(thing);
  const [tw, th] = [(right - left) * unit, (bottom - top) * unit];
  const gap = thing.slim ? -width * 0.7 : Math.max(1, (tw + width) * 0.05);
  const perCm = Math.min((frame.width * 0.84) / (tw + gap + width), (frame.height * 0.7) / Math.max(th, height));
  const start = frame.width / 2 - ((tw + gap + width) * perCm) / 2;
  const scale = unit * perCm;
  const size = perCm / UNITS_OF_CM;
  const x = start - left * scale;
  if (thing.lies) {
    const middle = frame.height / 2;
    const y = middle - ((top + bottom) / 2) * scale;
    const cy = thing.slim ? middle + th * perCm * 0.5 : middle + th * perCm * 0.12;
    return {
      content:
        at(x, y, thing.art, 0, scale) +
        at(start + (tw + gap + width / 2) * perCm, cy, draw(b), thing.slim ? -8 : 6, size),
      ground: frame.height,
    };
  }
  const ground = frame.height * 0.5 + Math.max(th, height) * perCm * 0.5;
  return {
    content:
      at(x, ground - bottom * scale, thing.art, 0, scale) +
      at(start + (tw + gap + width / 2) * perCm, ground - Math.min(th * 0.04, 1) * perCm, draw(b), 0, size),
    ground,
  };
}
