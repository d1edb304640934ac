import { type Brush, at, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { chunks, strew } from '../food.ts';
import { dots, shadowOf } from '../shapes.ts';
import { type Area, fitted, spread } from './area.ts';

/** Food all over an area, of which it has a share. */
export type Pieces = (b: Brush, area: Area, share: number) => string;

export const diced =
  (size: number, count: number, ...colors: readonly [string, ...string[]]): Pieces =>
  (b, area, share) =>
    colors.map((color) => chunks(b, spread(b, area, count / colors.length, size * 1.25, share), size, color)).join('');

export const strewn =
  (count: number, gap: number, one: (b: Brush) => string, low?: number, high?: number): Pieces =>
  (b, area, share) =>
    strew(b, spread(b, area, count, gap, share), one(b), low, high);

export const dusted =
  (count: number, size: number, ...colors: readonly [string, ...string[]]): Pieces =>
  (b, area, share) =>
    colors.map((color) => dots(spread(b, area, count / colors.length, 0, share), color, size, 0.95)).join('');

/** Thin pieces that lie across each other. */
export const shredded =
  (length: number, width: number, color: string, count = 190): Pieces =>
  (b, area, share) => {
    const lines = (tone: string, part: number) =>
      stroke(
        spread(b, area, count * part, 0, share)
          .map(([x, y]) => {
            const angle = b.random() * Math.PI;
            const [dx, dy] = [Math.round(Math.cos(angle) * length), Math.round(Math.sin(angle) * length)];
            return `M${Math.round(x - dx / 2)} ${Math.round(y - dy / 2)}q${Math.round(dy * 0.2)} ${Math.round(dx * 0.2)} ${dx} ${dy}`;
          })
          .join(''),
        tone,
        width,
      );
    return lines(dark(color, 0.4), 0.35) + lines(dark(color, 0.12), 0.3) + lines(light(color, 0.3), 0.35);
  };

/** A few large ones, each at its position. */
export const placed =
  (one: (b: Brush) => string, positions: readonly (readonly [number, number, number])[], size = 1): Pieces =>
  (b, area) =>
    at(0, 0, positions.map(([x, y, turn]) => at(x, y, one(b), turn, size)).join(''), 0, fitted(area));

export const cube = (top: string, left: string, right: string) => (): string =>
  shape('M-34 -20L2 -38L38 -20L38 22L2 42L-34 22Z', '#1d1006', 0.3).replace(
    '<path',
    '<path transform="translate(6 8)"',
  ) +
  shape('M-34 -20L2 -38L38 -20L2 -2Z', top) +
  shape('M-34 -20L2 -2V42L-34 22Z', left) +
  shape('M38 -20L2 -2V42L38 22Z', right);

export const slice = (outline: string, fill: (b: Brush) => string, rind: string) => (b: Brush) =>
  shadowOf(outline, 7) + shape(outline, fill(b)) + stroke(outline, rind, 5, 0.9);

/** The outlines of half a slice, and of an almond or a clove. */
export const halfMoon = 'M-54 10C-50 -44 50 -44 54 10C30 22 -30 22 -54 10Z';
export const almond = 'M-26 0C-20 -16 8 -18 28 0C8 18 -20 16 -26 0Z';
