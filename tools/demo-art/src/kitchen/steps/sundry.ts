import { type Brush, at, disc, oval, rect, ring, shape, stroke } from '../brush.ts';
import { friedEgg, parsley, strew } from '../food.ts';
import { rosemarySprig, thymeSprig } from '../herbs.ts';
import { capunsRoll } from '../recipes/plates.ts';
import { berry } from '../produce.ts';
import { blob, dots, leaf } from '../shapes.ts';
import { type Area, spread } from './area.ts';
import { almond, cube, dusted, halfMoon, type Pieces, placed, shredded, slice, strewn } from './pieceKinds.ts';

const chard = (b: Brush) =>
  leaf(190, 78, '#4f7a34') +
  stroke('M-50 0C0 6 60 -4 150 0', '#e9efd0', 12) +
  oval(70, -26, 46, 10, b.palette.cloth, 0.12);

const plumHalf = (b: Brush) =>
  oval(5, 8, 48, 40, '#2a0a14', 0.4) +
  oval(0, 0, 48, 40, b.linear(60, '#8a3d63', '#3f1836')) +
  oval(0, 0, 39, 31, b.radial(0.4, 0.35, 0.7, '#f8cf8c', '#e59a5c')) +
  oval(2, 1, 15, 10, '#a9543a', 0.85);

const hazelnut = (b: Brush) =>
  oval(4, 6, 22, 20, '#1d0d04', 0.35) +
  disc(0, 0, 21, b.radial(0.35, 0.3, 0.8, '#dba468', '#a4662f 55', '#5d3313')) +
  oval(6, 8, 9, 6, '#e9c99a', 0.6);

const bread = cube('#f7e2b0', '#b97c38', '#eccb8c');

