import { type Brush, at, disc, oval, rect, ring, shape, stroke } from './brush.ts';
import { dark, light } from './color.ts';
import { steel } from './materials.ts';
import { blob, dots, leaf, scatter, shadowOf, smooth, threads, under } from './shapes.ts';

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

function garlic(b: Brush): string {
  const bulb = 'M-6 -74C-4 -50 -74 -44 -74 8C-74 52 -34 62 0 62C34 62 74 52 74 8C74 -44 10 -50 12 -76Q2 -82 -6 -74Z';
  const ribs = [-46, -18, 14, 44]
    .map((x) => stroke(`M${x * 0.1} -46C${x} -34 ${x * 1.15} 26 ${x * 0.4} 58`, '#b9a3a0', 2.5, 0.55))
    .join('');
  const clove = `M0 -34C30 -30 32 20 6 34C-26 34 -26 -14 0 -34Z`;
  return (
    under(b, 78, 56, 6, 20) +
    shape(bulb, b.radial(0.34, 0.4, 0.75, '#fffaf0', '#efe3d6 50', '#b59f92')) +
    ribs +
    stroke('M-50 -10C-46 -26 -30 -36 -18 -40', '#fff', 5, 0.8) +
    at(
      112,
      40,
      shadowOf(clove, 10) +
        shape(clove, b.linear(20, '#fdf3e6', '#e2cdbd 60', '#b0907f')) +
        stroke('M-10 -8Q-12 12 -4 24', '#fff', 3, 0.7),
      62,
    )
  );
}

function peppercorns(b: Brush): string {
  const corn = b.stamp(
    oval(4, 6, 12, 11, '#1d1006', 0.3) +
      disc(0, 0, 11, b.radial(0.35, 0.3, 0.8, '#8a7263', '#43332b 45', '#1f1611')) +
      stroke('M-5 2Q0 -3 6 3', '#1a120d', 1.5, 0.6),
  );
  return scatter(b, 13, 120, 70, 26)
    .map(([x, y]) => corn(x, y, b.between(0, 360), b.between(0.75, 1.1)))
    .join('');
}

export function lemonSlice(b: Brush, r: number): string {
  const segments = Array.from({ length: 9 }, (_, index) => {
    const [a, c] = [index * 40 + 3, index * 40 + 37].map((angle) => (angle * Math.PI) / 180) as [number, number];
    const reach = r * 0.8;
    return `M${Math.cos((a + c) / 2) * 6} ${Math.sin((a + c) / 2) * 6}L${Math.cos(a) * reach} ${Math.sin(a) * reach}Q${Math.cos((a + c) / 2) * r * 0.9} ${Math.sin((a + c) / 2) * r * 0.9} ${Math.cos(c) * reach} ${Math.sin(c) * reach}Z`;
  }).join('');
  return (
    disc(0, 0, r, b.radial(0.4, 0.35, 0.7, '#ffe27a', '#f2c63c 75', '#d29a1d')) +
    disc(0, 0, r * 0.9, '#fff7d6') +
    shape(segments, b.radial(0.4, 0.35, 0.7, '#fff0a0', '#f7d65a')) +
    ring(0, 0, r * 0.95, r * 0.95, '#fff', 2, 0.4)
  );
}

function lemon(b: Brush): string {
  const whole =
    'M-112 6C-104 -8 -96 -12 -88 -22C-60 -66 30 -66 62 -24C70 -14 82 -10 90 0C82 12 70 16 62 28C30 66 -62 66 -90 26C-98 18 -104 14 -112 6Z';
  const pores = dots(
    scatter(b, 18, 66, 38).map(([x, y]) => [x - 12, y]),
    '#b98a14',
    5,
    0.45,
  );
  return (
    at(
      -34,
      -26,
      shadowOf(whole, 20) + shape(whole, b.radial(0.35, 0.3, 0.8, '#fff0a3', '#f4cd48 45', '#bd8413')) + pores,
      -16,
    ) + at(72, 46, under(b, 58, 54) + lemonSlice(b, 56), 20)
  );
}

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

