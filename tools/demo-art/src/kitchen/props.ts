import { type Brush, at, oval, rect, shape, stroke } from './brush.ts';
import { dark, light } from './color.ts';
import { steel } from './materials.ts';
import { blob, dots, scatter, shadowOf, threads, under } from './shapes.ts';
import { thymeSprig, rosemarySprig, basilTop } from './herbs.ts';
import {
  garlic,
  peppercorns,
  lemon,
  tomato,
  chillies,
  mushroomSlice,
  onion,
  berries,
  plum,
  carrots,
  walnuts,
} from './produce.ts';

/** Small things that keep an object company, each about 200 units wide around the origin. */
export type PropName =
  | 'thyme'
  | 'rosemary'
  | 'garlic'
  | 'peppercorns'
  | 'lemon'
  | 'flour'
  | 'salt'
  | 'tomatoes'
  | 'egg'
  | 'basil'
  | 'chillies'
  | 'mushrooms'
  | 'bread'
  | 'onion'
  | 'berries'
  | 'plums'
  | 'carrots'
  | 'walnuts'
  | 'fork'
  | 'spoon';

function flour(b: Brush): string {
  const heap = shape(
    blob(b, 0, 0, 110, 60, 0.14, 10),
    b.radial(0.5, 0.5, 0.5, '#fffdf6 0 .95', '#fffaf0 55 .75', '#fff8ea 100 0'),
  );
  return heap + dots(scatter(b, 46, 200, 120), '#fffaf0', 7, 0.85);
}

function salt(b: Brush): string {
  const flake = b.stamp(rect(-3, -2, 9, 7, '#1d1006', 1, 0.25) + rect(-5, -4, 9, 7, '#fff', 1));
  return scatter(b, 30, 130, 80)
    .map(([x, y]) => flake(x, y, b.between(0, 80), b.between(0.6, 1.2)))
    .join('');
}

function egg(b: Brush): string {
  const one = (color: string) =>
    under(b, 62, 46) +
    shape(
      'M-64 2C-64 -34 -22 -48 12 -44C48 -40 70 -20 70 2C70 26 44 46 8 46C-30 46 -64 34 -64 2Z',
      b.radial(0.34, 0.28, 0.85, light(color, 0.75), `${color} 50`, dark(color, 0.35)),
    ) +
    oval(-22, -20, 18, 9, '#fff', 0.55);
  return at(-44, -12, one('#dfb48d'), -24) + at(70, 34, one('#f1e2cc'), 16);
}

function bread(b: Brush): string {
  const crust = 'M-104 -22C-120 -66 -50 -78 0 -76C52 -78 120 -66 104 -22L92 62Q90 76 74 76L-74 76Q-90 76 -92 62Z';
  // The crumb: many small holes, a few large ones, each with a lit lower edge.
  const holes = scatter(b, 46, 82, 52, 9)
    .map(([x, y], index) => {
      const [rx, ry] = index % 6 ? [b.between(2, 5), b.between(1.5, 4)] : [b.between(7, 12), b.between(4, 8)];
      const [cx, cy] = [Math.round(x), Math.round(y + 2)];
      return oval(cx, cy + 1.6, rx, ry, '#fffaf0', 0.7) + oval(cx, cy, rx, ry, '#c08f55', 0.55);
    })
    .join('');
  return at(
    0,
    0,
    shadowOf(crust, 16) +
      shape(crust, b.linear(60, '#c8863f', '#7f4518')) +
      `<g transform="scale(.9 .88)">${shape(crust, b.radial(0.45, 0.4, 0.7, '#fbecd0', '#ecd0a0'))}</g>` +
      holes,
    -14,
  );
}