/** Bread, cheese, nuts, fruit, herbs and eggs. */
export const sundry = {
  'bread-cubes': strewn(20, 66, bread),
  'bread-crumbs': dusted(420, 15, '#c88b3c', '#e3b366', '#a9692a'),
  'cheese-cubes': strewn(16, 66, cube('#fff0ba', '#efcf72', '#e0b34d')),
  'cheese-shreds': shredded(54, 10, '#f4d88a', 150),
  'butter-cubes': strewn(9, 100, cube('#fff6c4', '#f0d169', '#e2bb4a'), 0.9, 1.2),
  seeds: strewn(
    60,
    34,
    () =>
      oval(2, 4, 22, 12, '#3b2a06', 0.3) + oval(0, 0, 22, 12, '#76893f') + stroke('M-14 -3Q0 -8 12 -3', '#dbe3a8', 3),
  ),
  spices: dusted(330, 20, '#8a5a26', '#c39a52', '#3b2616'),
  hazelnuts: strewn(46, 44, hazelnut),
  almonds: strewn(
    56,
    40,
    (b) =>
      shape(almond, '#3b1c06', 0.3) +
      at(-2, -4, shape(almond, b.linear(60, '#fff3d6', '#d9a860')) + stroke('M-26 0C-20 16 8 18 28 0', '#a3622a', 3)),
  ),
  oats: strewn(
    90,
    26,
    (b) =>
      oval(2, 4, 21, 15, '#6b4c22', 0.25) +
      oval(0, 0, 20, 14, b.linear(60, '#f4e2b9', '#d0aa6c')) +
      stroke('M-12 0H12', '#a9803f', 3, 0.5),
  ),
  'apple-slices': strewn(
    26,
    62,
    slice(halfMoon, (b) => b.linear(90, '#fdf6d6', '#eedc9c'), '#b9402f'),
    0.9,
    1.1,
  ),
  'apple-shreds': shredded(60, 11, '#f2e3ad', 150),
  'carrot-shreds': shredded(66, 11, '#ec8a33', 200),
  plums: strewn(40, 66, plumHalf, 0.95, 1.1),
  berries: (b: Brush, area: Area, share: number) =>
    ['#a32647', '#414a7c', '#c03a4d']
      .map((color) => strew(b, spread(b, area, 13, 54, share), berry(b, 30, color), 0.85, 1.15))
      .join(''),
  spaghetti: (b: Brush, area: Area) => {
    const loop = (tone: string, count: number) =>
      stroke(
        Array.from({ length: count }, () => {
          const [r, start] = [area.rx * b.between(0.25, 0.86), b.random() * 6.28];
          const on = (angle: number, reach: number) =>
            `${Math.round(Math.cos(start + angle) * reach)} ${Math.round(Math.sin(start + angle) * reach)}`;
          return `M${on(0, r)}Q${on(0.8, r * 1.25)} ${on(1.7, r)}T${on(3, r * 0.9)}`;
        }).join(''),
        tone,
        11,
      );
    return loop('#b98a35', 22) + loop('#e2b95a', 26) + loop('#f7dd92', 24);
  },
  chard: strewn(5, 120, chard, 1, 1.25),
  capuns: placed(capunsRoll, [
    [-120, -130, -16],
    [110, -140, 12],
    [-10, -10, -4],
    [-130, 110, 14],
    [120, 120, -14],
  ]),
  eggs: placed(
    (b) => friedEgg(b, 96),
    [
      [-115, -110, 30],
      [115, -90, 200],
      [-100, 120, 110],
      [125, 120, 300],
    ],
  ),
  gelatine: placed(
    (b) =>
      rect(-62, -120, 124, 240, b.linear(60, '#fff8dc', '#e9d9a0'), 8, 0.55) +
      `<path d="M-62 -60L62 60M-62 0L62 120M-62 -120L62 0M0 -120L62 -60M-62 60L0 120M62 -60L-62 60M62 0L-62 120M62 -120L-62 0" fill="none" stroke="#b99f58" stroke-width="3" stroke-opacity=".4"/>`,
    [
      [-120, -40, -24],
      [110, -60, 18],
      [10, 150, 80],
    ],
  ),
  'vanilla-pod': placed(
    () =>
      stroke('M-150 30C-60 -40 60 40 150 -30', '#1f120b', 22) + stroke('M-146 26C-60 -46 60 34 146 -36', '#6b452d', 6),
    [[0, 10, -10]],
  ),
  herbs: (b: Brush, area: Area, share: number) => parsley(b, spread(b, area, 16, 60, share), 25),
  basil: strewn(16, 62, () => leaf(84, 36, '#5d8440'), 0.9, 1.2),
  thyme: placed(thymeSprig, [
    [-70, -90, 20],
    [90, 70, -40],
  ]),
  rosemary: placed(
    rosemarySprig,
    [
      [-170, -90, 20],
      [150, -60, -40],
      [-60, 110, 70],
      [190, 120, 10],
    ],
    0.7,
  ),
  bay: placed(() => leaf(170, 40, '#7c8a4a'), [[-30, -20, -24]]),
  flour: (b: Brush, area: Area) =>
    shape(
      blob(b, 0, 0, area.rx * 0.86, area.ry * 0.8, 0.06, 12),
      b.radial(0.42, 0.36, 0.72, '#ffffff', '#fbf5e6 60', '#e3d6b8'),
    ) +
    ring(0, 0, area.rx * 0.34, area.ry * 0.26, '#d9caa6', 10, 0.5) +
    dots(spread(b, area, 60, 0), '#fffdf6', 9, 0.9),
  'egg-white': (b: Brush, area: Area) => {
    const peak = (size: number) =>
      shape(
        `M${-size} ${size * 0.5}C${-size * 0.9} ${-size * 0.3} ${-size * 0.3} ${-size * 0.4} 0 ${-size}C${size * 0.2} ${-size * 0.4} ${size * 0.9} ${-size * 0.2} ${size} ${size * 0.5}C${size * 0.4} ${size * 0.8} ${-size * 0.4} ${size * 0.8} ${-size} ${size * 0.5}Z`,
        b.linear(55, '#ffffff', '#fbfaf6 50', '#ccd0d2'),
      ) + stroke(`M${-size * 0.5} ${size * 0.1}Q${-size * 0.2} ${-size * 0.3} 0 ${-size * 0.8}`, '#fff', 6, 0.9);
    return (
      disc(0, 0, area.rx * 1.06, b.radial(0.4, 0.35, 0.75, '#ffffff', '#f4f3ee 60', '#cfd2d2')) +
      spread(b, area, 20, 84)
        .sort((one, other) => one[1] - other[1])
        .map(([x, y]) => at(Math.round(x), Math.round(y), peak(b.between(46, 74))))
        .join('')
    );
  },
} satisfies Record<string, Pieces>;
