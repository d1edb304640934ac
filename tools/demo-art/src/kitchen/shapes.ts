import { type Brush, oval, shape, stroke } from './brush.ts';
import { dark, light } from './color.ts';

export type Point = readonly [number, number];

const short = (value: number) => (Math.abs(value) < 30 ? Math.round(value * 10) / 10 : Math.round(value));

/** A soft curve through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  const first = point(0);
  let d = `M${short(first[0])} ${short(first[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const bend = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    d += `C${bend.map(short).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** A long, slightly swaying line from left to right, as in wood or cloth. */
export function sway(left: number, right: number, y: number, reach: number): string {
  const step = (right - left) / 4;
  return `M${Math.round(left)} ${Math.round(y)}q${Math.round(step)} ${Math.round(reach)} ${Math.round(step * 2)} 0T${Math.round(right)} ${Math.round(y + reach * 0.4)}`;
}

/** An irregular round outline, like a spoonful of something. */
export function blob(b: Brush, cx: number, cy: number, rx: number, ry = rx, wobble = 0.1, corners = 8): string {
  const start = b.random() * 6.28;
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = start + (index / corners) * Math.PI * 2;
    const reach = 1 + (b.random() - 0.5) * 2 * wobble;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  return smooth(points, true);
}

/** Points spread over a disc, keeping their distance. */
export function scatter(b: Brush, count: number, rx: number, ry = rx, gap = 0, from = 0): Point[] {
  const points: Point[] = [];
  for (let tries = 0; points.length < count && tries < count * 25; tries++) {
    const angle = b.random() * Math.PI * 2;
    const reach = from + (1 - from) * Math.sqrt(b.random());
    const x = Math.cos(angle) * reach * rx;
    const y = Math.sin(angle) * reach * ry;
    if (points.every(([px, py]) => Math.hypot(px - x, py - y) >= gap)) points.push([x, y]);
  }
  return points;
}

/** The shadow where something standing touches the table, and the longer one away from the window. */
export function contact(b: Brush, rx: number, ry: number, x = 0, y = 0): string {
  const soft = b.radial(0.5, 0.5, 0.5, '#1d1006 0 .5', '#1d1006 45 .3', '#1d1006 100 0');
  const tight = b.radial(0.5, 0.5, 0.5, '#140a04 0 .75', '#140a04 70 .55', '#140a04 100 0');
  return (
    `<g transform="translate(${x + rx * 0.3} ${y + ry * 0.2}) skewX(-28)">${oval(rx * 0.34, ry * 0.3, rx * 1.42, ry * 1.1, soft, 0.5)}</g>` +
    oval(x + rx * 0.2, y + ry * 0.22, rx * 1.34, ry * 1.4, soft, 0.6) +
    oval(x + rx * 0.03, y + ry * 0.12, rx * 1.1, ry * 1.22, tight, 0.75)
  );
}

/** The shadow of something round lying flat. */
export function under(b: Brush, rx: number, ry = rx, x = 0, y = 0, lift = 1): string {
  const soft = b.radial(0.5, 0.5, 0.5, '#1d1006 0 .6', '#1d1006 72 .48', '#1d1006 86 .2', '#1d1006 100 0');
  return (
    oval(x + rx * 0.09 * lift, y + ry * 0.12 * lift, rx * 1.17, ry * 1.17, soft) +
    oval(x + rx * 0.03, y + ry * 0.04, rx * 1.05, ry * 1.05, soft)
  );
}

/**
 * The shadow of any flat outline, to the lower right. Of what is turned (degrees clockwise) or mirrored (flip -1) with its
 * shadow, it falls there after that.
 */
export function shadowOf(d: string, reach = 16, turn = 0, flip = 1): string {
  const angle = (turn * Math.PI) / 180;
  const x = (0.75 * Math.cos(angle) + Math.sin(angle)) * flip;
  const y = Math.cos(angle) - 0.75 * Math.sin(angle);
  return [1.5, 0.95, 0.45]
    .map(
      (share) =>
        `<path d="${d}" fill="#1d1006" fill-opacity=".14" transform="translate(${reach * share * x} ${reach * share * y})"/>`,
    )
    .join('');
}

/** A rounded bar along a path: handles, wires, stalks. */
export function tube(d: string, color: string, width: number): string {
  const shine = `transform="translate(${-width * 0.14} ${-width * 0.2})"`;
  return (
    stroke(d, dark(color, 0.5), width) +
    stroke(d, color, width * 0.72) +
    `<path d="${d}" fill="none" stroke="${light(color, 0.65)}" stroke-width="${width * 0.18}" stroke-opacity=".75" ${shine}/>`
  );
}

