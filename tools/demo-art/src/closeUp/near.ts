import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, disc, oval, rect, stroke } from '../kitchen/brush.ts';
import { dark, light, mix } from '../kitchen/color.ts';
import type { Point } from '../kitchen/shapes.ts';

/** What lies behind a close-up, out of focus: the room in its colours with round lights. */
export function farRoom(b: Brush, { width, height }: Frame): string {
  const { wall, scene } = b.palette;
  const lights = Array.from({ length: 7 }, () =>
    disc(
      Math.round(b.random() * width),
      Math.round(b.random() * height * 0.4),
      Math.round(b.between(34, 110)),
      b.radial(0.5, 0.5, 0.5, '#fff3d6 0 .5', '#fff3d6 82 .34', '#fff3d6 100 0'),
      0.7,
    ),
  ).join('');
  return (
    rect(0, 0, width, height, b.linear(70, light(wall, 0.3), `${mix(wall, scene, 0.5)} 60`, dark(scene, 0.2))) + lights
  );
}

/** Points all over a box. */
export function strewn(b: Brush, count: number, left: number, top: number, right: number, bottom: number): Point[] {
  return Array.from({ length: count }, () => [Math.round(b.between(left, right)), Math.round(b.between(top, bottom))]);
}

/** Short hairs of one colour over a box, as one stroke. */
export function hairs(
  b: Brush,
  count: number,
  box: readonly [left: number, top: number, right: number, bottom: number],
  { color, width, reach, turn = 0, spread = 6.28, opacity = 0.4, bend = 0.3 }: Hair,
): string {
  const d = strewn(b, count, ...box).map(([x, y]) => {
    const angle = turn + (b.random() - 0.5) * spread;
    const length = reach * b.between(0.5, 1.3);
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const side = (b.random() - 0.5) * 2 * bend;
    return `M${x} ${y}q${Math.round(dx / 2 - dy * side)} ${Math.round(dy / 2 + dx * side)} ${Math.round(dx)} ${Math.round(dy)}`;
  });
  return stroke(d.join(''), color, width, opacity);
}

interface Hair {
  color: string;
  width: number;
  reach: number;
  turn?: number;
  spread?: number;
  opacity?: number;
  bend?: number;
}

/** What a lens does: sharp in the middle, light from the upper left, the corners darker. */
export function lens(b: Brush, { width, height }: Frame): string {
  return (
    rect(0, 0, width, height, b.linear(48, '#fff6e3 0 .3', '#fff6e3 40 0', '#1d1006 62 0', '#1d1006 100 .34')) +
    oval(
      width * 0.5,
      height * 0.52,
      width * 0.86,
      height * 0.86,
      b.radial(0.5, 0.5, 0.5, '#1d1006 0 0', '#1d1006 70 0', '#1d1006 100 .3'),
    )
  );
}
