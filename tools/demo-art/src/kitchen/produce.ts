import { type Brush, at, disc, oval, ring, shape, stroke } from './brush.ts';
import { dark, light } from './color.ts';
import { dots, leaf, scatter, shadowOf, under } from './shapes.ts';

export function garlic(b: Brush): string {
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

export function peppercorns(b: Brush): string {
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

export function lemon(b: Brush): string {
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

export function chillies(b: Brush): string {
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

export function onion(b: Brush): string {
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

export function berries(b: Brush): string {
  const colors = ['#a32647', '#414a7c', '#a32647', '#c03a4d', '#414a7c', '#7d2342'] as const;
  return (
    scatter(b, 7, 110, 60, 48)
      .map(([x, y], index) => at(Math.round(x), Math.round(y), berry(b, 25, colors[index % 6] ?? colors[0])))
      .join('') + at(60, -50, leaf(70, 26, '#5d8440'), -30)
  );
}

export function plum(b: Brush): string {
  const one =
    under(b, 56, 48) +
    oval(0, 0, 58, 50, b.radial(0.34, 0.28, 0.8, '#a98bb4', '#5e3a63 48', '#2c1830')) +
    stroke('M-50 -6Q0 -22 52 -4', '#2c1830', 3, 0.5) +
    oval(-24, -22, 16, 8, '#fff', 0.45);
  return at(-50, -16, one, -20) + at(66, 22, one, 30) + at(-44, -64, leaf(60, 20, '#6c8246'), 200);
}

export function carrots(b: Brush): string {
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

export function walnuts(b: Brush): string {
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
