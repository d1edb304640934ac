import { type Brush, at, disc, oval, shape, stroke } from '../brush.ts';
import { mix } from '../color.ts';
import { chunks, creamSwirl, garnish, grains, liquid, oilBeads, parsley, pepper, rings, strew } from '../food.ts';
import type { Motifs } from '../motif.ts';
import { berry } from '../produce.ts';
import { blob, leaf, scatter, speckles, under } from '../shapes.ts';
import { bowlTop } from '../vessels.ts';

const box = [-380, -380, 380, 380] as const;

/** Tableware takes the palette's glaze, kept light enough to let the food shine. */
export function ware(b: Brush): string {
  return mix(b.palette.glaze, '#f5eede', 0.6);
}

function bowl(b: Brush, content: string): string {
  return under(b, 380) + bowlTop(b, 380, ware(b), content) + speckles(b, 372, 372, 26, '#5b4634');
}

function barleySoup(b: Brush): string {
  return bowl(
    b,
    liquid(b, 330, '#d9bd83') +
      grains(b, scatter(b, 110, 300, 300, 15), 30, 20, '#f3e4bd') +
      chunks(b, scatter(b, 15, 280, 280, 70), 30, '#e0832f') +
      chunks(b, scatter(b, 11, 280, 280, 80), 28, '#c9716a') +
      rings(b, scatter(b, 16, 280, 280, 50), 22, '#9fb560') +
      parsley(b, scatter(b, 9, 240, 240, 60)) +
      oilBeads(b, 16, 290),
  );
}

function pumpkinSoup(b: Brush): string {
  const seed =
    oval(3, 5, 22, 12, '#5a2a06', 0.35) +
    oval(0, 0, 22, 12, b.linear(60, '#94a35a', '#55662f')) +
    stroke('M-14 -3Q0 -8 12 -3', '#dbe3a8', 2.5, 0.8);
  return bowl(
    b,
    liquid(b, 330, '#e28a2b') +
      at(-10, 6, creamSwirl(3, 220, 17)) +
      strew(b, scatter(b, 22, 190, 190, 34), seed) +
      oilBeads(b, 14, 290, '#7a8a2f') +
      pepper(b, 40, 280) +
      garnish(b, 10, -10, 76),
  );
}

function vegetableCurry(b: Brush): string {
  const rice = 'M-340 -340H-40C-110 -120 -70 120 -10 340H-340Z';
  const pea =
    disc(2, 4, 17, '#3b2a06', 0.3) + disc(0, 0, 16, b.radial(0.35, 0.3, 0.8, '#d5e39a', '#86a648 50', '#55702c'));
  const chickpea =
    disc(3, 5, 24, '#5a2f06', 0.3) +
    disc(0, 0, 23, b.radial(0.35, 0.3, 0.8, '#fbe9bd', '#e0b972 50', '#a9752f')) +
    stroke('M-8 -8Q0 0 -4 12', '#a9752f', 3, 0.5);
  const right = (count: number, gap: number) => scatter(b, count, 190, 280, gap).map(([x, y]) => [x + 130, y] as const);
  return bowl(
    b,
    liquid(b, 340, '#d99a2c') +
      `<path d="${rice}" fill="#5a2f06" fill-opacity=".35" transform="translate(14 6)"/>` +
      shape(rice, '#f6f0e2') +
      grains(
        b,
        scatter(b, 150, 125, 300, 13).map(([x, y]) => [x - 185, y]),
        30,
        11,
        '#fffdf6',
      ) +
      chunks(b, right(9, 92), 46, '#e27b2c') +
      chunks(b, right(7, 90), 42, '#8fae55') +
      chunks(b, right(5, 100), 44, '#c23f2a') +
      strew(b, right(13, 50), chickpea) +
      strew(b, right(12, 44), pea) +
      parsley(
        b,
        scatter(b, 8, 150, 220, 60).map(([x, y]) => [x + 50, y]),
        28,
        '#4f8a3a',
      ) +
      oilBeads(b, 12, 250, '#e5661f'),
  );
}

function beefStew(b: Brush): string {
  return bowl(
    b,
    liquid(b, 330, '#6e3518') +
      chunks(b, scatter(b, 12, 270, 270, 92), 62, '#7d4527') +
      chunks(b, scatter(b, 9, 270, 270, 96), 46, '#e0832f') +
      chunks(b, scatter(b, 7, 260, 260, 100), 50, '#efd08c') +
      strew(
        b,
        scatter(b, 16, 280, 280, 40),
        disc(2, 4, 15, '#1d0d04', 0.35) + disc(0, 0, 14, b.radial(0.35, 0.3, 0.8, '#c9dd8c', '#7c9c43 50', '#4c6628')),
      ) +
      parsley(b, scatter(b, 8, 230, 230, 60)) +
      oilBeads(b, 14, 290, '#d9843a') +
      pepper(b, 24, 260),
  );
}

