import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, disc, oval, rect, stroke } from '../kitchen/brush.ts';
import { dark, light, mix } from '../kitchen/color.ts';
import { dots, type Point } from '../kitchen/shapes.ts';

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

/** The whole picture in a gradient towards the lower right. */
export function background(b: Brush, { width, height }: Frame, from: string, to: string): string {
  return rect(0, 0, width, height, b.linear(60, from, to));
}

/** The scale of drawings for a picture of 1200 px, so that they fill a larger one. */
export const fillingScale = ({ width, height }: Frame): number => Math.max(width, height) / 1200;

/** Dots on points, and dots of another kind beside each of them: a pit and its lit edge, dust and its reflection. */
export function dotPairs(points: readonly Point[], dot: Dot, [dx, dy]: Point, beside: Dot): string {
  return (
    dots(points, dot.color, dot.size, dot.opacity) +
    dots(
      points.map(([x, y]) => [x + dx, y + dy] as const),
      beside.color,
      beside.size,
      beside.opacity,
    )
  );
}

interface Dot {
  color: string;
  /** Diameter. */
  size: number;
  opacity: number;
}

/** Iron spots in a glaze, the first of them with a brighter middle. */
export function ironSpots(points: readonly Point[], bright: number): string {
  return (
    dots(points, '#4a3220', 12, 0.55) +
    dots(
      points.slice(0, bright).map(([x, y]) => [x - 3, y - 3] as const),
      '#9a6a3c',
      6,
      0.7,
    )
  );
}

/** The mark of a hammer on copper: a lit hollow with the given shaded and lit arcs. */
export function hammerMark(
  b: Brush,
  radius: number,
  { centre, middle }: Record<'centre' | 'middle', number>,
  arcs: Record<'shaded' | 'lit', string>,
): (x: number, y: number, turn?: number, scale?: number) => string {
  const hollow = b.radial(0.68, 0.7, 0.66, `#ffdfc2 0 ${centre}`, `#e39f72 45 ${middle}`, '#8d4627 100 .1');
  return b.stamp(
    disc(0, 0, radius, hollow) + stroke(arcs.shaded, '#5e2a12', 5, 0.5) + stroke(arcs.lit, '#ffe9d6', 4, 0.6),
  );
}

/** Points at random all over a box. */
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
  /** Their length, half to 1.3 times of which is drawn. */
  reach: number;
  /** Their direction and how far it varies, in radians. */
  turn?: number;
  spread?: number;
  opacity?: number;
  /** How far they may bend to a side, as a share of their length. */
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
