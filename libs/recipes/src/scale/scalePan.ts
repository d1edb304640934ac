import type { Pan } from './findPans';

/** Diameters that round tins are sold in, in cm. */
const DIAMETERS = [10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32];
/** Sides of an oven's tray, in cm. */
const LONGEST_SIDE = 46;

/** How many tins of which size, in cm, a recipe needs for `times` as much: as high as before, so by area. */
export function scalePan({ size }: Pick<Pan, 'size'>, times: number): { count: number; size: readonly number[] } {
  const most = size.length === 1 ? Math.max(...DIAMETERS) : LONGEST_SIDE;
  const longest = Math.max(...size);
  const count = Math.max(1, Math.ceil((longest * Math.sqrt(times)) ** 2 / (most + 1) ** 2));
  const factor = Math.sqrt(times / count);
  return { count, size: size.map((side) => (size.length === 1 ? sold(side * factor) : Math.round(side * factor))) };
}

/** A size as people write it: `26 cm`, `30 × 40 cm`, `2 × 26 cm` for two tins. */
export function panText(size: readonly number[], count = 1): string {
  const text = `${size.join(' × ')} cm`;
  return count === 1 ? text : size.length === 1 ? `${count} × ${text}` : `${count} × (${text})`;
}

function sold(diameter: number): number {
  return DIAMETERS.reduce((best, one) => (Math.abs(one - diameter) < Math.abs(best - diameter) ? one : best));
}