function birchermuesli(b: Brush): string {
  const flake =
    oval(2, 4, 21, 15, '#6b4c22', 0.25) +
    oval(0, 0, 20, 14, b.linear(60, '#f4e2b9', '#d0aa6c')) +
    stroke('M-12 0H12', '#a9803f', 2.5, 0.5);
  const apple = 'M-70 20C-50 -50 50 -50 70 20C40 6 -40 6 -70 20Z';
  const slices = [0, 1, 2, 3]
    .map((index) =>
      at(
        -110 + index * 34,
        -120 + index * 18,
        `<path d="${apple}" fill="#3b1c06" fill-opacity=".25" transform="translate(4 8)"/>` +
          shape(apple, b.linear(90, '#fbf3cf', '#f0e1a4')) +
          stroke('M-70 20C-50 -50 50 -50 70 20', '#c0392b', 8),
        -34 + index * 6,
      ),
    )
    .join('');
  const fruit = [
    [90, -60, 34, '#a32647'],
    [150, 0, 30, '#414a7c'],
    [70, 20, 28, '#414a7c'],
    [130, 80, 34, '#a32647'],
    [60, 100, 27, '#414a7c'],
    [10, 70, 30, '#c03a4d'],
    [190, 60, 26, '#414a7c'],
  ]
    .map(([x, y, r, color]) => at(Number(x), Number(y), berry(b, Number(r), String(color))))
    .join('');
  const nut =
    shape('M-20 0C-16 -14 10 -16 24 0C10 14 -16 14 -20 0Z', b.linear(60, '#c98f52', '#7d4d22')) +
    stroke('M-12 -3H16M-10 4H14', '#f0cf9c', 2, 0.5);
  return bowl(
    b,
    disc(0, 0, 330, b.radial(0.4, 0.35, 0.75, '#fffaf0', '#f3e6cd 55', '#d9c19a')) +
      shape(blob(b, -40, 60, 210, 150, 0.16, 9), '#fffdf6', 0.6) +
      strew(b, scatter(b, 46, 300, 300, 36), flake) +
      slices +
      fruit +
      strew(b, scatter(b, 13, 260, 260, 60), nut) +
      at(120, -20, leaf(64, 26, '#5d8a45'), -130) +
      at(120, -20, leaf(52, 22, '#6c9a50'), -60),
  );
}

function saffronRisotto(b: Brush): string {
  const r = 300;
  const thread = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      stroke('M-26 6C-8 -12 6 12 28 -4', '#b5301a', 5) + stroke('M-26 6C-8 -12 6 12 28 -4', '#e8663a', 1.6, 0.8),
      turn,
    );
  const shaving = 'M-60 10C-30 -30 40 -26 66 -2C30 -10 -20 0 -60 10Z';
  const shavings = [
    [-60, -40, 10],
    [40, -70, 70],
    [70, 40, -30],
    [-40, 70, 140],
    [0, 0, 40],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        `<path d="${shaving}" fill="#5a3406" fill-opacity=".3" transform="translate(4 9)"/>` +
          shape(shaving, b.linear(60, '#fffbe6', '#efd99a')),
        turn,
      ),
    )
    .join('');
  return bowl(
    b,
    disc(0, 0, 340, b.radial(0.4, 0.34, 0.75, '#f9d877', '#ecb232 60', '#bd7a12')) +
      grains(b, scatter(b, 260, r, r, 12), 34, 17, '#fbdc7c') +
      grains(b, scatter(b, 60, r, r, 22), 34, 17, '#fff0b5') +
      at(10, 0, shavings, 0, 1.15) +
      [
        [-150, -120, 20],
        [140, -150, 80],
        [190, 60, 10],
        [-190, 70, 60],
        [20, 190, 130],
        [-40, -190, 170],
        [110, 160, 40],
        [-110, 170, 90],
      ]
        .map(([x = 0, y = 0, turn = 0]) => thread(x, y, turn))
        .join('') +
      parsley(
        b,
        [
          [30, 10],
          [-10, 40],
        ],
        22,
      ) +
      pepper(b, 30, 260),
  );
}

export const bowls: Motifs = {
  'barley-soup': { pose: 'lie', box, draw: barleySoup, props: ['spoon', 'bread', 'carrots', 'thyme'] },
  'pumpkin-soup': { pose: 'lie', box, draw: pumpkinSoup, props: ['spoon', 'bread', 'walnuts', 'rosemary'] },
  'vegetable-curry': { pose: 'lie', box, draw: vegetableCurry, props: ['spoon', 'chillies', 'onion', 'peppercorns'] },
  'beef-stew': { pose: 'lie', box, draw: beefStew, props: ['spoon', 'bread', 'thyme', 'onion'] },
  birchermuesli: { pose: 'lie', box, draw: birchermuesli, props: ['spoon', 'berries', 'walnuts', 'lemon'] },
  'saffron-risotto': { pose: 'lie', box, draw: saffronRisotto, props: ['fork', 'onion', 'thyme', 'salt'] },
};
