import { type Brush, at, disc, oval, ring, shape, stroke } from './brush.ts';
import { dark, light } from './color.ts';
import { blob, dots, leaf, scatter, type Point, shadowOf, sickle, smooth } from './shapes.ts';

/** Puts one drawn thing on every point, turned and sized at random. */
export function strew(b: Brush, points: readonly Point[], content: string, low = 0.8, high = 1.15): string {
  const put = b.stamp(content);
  return points.map(([x, y]) => put(x, y, b.between(0, 360), b.between(low, high))).join('');
}

/** A cooked piece of something: meat, carrot, potato. */
function chunk(b: Brush, size: number, color: string, corners = 6): string {
  const d = blob(b, 0, 0, size, size * 0.78, 0.14, corners);
  return (
    `<path d="${d}" fill="#1d0d04" fill-opacity=".35" transform="translate(${size * 0.14} ${size * 0.2})"/>` +
    shape(d, b.radial(0.34, 0.28, 0.85, light(color, 0.42), `${color} 48`, dark(color, 0.42))) +
    stroke(
      `M${-size * 0.5} ${-size * 0.18}Q${-size * 0.3} ${-size * 0.5} ${size * 0.1} ${-size * 0.5}`,
      '#fff8e8',
      size * 0.1,
      0.55,
    )
  );
}

/** Several different chunks, each used a few times. */
export function chunks(b: Brush, points: readonly Point[], size: number, color: string): string {
  const kinds = [0, 1].map(() => b.stamp(chunk(b, size, color)));
  return points
    .map(([x, y], index) => kinds[index % 2]?.(x, y, b.between(-40, 40), b.between(0.8, 1.2)) ?? '')
    .join('');
}

/** The surface of a soup or sauce inside a bowl of radius r. */
export function liquid(b: Brush, r: number, color: string): string {
  return (
    disc(0, 0, r, b.radial(0.4, 0.34, 0.75, light(color, 0.3), `${color} 55`, dark(color, 0.25))) +
    sickle(0, 0, r * 0.88, r * 0.88, 185, 250, r * 0.035, 0.45)
  );
}

/** Beads of oil on a sauce. */
export function oilBeads(b: Brush, count: number, r: number, color = '#ffd98a'): string {
  const bead = b.stamp(
    disc(0, 0, 10, color, 0.5) + ring(0, 0, 10, 10, light(color, 0.5), 1.5, 0.6) + disc(-3, -3, 2.5, '#fff', 0.8),
  );
  return scatter(b, count, r)
    .map(([x, y]) => bead(x, y, 0, b.between(0.4, 1.3)))
    .join('');
}

/** Parsley or coriander: small three-lobed leaves. */
export function parsley(b: Brush, points: readonly Point[], size = 26, color = '#5f8a3c'): string {
  const d = smooth(
    [
      [0, size],
      [-size * 0.7, size * 0.45],
      [-size, -size * 0.2],
      [-size * 0.45, -size * 0.3],
      [-size * 0.3, -size],
      [size * 0.3, -size],
      [size * 0.45, -size * 0.3],
      [size, -size * 0.2],
      [size * 0.7, size * 0.45],
    ],
    true,
  );
  return strew(
    b,
    points,
    `<path d="${d}" fill="#1d0d04" fill-opacity=".3" transform="translate(3 5)"/>` +
      shape(d, b.linear(60, light(color, 0.25), dark(color, 0.2))) +
      stroke(
        `M0 ${size * 0.9}V${-size * 0.6}M0 ${size * 0.3}L${-size * 0.5} 0M0 ${size * 0.3}L${size * 0.5} 0`,
        light(color, 0.45),
        size * 0.07,
        0.7,
      ),
    0.7,
    1.15,
  );
}

/** Thin rings: leek, chives, spring onion. */
export function rings(b: Brush, points: readonly Point[], r: number, color: string): string {
  return strew(
    b,
    points,
    ring(2, 3, r, r * 0.8, '#1d0d04', r * 0.3, 0.25) +
      ring(0, 0, r, r * 0.8, color, r * 0.34) +
      ring(-1, -1, r, r * 0.8, light(color, 0.6), r * 0.1, 0.8),
  );
}

