import { type Brush, rect, shape, stroke } from './brush.ts';
import { dark, light } from './color.ts';
import { hollow } from './materials.ts';
import { contact, smooth } from './shapes.ts';
import type { Skin } from './vessels.ts';

export interface Tin {
  width: number;
  depth: number;
  height: number;
  flare?: number;
}

/** A rectangular tin at three-quarter angle: front wall, rim, inner walls and floor. */
export function tin(b: Brush, { width, depth, height, flare = 24 }: Tin, skin: Skin, content = ''): string {
  const [half, back, wall] = [width / 2, width / 2 - depth * 0.26, skin.wall ?? 12];
  const rim = rounded(
    [
      [-back, -height - depth],
      [back, -height - depth],
      [half, -height],
      [-half, -height],
    ],
    26,
  );
  const inner = rounded(
    [
      [-back + wall, -height - depth + wall * 0.7],
      [back - wall, -height - depth + wall * 0.7],
      [half - wall * 1.5, -height - wall * 0.8],
      [-half + wall * 1.5, -height - wall * 0.8],
    ],
    20,
  );
  const floor = rounded(
    [
      [-back + wall + flare, -height * 0.6 - depth * 0.8],
      [back - wall - flare, -height * 0.6 - depth * 0.8],
      [half - wall - flare * 1.3, -8],
      [-half + wall + flare * 1.3, -8],
    ],
    18,
  );
  const front = `M${-half} ${-height - 14}L${-half + flare} ${-14}Q${-half + flare + 2} 0 ${-half + flare + 20} 0L${half - flare - 20} 0Q${half - flare - 2} 0 ${half - flare} -14L${half} ${-height - 14}Z`;
  return (
    contact(b, half - flare, depth * 0.3, 0, -depth * 0.16) +
    shape(front, skin.outside) +
    shape(front, b.linear(90, '#fff6e3 0 .2', '#140a04 40 0', '#140a04 100 .45')) +
    shape(rim, skin.rim) +
    shape(inner, hollow(b, skin.inside)) +
    b.clipped(
      shape(inner, '#000'),
      shape(floor, b.linear(30, dark(skin.inside, 0.2), light(skin.inside, 0.3))) + content,
    ) +
    stroke(`M${-back + 20} ${-height - depth + 4}L${back - 20} ${-height - depth + 4}`, '#fff8e8', 3, 0.7) +
    stroke(`M${-half + 16} ${-height - 1}L${half * 0.3} ${-height - 1}`, '#fff8e8', 4, 0.55)
  );
}

/** A polygon with soft corners. */
function rounded(corners: readonly (readonly [number, number])[], radius: number): string {
  return (
    corners
      .map((corner, index) => {
        const toward = (other: readonly [number, number] | undefined) => {
          const [ox, oy] = other ?? corner;
          const share = Math.min(0.5, radius / (Math.hypot(ox - corner[0], oy - corner[1]) || 1));
          return `${(corner[0] + (ox - corner[0]) * share).toFixed(0)} ${(corner[1] + (oy - corner[1]) * share).toFixed(0)}`;
        };
        const before = toward(corners[(index + corners.length - 1) % corners.length]);
        return `${index ? 'L' : 'M'}${before}Q${corner[0].toFixed(0)} ${corner[1].toFixed(0)} ${toward(corners[(index + 1) % corners.length])}`;
      })
      .join('') + 'Z'
  );
}

/** A square-edged block seen from above, with a front edge that shows its thickness. */
export function slab(
  b: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  edge: string,
  round = 24,
  thick = 14,
): string {
  return (
    rect(x + 12, y + 22, width, height + thick, b.linear(90, '#1d1006 0 .3', '#1d1006 100 .4'), round) +
    rect(x + 4, y + 8, width, height + thick, '#1d1006', round, 0.3) +
    rect(x, y + thick, width, height, edge, round) +
    rect(x, y, width, height, fill, round) +
    `<path d="${smooth([
      [x + round, y + 2],
      [x + width - round, y + 2],
    ])}" stroke="#fff8e8" stroke-width="3" stroke-opacity=".55" fill="none"/>`
  );
}
