import { type Brush, at, disc, oval, rect, shape, stroke } from '../brush.ts';
import { dark } from '../color.ts';
import { crustLoaf, strew } from '../food.ts';
import { oak, walnut } from '../materials.ts';
import type { Motifs } from '../motif.ts';
import { rosemarySprig } from '../herbs.ts';
import { blob, dots, leaf, scatter, shadowOf, sickle } from '../shapes.ts';
import { board } from './board.ts';
import { plumTart, strudel, carrotCake } from './sweetBakes.ts';

/** The crust of a baked braid: of its strands and of its ends, lit, in the middle and in the shade. */
const bakedCrust = ['#f8cf82', '#cf8633', '#7a3a10'] as const;

/** A braid of two strands about the origin, 1000 wide, in the colours of its crust. */
export function braid(b: Brush, [lit, middle, shade]: readonly [string, string, string] = bakedCrust): string {
  const strand = (x: number, y: number, turn: number, size: number) => {
    const d = 'M-120 10C-110 -60 -40 -84 40 -64C100 -48 132 -10 118 30C96 70 20 84 -50 66C-96 54 -122 40 -120 10Z';
    return at(
      x,
      y,
      `<path d="${d}" fill="#3b1704" fill-opacity=".45" transform="translate(6 9)"/>` +
        shape(d, b.radial(0.38, 0.26, 0.85, lit, `${middle} 46`, shade)) +
        stroke('M-86 -14C-60 -48 0 -58 50 -42', '#fff2cc', 13, 0.6) +
        stroke('M-70 34C-20 52 40 48 86 24', dark(middle, 0.35), 5, 0.35),
      turn,
      size,
    );
  };
  const rows = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => {
    const x = 40 + step * 74;
    const size = 1 - Math.abs(step + 0.5) * 0.055;
    return strand(x, step % 2 ? -46 * size : 46 * size, step % 2 ? 34 : -34, size);
  });
  const outline = blob(b, 0, 0, 420, 130, 0.03, 14);
  const end = (x: number, turn: number) =>
    at(
      x,
      0,
      shape(
        'M-60 0C-50 -44 20 -50 60 -10C70 10 60 30 20 36C-20 44 -60 30 -60 0Z',
        b.radial(0.38, 0.26, 0.85, lit, `${middle} 50`, shade),
      ),
      turn,
    );
  return shadowOf(outline, 30) + end(-420, 0) + end(410, 180) + rows.join('');
}

function butterBraid(b: Brush): string {
  return board(b, oak, 1020, 480) + braid(b) + dots(scatter(b, 26, 380, 100), '#fff6df', 8, 0.6);
}

function wheatEar(b: Brush): string {
  const kernel = b.stamp(leaf(46, 13, '#d3a858'));
  return (
    stroke('M-150 0C-60 10 20 4 110 0', '#b58a42', 5) +
    [0, 1, 2, 3, 4, 5].map((step) => kernel(step * 22, 2, -28) + kernel(step * 22, 2, 28)).join('') +
    stroke('M130 0L210 -24M130 0L216 2M130 0L208 26', '#b58a42', 2.5, 0.8)
  );
}

function sourdough(b: Brush): string {
  return (
    board(b, walnut, 900, 700) +
    dots(scatter(b, 90, 420, 320), '#fffaf0', 8, 0.7) +
    at(-20, -10, crustLoaf(b, 300)) +
    at(340, -236, wheatEar(b), 40)
  );
}

export function focaccia(b: Brush): string {
  const d =
    'M-390 -260C-200 -276 200 -272 384 -262C410 -250 406 240 388 262C200 280 -200 276 -386 264C-410 250 -412 -240 -390 -260Z';
  const dimple = b.stamp(
    oval(0, 0, 30, 24, b.radial(0.5, 0.6, 0.6, '#a9691f 0 .85', '#c98c39 60 .5', '#e3b163 100 0')) +
      sickle(0, 0, 28, 22, 20, 150, 6, 0.55),
  );
  const holes = Array.from({ length: 35 }, (_, index) =>
    dimple(
      -330 + (index % 7) * 108 + b.between(-18, 18),
      -210 + Math.floor(index / 7) * 105 + b.between(-16, 16),
      0,
      b.between(0.8, 1.2),
    ),
  ).join('');
  const brown = scatter(b, 18, 380, 250)
    .map(([x, y]) => oval(Math.round(x), Math.round(y), b.between(26, 60), b.between(16, 34), '#b06a20', 0.2))
    .join('');
  const needles = strew(b, scatter(b, 8, 300, 190, 130), rosemarySprig(b), 0.55, 0.7);
  const half =
    disc(3, 6, 30, '#3b1704', 0.35) +
    disc(0, 0, 30, b.radial(0.38, 0.32, 0.75, '#f07a4f', '#cf3b22 60', '#8e1f12')) +
    disc(0, 0, 20, '#f0906a', 0.5) +
    oval(-9, -11, 7, 4, '#fff', 0.7);
  const crystals = strew(b, scatter(b, 44, 370, 240), rect(-5, -4, 10, 8, '#fff', 1.5), 0.6, 1.2);
  return (
    rect(-440, -300, 900, 640, '#1d1006', 34, 0.3) +
    rect(-450, -316, 900, 632, b.linear(50, '#8d9092', '#4a4d50'), 34) +
    rect(-426, -292, 852, 584, b.linear(50, '#2f3133', '#6a6d70'), 24) +
    shadowOf(d, 12) +
    shape(d, b.radial(0.42, 0.36, 0.75, '#f7d590', '#e3aa52 60', '#a9661f')) +
    b.clipped(shape(d, '#000'), brown) +
    holes +
    needles +
    strew(b, scatter(b, 10, 310, 200, 130), half) +
    crystals +
    stroke('M-370 -246C-200 -258 160 -256 300 -250', '#fff3d0', 7, 0.5)
  );
}

export const bakes: Motifs = {
  'butter-braid': {
    pose: 'lie',
    box: [-510, -240, 510, 262],
    draw: butterBraid,
    props: ['egg', 'flour', 'walnuts'],
    focus: [80, 0],
  },
  'sourdough-loaf': {
    pose: 'lie',
    box: [-450, -350, 450, 372],
    draw: sourdough,
    props: ['flour', 'salt', 'rosemary'],
    focus: [0, -10],
  },
  'rosemary-focaccia': {
    pose: 'lie',
    box: [-450, -316, 450, 316],
    draw: focaccia,
    props: ['rosemary', 'garlic', 'salt'],
  },
  'plum-tart': {
    pose: 'lie',
    box: [-400, -400, 400, 400],
    draw: plumTart,
    props: ['fork', 'plums', 'walnuts', 'flour'],
  },
  'apple-strudel': {
    pose: 'lie',
    box: [-530, -318, 530, 318],
    draw: strudel,
    props: ['fork', 'walnuts', 'flour', 'lemon'],
    focus: [190, -20],
  },
  'carrot-cake': {
    pose: 'stand',
    box: [-372, -440, 372, 44],
    draw: carrotCake,
    props: ['carrots', 'walnuts', 'flour'],
    focus: [60, -260],
  },
};