/** Cutlery lies along the y axis, 420 long. */
function fork(b: Brush): string {
  const d =
    'M-30 -205L-26 -90Q-24 -58 -7 -52L-9 160Q-12 205 0 208Q12 205 9 160L7 -52Q24 -58 26 -90L30 -205L20 -205L17 -100L9 -100L7 -205L-7 -205L-9 -100L-17 -100L-20 -205Z';
  return shadowOf(d, 12) + shape(d, steel(b)) + stroke('M-4 -40L-5 150', '#fff', 2.5, 0.7);
}

function spoon(b: Brush): string {
  const d =
    'M0 -210C34 -210 44 -160 42 -130C40 -92 20 -78 8 -66L10 160Q12 205 0 208Q-12 205 -10 160L-8 -66C-20 -78 -40 -92 -42 -130C-44 -160 -34 -210 0 -210Z';
  return (
    shadowOf(d, 12) +
    shape(d, steel(b)) +
    oval(0, -142, 33, 56, b.linear(50, '#7f8486', '#d9d8d2 60', '#fff')) +
    stroke('M-4 -50L-5 150', '#fff', 2.5, 0.7)
  );
}

const drawn: Record<PropName, (b: Brush) => string> = {
  thyme: thymeSprig,
  rosemary: rosemarySprig,
  garlic,
  peppercorns,
  lemon,
  flour,
  salt,
  egg,
  chillies,
  onion,
  berries,
  carrots,
  walnuts,
  bread,
  plums: plum,
  tomatoes: (b) => at(-46, -8, tomato(b, 52)) + at(50, 34, tomato(b, 44, '#d4542e')),
  basil: (b) => basilTop(b),
  mushrooms: (b) => at(-40, -10, mushroomSlice(b, 105), -30) + at(60, 36, mushroomSlice(b, 95), 40),
  fork: (b) => at(0, 0, fork(b)),
  spoon: (b) => at(0, 0, spoon(b)),
};

export const isProp = (name: string): name is PropName => Object.hasOwn(drawn, name);

export function prop(b: Brush, name: PropName): string {
  return drawn[name](b);
}

/** A linen napkin, folded, with two woven stripes. */
export function napkin(b: Brush, width: number, height: number, color: string): string {
  const [x, y] = [width / 2, height / 2];
  const d = `M${-x} ${-y + 8}C${-x * 0.4} ${-y - 4} ${x * 0.4} ${-y + 14} ${x} ${-y}C${x - 10} ${-y * 0.3} ${x + 8} ${y * 0.4} ${x + 2} ${y - 4}C${x * 0.4} ${y + 10} ${-x * 0.4} ${y - 8} ${-x + 4} ${y + 4}C${-x + 14} ${y * 0.3} ${-x - 8} ${-y * 0.4} ${-x} ${-y + 8}Z`;
  const weave = threads(-width * 0.55, -height * 0.55, width * 1.1, height * 1.1, color);
  const stripes = [-0.36, -0.29, 0.36]
    .map((share) =>
      stroke(
        `M${width * share} ${-height * 0.49}L${width * share + 6} ${height * 0.49}`,
        b.palette.accent,
        width * 0.022,
        0.55,
      ),
    )
    .join('');
  const hem = `<g transform="scale(.965)">${stroke(d, dark(color, 0.4), 2.5, 0.35).replace('/>', ' stroke-dasharray="7 7"/>')}</g>`;
  const folds =
    stroke(
      `M${-width * 0.1} ${-height * 0.46}C${-width * 0.04} ${-height * 0.1} ${-width * 0.16} ${height * 0.2} ${-width * 0.08} ${height * 0.47}`,
      dark(color, 0.5),
      7,
      0.12,
    ) +
    stroke(
      `M${width * 0.2} ${-height * 0.46}C${width * 0.26} 0 ${width * 0.14} ${height * 0.2} ${width * 0.22} ${height * 0.47}`,
      '#fff',
      9,
      0.3,
    );
  return (
    shadowOf(d, 18) +
    shape(d, b.linear(50, light(color, 0.5), `${color} 50`, dark(color, 0.14))) +
    b.clipped(shape(d, '#000'), stripes + folds + weave) +
    hem
  );
}