export function tomato(b: Brush, r: number, color = '#c93a26'): string {
  const star = b.stamp(
    [0, 72, 144, 216, 288].map((turn) => at(0, 0, leaf(r * 0.55, r * 0.16, '#5f7a3a'), turn)).join(''),
  );
  return (
    under(b, r, r * 0.9) +
    disc(0, 0, r, b.radial(0.34, 0.28, 0.8, light(color, 0.5), `${color} 42`, dark(color, 0.45))) +
    star(0, -r * 0.25, 20) +
    oval(-r * 0.42, -r * 0.46, r * 0.2, r * 0.12, '#fff', 0.7)
  );
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

function chillies(b: Brush): string {
  const pod = 'M-96 -14C-40 -34 40 -22 106 26C40 14 -40 26 -96 14Q-106 0 -96 -14Z';
  const one =
    shadowOf(pod, 14) +
    shape(pod, b.linear(90, '#e86b4c', '#c22f1f 45', '#7d1710')) +
    stroke('M-80 -8C-30 -20 20 -14 60 4', '#fff', 4, 0.5) +
    stroke('M-98 0Q-122 -6 -132 -22', '#5f7a3a', 12);
  return at(0, -20, one, -8) + at(10, 40, one, 34, 0.85);
}

export function mushroomSlice(b: Brush, size: number): string {
  const d =
    'M-50 2C-52 -40 -22 -52 0 -52C22 -52 52 -40 50 2C46 16 26 12 18 4L20 44Q0 54 -20 44L-18 4C-26 12 -46 16 -50 2Z';
  return `<g transform="scale(${size / 100})">${shadowOf(d, 8)}${shape(d, b.linear(60, '#f6e6cc', '#d9b98f'))}${stroke('M-46 -6C-44 -38 -20 -48 0 -48C20 -48 44 -38 46 -6', '#8a6240', 7)}${stroke('M-16 6C-30 10 -34 0 -32 -10M16 6C30 10 34 0 32 -10', '#a07a55', 4, 0.7)}</g>`;
}

function onion(b: Brush): string {
  const d = 'M-4 -82C0 -52 -76 -46 -76 8C-76 50 -36 64 0 66C36 64 76 50 76 8C76 -46 6 -52 10 -84Q2 -90 -4 -82Z';
  const ribs = [-50, -24, 4, 32, 56]
    .map((x) => stroke(`M${x * 0.08} -52C${x} -36 ${x * 1.15} 30 ${x * 0.25} 64`, '#8c4f1d', 2.5, 0.45))
    .join('');
  return (
    under(b, 80, 58, 4, 22) +
    shape(d, b.radial(0.32, 0.36, 0.8, '#f6cf95', '#c98742 48', '#7d4a1e')) +
    ribs +
    stroke('M-54 -4C-52 -22 -36 -34 -22 -38', '#fff', 5, 0.6)
  );
}

export function berry(b: Brush, r: number, color: string): string {
  return (
    oval(r * 0.2, r * 0.3, r * 1.05, r, '#1d1006', 0.3) +
    disc(0, 0, r, b.radial(0.35, 0.3, 0.8, light(color, 0.5), `${color} 45`, dark(color, 0.5))) +
    oval(-r * 0.35, -r * 0.4, r * 0.24, r * 0.15, '#fff', 0.7)
  );
}

function berries(b: Brush): string {
  const colors = ['#a32647', '#414a7c', '#a32647', '#c03a4d', '#414a7c', '#7d2342'] as const;
  return (
    scatter(b, 7, 110, 60, 48)
      .map(([x, y], index) => at(Math.round(x), Math.round(y), berry(b, 25, colors[index % 6] ?? colors[0])))
      .join('') + at(60, -50, leaf(70, 26, '#5d8440'), -30)
  );
}

function plum(b: Brush): string {
  const one =
    under(b, 56, 48) +
    oval(0, 0, 58, 50, b.radial(0.34, 0.28, 0.8, '#a98bb4', '#5e3a63 48', '#2c1830')) +
    stroke('M-50 -6Q0 -22 52 -4', '#2c1830', 3, 0.5) +
    oval(-24, -22, 16, 8, '#fff', 0.45);
  return at(-50, -16, one, -20) + at(66, 22, one, 30) + at(-44, -64, leaf(60, 20, '#6c8246'), 200);
}

function carrots(b: Brush): string {
  const root = 'M-90 -26C-50 -34 40 -18 118 4C40 22 -50 36 -90 26Q-102 0 -90 -26Z';
  const top = b.stamp(
    stroke('M0 0C-30 -6 -50 -30 -84 -34M0 0C-34 0 -56 4 -96 -2M0 0C-30 8 -50 26 -80 36', '#6c8a45', 8),
  );
  const one =
    shadowOf(root, 14) +
    top(-88, 0) +
    shape(root, b.linear(90, '#f5a866', '#df7a30 45', '#9c4717')) +
    stroke('M-50 -18L-46 -4M-6 -20L-4 -8M30 14L32 4M-30 22L-30 10', '#9c4717', 3, 0.6);
  return at(10, -26, one, -12) + at(0, 44, one, 14, 0.9);
}

function walnuts(b: Brush): string {
  const one = b.stamp(
    oval(6, 10, 42, 36, '#1d1006', 0.3) +
      disc(0, 0, 40, b.radial(0.35, 0.3, 0.8, '#e2bd87', '#a97543 50', '#5d3a1c')) +
      stroke(
        'M-38 0Q0 -14 38 2M-26 -22Q-10 -14 -16 -6M8 -28Q2 -18 16 -10M-22 22Q-8 12 -14 6M12 24Q22 14 14 8',
        '#5d3a1c',
        3,
        0.6,
      ),
  );
  return one(-52, -14, 10) + one(38, 24, 120) + one(64, -58, 60, 0.8);
}

function bread(b: Brush): string {
  const crust = 'M-104 -22C-120 -66 -50 -78 0 -76C52 -78 120 -66 104 -22L92 62Q90 76 74 76L-74 76Q-90 76 -92 62Z';
  const holes = scatter(b, 16, 74, 46, 18)
    .map(([x, y]) => oval(Math.round(x), Math.round(y + 2), b.between(3, 9), b.between(2, 6), '#c79a62', 0.6))
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
export function fork(b: Brush): string {
  const d =
    'M-30 -205L-26 -90Q-24 -58 -7 -52L-9 160Q-12 205 0 208Q12 205 9 160L7 -52Q24 -58 26 -90L30 -205L20 -205L17 -100L9 -100L7 -205L-7 -205L-9 -100L-17 -100L-20 -205Z';
  return shadowOf(d, 12) + shape(d, steel(b)) + stroke('M-4 -40L-5 150', '#fff', 2.5, 0.7);
}

export function spoon(b: Brush): string {
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