/** Short grains such as rice or barley: three strokes along the same little lines. */
export function grains(b: Brush, points: readonly Point[], length: number, width: number, color: string): string {
  const d = points
    .map(([x, y]) => {
      const angle = b.random() * Math.PI;
      const reach = length - width;
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
    })
    .join('');
  return (
    `<path d="${d}" fill="none" stroke="#3b1c06" stroke-width="${width}" stroke-opacity=".3" transform="translate(2 4)"/>` +
    stroke(d, color, width) +
    `<path d="${d}" fill="none" stroke="#fffdf2" stroke-width="${width * 0.25}" stroke-opacity=".6" transform="translate(-1.5 -2)"/>`
  );
}

/** Coarse pepper over everything. */
export function pepper(b: Brush, count: number, r: number): string {
  return dots(scatter(b, count, r), '#2b1c12', 6.5, 0.7);
}

/** A spiral of cream poured on a soup. */
export function creamSwirl(turns: number, r: number, width: number): string {
  const points = Array.from({ length: turns * 8 }, (_, index): Point => {
    const angle = (index / 8) * Math.PI * 2;
    const reach = r * (0.12 + 0.88 * (index / (turns * 8)));
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.94];
  });
  const d = smooth(points);
  return stroke(d, '#f7dcae', width * 1.7, 0.55) + stroke(d, '#fff7e6', width);
}

/** A fried or poached egg from above. */
export function friedEgg(b: Brush, size: number): string {
  const white = blob(b, 0, 0, size, size * 0.9, 0.13, 9);
  return (
    `<path d="${white}" fill="#1d0d04" fill-opacity=".3" transform="translate(4 8)"/>` +
    shape(white, b.radial(0.42, 0.4, 0.66, '#ffffff', '#fbf4e4 70', '#e3cfa8')) +
    disc(size * 0.08, size * 0.06, size * 0.42, '#c98b22', 0.35) +
    disc(size * 0.05, 0, size * 0.4, b.radial(0.36, 0.3, 0.8, '#ffe28a', '#f8b62f 50', '#d47d12')) +
    oval(-size * 0.1, -size * 0.16, size * 0.1, size * 0.06, '#fff', 0.85)
  );
}

/** A round sourdough loaf from above: floured in the rings of its basket, with one long ear and a wheat-ear pattern of small cuts. */
export function crustLoaf(b: Brush, r: number): string {
  const outline = blob(b, 0, 0, r, r * 0.95, 0.02, 12);
  const open = (d: string) =>
    `<path d="${d}" fill="#42200a" fill-opacity=".6" transform="translate(${-r * 0.018} ${-r * 0.01})"/>` +
    shape(d, b.linear(0, '#fbe9c0', '#e3b06a 55', '#a9652a'));
  const ear = `M${-r * 0.36} ${-r * 0.74}C${-r * 0.72} ${-r * 0.3} ${-r * 0.72} ${r * 0.34} ${-r * 0.3} ${r * 0.76}C${-r * 0.42} ${r * 0.3} ${-r * 0.44} ${-r * 0.28} ${-r * 0.36} ${-r * 0.74}Z`;
  const cut = b.stamp(open(`M0 0Q${r * 0.16} ${-r * 0.2} ${r * 0.4} ${-r * 0.2}Q${r * 0.2} ${-r * 0.08} 0 0Z`));
  const twig = [-0.36, -0.1, 0.16, 0.42]
    .map((y) => cut(r * 0.14, y * r, 0, 1) + cut(r * 0.1, y * r + r * 0.1, 250, 0.72))
    .join('');
  const rings = [0.9, 0.72, 0.54, 0.36]
    .map((share) => ring(r * 0.02, 0, r * share, r * share * 0.95, '#fff6e3', r * 0.075, 0.2))
    .join('');
  return (
    shadowOf(outline, r * 0.14) +
    shape(outline, b.radial(0.36, 0.3, 0.78, '#d99c55', '#ad6527 50', '#552a0e')) +
    b.clipped(shape(outline, '#000'), rings + dots(scatter(b, 60, r * 0.9), '#fff6e3', r * 0.03, 0.5)) +
    open(ear) +
    twig +
    sickle(0, 0, r * 0.95, r * 0.9, 185, 265, r * 0.05, 0.4)
  );
}

/** A few leaves laid as a garnish. */
export function garnish(b: Brush, x: number, y: number, size: number, color = '#5d8440'): string {
  const one = b.stamp(leaf(size, size * 0.42, color));
  return at(
    x,
    y,
    `<g transform="translate(4 7)" opacity=".3">${one(0, 0, 200)}${one(0, 0, -30)}</g>` +
      one(0, 0, 200) +
      one(0, 0, -30) +
      one(0, 0, 85, 0.75),
  );
}
