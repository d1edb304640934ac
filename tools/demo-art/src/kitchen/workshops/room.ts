import { type Brush, at, disc, oval, rect, ring, shape, stroke } from '../brush.ts';
import { dark, light, mix } from '../color.ts';
import { dots, scatter, sway } from '../shapes.ts';

/** px of a workshop's picture before it is cut to the frame. */
export const WIDTH = 1200;
export const HEIGHT = 900;

/** A plastered wall with a beam above and a heavy bench in front. */
export function room(b: Brush, wall: string, bench: string, benchTop = 640): string {
  const stones = scatter(b, 26, 620, 300, 90)
    .map(([x, y]) => oval(x + 600, y + 320, 60, 30, light(wall, 0.4), 0.08))
    .join('');
  const lines = Array.from({ length: 7 }, (_, line) =>
    sway(-10, WIDTH + 10, benchTop + 18 + line * 34, b.between(-10, 10)),
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, b.linear(50, light(wall, 0.36), `${light(wall, 0.12)} 50`, dark(wall, 0.38))) +
    stones +
    shape(`M0 150L520 ${benchTop}H0Z`, '#fff1cf', 0.08) +
    rect(0, 0, WIDTH, 62, b.linear(90, '#3a281c', '#1f140d')) +
    stroke(sway(0, WIDTH, 22, 7) + sway(0, WIDTH, 44, -6), '#6b4a30', 3, 0.5) +
    rect(0, benchTop - 30, WIDTH, 40, b.linear(90, '#140a04 0 0', '#140a04 100 .45')) +
    rect(0, benchTop, WIDTH, HEIGHT - benchTop, b.linear(90, light(bench, 0.2), `${bench} 40`, dark(bench, 0.5))) +
    stroke(lines.slice(0, 4).join(''), dark(bench, 0.4), 3, 0.35) +
    stroke(lines.slice(4).join(''), light(bench, 0.35), 2.4, 0.25) +
    rect(0, benchTop, WIDTH, 6, light(bench, 0.55), 0, 0.7)
  );
}

/** A brick furnace with an arched mouth full of embers. */
export function furnace(b: Brush, x: number, y: number, scale: number, brick = '#7a4a36'): string {
  const mouth = 'M-96 120V-20A96 96 0 0 1 96 -20V120Z';
  const courses = [-150, -110, -70, -30, 10, 50, 90]
    .map((row, n) =>
      stroke(
        `M-170 ${row}H170` + [-120, -40, 40, 120].map((c) => `M${c + (n % 2) * 40} ${row}v40`).join(''),
        dark(brick, 0.5),
        4,
        0.55,
      ),
    )
    .join('');
  return at(
    x,
    y,
    rect(-176, -176, 352, 310, b.linear(20, light(brick, 0.16), `${brick} 55`, dark(brick, 0.4)), 10) +
      courses +
      stroke('M-110 124V-20A110 110 0 0 1 110 -20V124', light(brick, 0.25), 26) +
      shape(mouth, b.radial(0.5, 0.75, 0.75, '#fff3b8', '#ffb347 35', '#e2571d 65', '#5a1508')) +
      b.clipped(shape(mouth, '#000'), flames(b, 0, 118, 0.9)) +
      b.clipped(
        shape(mouth, '#000'),
        dots(
          scatter(b, 26, 86, 24).map(([px, py]) => [px, py + 108] as const),
          '#3a120a',
          26,
          0.8,
        ),
      ),
    0,
    scale,
  );
}

/** Tongues of fire standing on x, y. */
export function flames(
  b: Brush,
  x: number,
  y: number,
  scale: number,
  colors = ['#e2571d', '#ffb347', '#fff3b8'],
): string {
  const tongue = (cx: number, h: number, w: number) =>
    `M${cx - w} 0C${cx - w} ${-h * 0.4} ${cx - w * 0.2} ${-h * 0.5} ${cx - w * 0.1} ${-h}C${cx + w * 0.5} ${-h * 0.66} ${cx + w * 0.6} ${-h * 0.5} ${cx + w * 0.5} ${-h * 0.34}C${cx + w} ${-h * 0.4} ${cx + w} ${-h * 0.2} ${cx + w} 0Z`;
  const layer = (share: number, fill: string, opacity: number) =>
    shape(
      [-58, -6, 50].map((cx, n) => tongue(cx * (0.6 + share * 0.4), [120, 176, 132][n]! * share, 44 * share)).join(''),
      fill,
      opacity,
    );
  return at(
    x,
    y,
    layer(1, colors[0] ?? '', 0.85) + layer(0.7, colors[1] ?? '', 0.9) + layer(0.42, colors[2] ?? '', 0.95),
    b.between(-3, 3),
    scale,
  );
}

/** The warm light of a fire over everything, and the dark of the corners away from it. */
export function firelight(b: Brush, x: number, y: number, reach: number, color = '#ff9a3c', strength = 0.5): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, b.radial(x / WIDTH, y / HEIGHT, 0.95, '#120804 35 0', '#120804 100 .46')) +
    oval(
      x,
      y,
      reach,
      reach,
      b.radial(0.5, 0.5, 0.5, `${color} 0 ${strength}`, `${color} 45 ${(strength * 0.4).toFixed(2)}`, `${color} 100 0`),
    )
  );
}

/** Sparks that fly from x, y; the farther, the smaller. */
export function sparks(b: Brush, x: number, y: number, turn: number, count: number, spread = 50): string {
  const lines = Array.from({ length: count }, () => {
    const angle = ((turn + b.between(-spread, spread) / 2) * Math.PI) / 180;
    const [from, length] = [b.between(20, 330), b.between(12, 46)];
    const drop = (from / 330) ** 2 * 60;
    return `M${x + Math.cos(angle) * from} ${y + Math.sin(angle) * from + drop}l${Math.cos(angle) * length} ${Math.sin(angle) * length + drop * 0.16}`;
  });
  return (
    stroke(lines.join(''), '#ffb347', 5, 0.8) + stroke(lines.filter((_, n) => n % 2).join(''), '#fff6d0', 2.6, 0.95)
  );
}

/** Tools in a row on a rail on the wall. */
export function toolRail(b: Brush, x: number, y: number, count: number): string {
  const kinds = [
    (n: number) => rect(n - 6, 0, 12, 120, '#8a6240', 6) + rect(n - 26, 108, 52, 36, '#4b4d4f', 6),
    (n: number) => rect(n - 5, 0, 10, 90, '#6e7375', 4) + ring(n, 112, 22, 22, '#6e7375', 9),
    (n: number) =>
      rect(n - 9, 0, 18, 60, '#8a6240', 8) + shape(`M${n - 12} 60H${n + 12}L${n + 4} 160H${n - 4}Z`, '#9aa0a2'),
  ];
  const rail = rect(0, -10, count * 74 + 20, 16, '#4a3222', 6);
  const row = Array.from(
    { length: count },
    (_, n) => (kinds[n % 3] ?? kinds[0]!)(48 + n * 74) + disc(48 + n * 74, -2, 6, '#b9b4aa'),
  ).join('');
  return at(x, y, `<g opacity=".25" transform="translate(9 14)">${row}</g>` + rail + row, b.between(-0.4, 0.4));
}

/** Metal that glows: from a cold tone at the edge to white in the middle. */
export function glowing(b: Brush, heat: number): string {
  return b.radial(0.5, 0.5, 0.6, mix('#ffb347', '#fffbe0', heat), '#ffb347 40', '#e2571d 75', '#8a2408');
}