/** A straight bar that changes its width. */
export function taper(x1: number, y1: number, w1: number, x2: number, y2: number, w2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length / 2, (x2 - x1) / length / 2];
  const [ex, ey] = [((x2 - x1) / length) * w2 * 0.5, ((y2 - y1) / length) * w2 * 0.5];
  return `M${x1 + nx * w1} ${y1 + ny * w1}L${x2 + nx * w2} ${y2 + ny * w2}Q${x2 + nx * w2 + ex} ${y2 + ny * w2 + ey} ${x2 + ex} ${y2 + ey}Q${x2 - nx * w2 + ex} ${y2 - ny * w2 + ey} ${x2 - nx * w2} ${y2 - ny * w2}L${x1 - nx * w1} ${y1 - ny * w1}Z`;
}

export function rivet(x: number, y: number, r: number, color = '#cfc9bd'): string {
  return (
    oval(x + r * 0.15, y + r * 0.25, r * 1.15, r * 1.15, '#000', 0.35) +
    oval(x, y, r, r, color) +
    oval(x - r * 0.3, y - r * 0.3, r * 0.4, r * 0.4, '#fff', 0.8)
  );
}

/** Many round dots in two sizes, as two cheap strokes. */
export function dots(points: readonly Point[], color: string, size: number, opacity = 0.6): string {
  const half = (rest: number) =>
    points
      .filter((_, index) => (index % 3 === 0) === (rest === 0))
      .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h.1`)
      .join('');
  return stroke(half(0), color, size, opacity) + stroke(half(1), color, size * 0.55, opacity);
}

/** Tiny glaze dots inside an ellipse. */
export function speckles(b: Brush, rx: number, ry: number, count: number, color: string, x = 0, y = 0): string {
  return dots(
    scatter(b, count, rx, ry).map(([px, py]) => [x + px, y + py]),
    color,
    6,
    0.42,
  );
}

/** The grain that sand leaves in cast iron: pits with a bright edge towards the window, on the front of a round body. */
export function castPits(b: Brush, rx: number, height: number, count: number): string {
  const pits = scatter(b, count, rx * 0.9, height * 0.42, 8).map(([x, y]): Point => [x, y - height * 0.4 + rx * 0.2]);
  const edges = pits.map(([x, y]): Point => [x + 2, y + 3]);
  return dots(edges, '#b9b4aa', 5, 0.2) + dots(pits, '#0c0c0c', 5, 0.55);
}

/** Woven threads over a box: two strokes as wide as the box, dashed so finely that they read as cloth. */
export function threads(left: number, top: number, width: number, height: number, color: string, pitch = 7): string {
  const [x, y] = [left + width / 2, top + height / 2];
  const dashes = `stroke-linecap="butt" stroke-dasharray="${pitch * 0.24} ${pitch * 0.76}"`;
  return (
    `<path d="M${x} ${top}v${height}" fill="none" stroke="${dark(color, 0.4)}" stroke-width="${width}" stroke-opacity=".16" ${dashes}/>` +
    `<path d="M${left} ${y}h${width}" fill="none" stroke="${light(color, 0.5)}" stroke-width="${height}" stroke-opacity=".3" ${dashes}/>`
  );
}

/** A leaf from the origin to the right. */
export function leaf(length: number, width: number, color: string): string {
  const d = `M0 0C${length * 0.25} ${-width} ${length * 0.75} ${-width * 0.8} ${length} 0C${length * 0.75} ${width * 0.8} ${length * 0.25} ${width} 0 0Z`;
  const half = `M0 0C${length * 0.25} ${-width} ${length * 0.75} ${-width * 0.8} ${length} 0Z`;
  return (
    shape(d, dark(color, 0.14)) +
    shape(half, light(color, 0.14)) +
    stroke(`M0 0L${length * 0.9} 0`, light(color, 0.4), Math.max(1, width * 0.07), 0.7)
  );
}

/** A thin sickle of light along an ellipse, tapering at both ends; angles in degrees, clockwise from the right. */
export function sickle(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  width: number,
  opacity = 0.8,
): string {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const on = (share: number, inset: number): Point => {
    const angle = ((from + (to - from) * share) * Math.PI) / 180;
    return [cx + Math.cos(angle) * (rx - inset), cy + Math.sin(angle) * (ry - inset * (ry / rx))];
  };
  const inner = steps
    .slice(1, -1)
    .reverse()
    .map((share) => on(share, width * Math.sin(share * Math.PI)));
  return shape(smooth([...steps.map((share) => on(share, 0)), ...inner], true), '#fff8e8', opacity);
}

/** The bright part of a rim, on the window side, and its echo opposite. */
export function rimLight(cx: number, cy: number, rx: number, ry: number, width = 4, opacity = 0.85): string {
  return (
    sickle(cx, cy, rx, ry, 165, 285, width * 1.5, opacity) + sickle(cx, cy, rx, ry, 20, 85, width * 1.3, opacity * 0.75)
  );
}

export function circlePath(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`;
}
