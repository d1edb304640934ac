import { type Brush, rect, shape, stroke } from './brush.ts';
import { dark, light, mix } from './color.ts';
import { sway } from './shapes.ts';
import { woods } from '../woods.ts';

/** Gradients over a round body lit from the left. */
export function steel(b: Brush): string {
  return b.linear(
    0,
    '#7d8285',
    '#f6f5f0 14',
    '#c3c6c5 30',
    '#e9e9e4 46',
    '#a4a9aa 66',
    '#6f7578 86',
    '#aeb2b1 96',
    '#8b9091',
  );
}

export function iron(b: Brush): string {
  return b.linear(0, '#1c1d1e', '#5b5c5b 14', '#3a3b3b 32', '#2a2b2c 60', '#171819 86', '#3f3d3a 96', '#232323');
}

export function copper(b: Brush): string {
  return b.linear(
    0,
    '#7f3d20',
    '#f6c29c 13',
    '#cd7b50 30',
    '#e7a47a 46',
    '#b4623a 66',
    '#74351b 88',
    '#c98058 96',
    '#8d4627',
  );
}

export function brass(b: Brush): string {
  return b.linear(0, '#7d5c22', '#f6e2a2 18', '#c9a04c 42', '#ddba6c 55', '#9a7430 80', '#d0aa5c 95', '#8a6728');
}

export function blueSteel(b: Brush): string {
  return b.linear(
    0,
    '#20252c',
    '#8a9bad 13',
    '#4a5868 30',
    '#6b6f83 46',
    '#4d4a55 62',
    '#23262c 86',
    '#6d6258 96',
    '#2c2d31',
  );
}

export function enamel(b: Brush, color: string): string {
  return b.linear(
    0,
    dark(color, 0.38),
    light(color, 0.5) + ' 13',
    light(color, 0.1) + ' 30',
    `${color} 52`,
    dark(color, 0.3) + ' 84',
    mix(color, '#d9b48a', 0.25) + ' 96',
    dark(color, 0.25),
  );
}

/** The inside of a vessel: the window side lies in shade, the far side catches the light. */
export function hollow(b: Brush, color: string): string {
  return b.linear(35, dark(color, 0.55), dark(color, 0.28) + ' 35', `${color} 70`, light(color, 0.3));
}

export function wood(b: Brush, tone: string, angle = 90): string {
  return b.linear(angle, light(tone, 0.28), `${tone} 45`, dark(tone, 0.28));
}

export const { walnut, oak, beech } = woods;

/** A few long curved strokes of grain over a box; clip them to the wood. */
export function grain(
  b: Brush,
  left: number,
  top: number,
  right: number,
  bottom: number,
  tone: string,
  lines = 9,
): string {
  const lineAt = (line: number) =>
    sway(
      left,
      right,
      top + ((line + b.random() * 0.7) / lines) * (bottom - top),
      b.between(-1, 1) * (bottom - top) * 0.09,
    );
  const all = Array.from({ length: lines }, (_, line) => lineAt(line));
  const strokes =
    stroke(all.filter((_, line) => line % 3 === 0).join(''), light(tone, 0.35), 2.6, 0.32) +
    stroke(all.filter((_, line) => line % 3 === 1).join(''), dark(tone, 0.4), 2, 0.32) +
    stroke(all.filter((_, line) => line % 3 === 2).join(''), dark(tone, 0.4), 4, 0.3);
  const [kx, ky] = [left + (right - left) * b.between(0.55, 0.8), top + (bottom - top) * b.between(0.3, 0.7)];
  const size = (bottom - top) * 0.05;
  return (
    strokes +
    shape(
      `M${kx - size * 3} ${ky}Q${kx} ${ky - size} ${kx + size * 3} ${ky}Q${kx} ${ky + size} ${kx - size * 3} ${ky}Z`,
      dark(tone, 0.45),
      0.35,
    )
  );
}

/** Side of a block of end grain. */
const BLOCK = 92;

/** Blocks of wood with their growth rings up, glued to a board, over a box; clip them to the wood. */
export function endGrain(b: Brush, left: number, top: number, right: number, bottom: number, tone: string): string {
  const rings = ['', ''];
  let blocks = '';
  for (let row = 0; top + row * BLOCK < bottom; row++) {
    const y = top + row * BLOCK;
    // Each row is moved by half a block, as bricks are.
    for (let x = left - (row % 2) * (BLOCK / 2); x < right; x += BLOCK) {
      const shade = b.between(-0.22, 0.26);
      blocks += rect(x, y, BLOCK - 2, BLOCK - 2, shade < 0 ? dark(tone, -shade) : light(tone, shade), 2, 0.8);
      // Quarters of circles around one of its corners stay within it.
      const [across, down] = [b.pick([0, 1]), b.pick([0, 1])];
      const [cx, cy] = [x + across * (BLOCK - 2), y + down * (BLOCK - 2)];
      const [sx, sy] = [across ? -1 : 1, down ? -1 : 1];
      const isTurned = sx * sy > 0 ? 1 : 0;
      for (let r = 18 + b.between(0, 8); r < BLOCK - 6; r += 15)
        rings[Math.round(r) % 2] += `M${cx + sx * r} ${cy}A${r} ${r} 0 0 ${isTurned} ${cx} ${cy + sy * r}`;
    }
  }
  return blocks + stroke(rings[0]!, dark(tone, 0.5), 3.4, 0.5) + stroke(rings[1]!, light(tone, 0.4), 2.6, 0.35);
}
