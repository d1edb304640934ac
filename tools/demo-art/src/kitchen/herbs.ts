import { type Brush, stroke } from './brush.ts';
import { leaf, smooth } from './shapes.ts';

const green = '#6f7f4a';

/** A stalk with leaves in pairs, getting smaller to the tip. */
function sprig(b: Brush, length: number, size: number, pairs: number, color: string, angle = 55): string {
  const tilt = b.between(-0.12, 0.12) * length;
  const one = b.stamp(leaf(size, size * 0.26, color));
  let leaves = '';
  for (let pair = 0; pair < pairs; pair++) {
    const share = 0.12 + (pair / pairs) * 0.88;
    const [x, y] = [-length / 2 + length * share, tilt * Math.sin(share * Math.PI)];
    const scale = 1.1 - share * 0.5;
    leaves += one(x, y, -angle + b.between(-12, 12), scale) + one(x, y, angle + b.between(-12, 12), scale);
  }
  const stem = smooth([
    [-length / 2, 0],
    [0, tilt],
    [length / 2, 0],
  ]);
  return (
    `<path d="${stem}" fill="none" stroke="#1d1006" stroke-width="${size * 0.34}" stroke-opacity=".13" transform="translate(6 10)"/>` +
    stroke(stem, '#7a5f3c', Math.max(2.5, size * 0.09)) +
    leaves
  );
}

export const thymeSprig = (b: Brush) => sprig(b, 210, 27, 8, green);
export const rosemarySprig = (b: Brush) => sprig(b, 230, 42, 11, '#5c7358', 34);

export function basilTop(b: Brush, size = 80): string {
  const one = b.stamp(leaf(size, size * 0.42, '#5d8440'));
  return (
    `<g transform="translate(6 10)" opacity=".25">${one(0, 0, 150, 1)}${one(0, 0, 35, 0.9)}</g>` +
    one(0, 0, 150) +
    one(0, 0, 38, 0.9) +
    one(0, 0, -75, 0.8) +
    one(0, 0, 95, 0.55) +
    one(0, 0, -20, 0.5)
  );
}
