import { type Brush, at, disc, oval, shape, stroke } from '../brush.ts';
import { creamSwirl, crustLoaf, strew } from '../food.ts';
import { braid, focaccia } from '../recipes/bakes.ts';
import { capunsRoll, shreds, troutFish } from '../recipes/plates.ts';
import { dough } from '../recipes/preparation.ts';
import { plumTart, strudelLog } from '../recipes/sweetBakes.ts';
import { blob, dots, leaf, scatter, shadowOf, sickle } from '../shapes.ts';
import { type Area, fitted } from './area.ts';
import { pieces } from './pieces.ts';

/** One piece that fills its area. */
type Whole = (b: Brush, area: Area) => string;

const scaled =
  (draw: (b: Brush) => string, size: number): Whole =>
  (b, area) =>
    at(0, 0, draw(b), 0, fitted(area) * size);

/** Units from the mouth of the drawn trout to the end of its tail. */
const TROUT_LENGTH = 852;

/** The colours of unbaked dough. */
const pale = ['#fff6df', '#eed9a8', '#b9935a'] as const;

/** Dough in a bowl with a flap of it folded to the middle. */
function foldedDough(b: Brush): string {
  const flap =
    'M-170 -150C-60 -262 120 -262 214 -120C240 -60 200 10 110 40C20 70 -90 60 -160 10C-210 -30 -214 -100 -170 -150Z';
  return (
    shape(blob(b, 0, 0, 262, 256, 0.03, 12), b.radial(0.4, 0.34, 0.8, '#f4e2b6', '#e3c98f 55', '#b9935a')) +
    scatter(b, 12, 220, 200, 70)
      .map(([x, y]) => oval(Math.round(x), Math.round(y), b.between(12, 30), b.between(9, 22), '#fff6df', 0.45))
      .join('') +
    shadowOf(flap, 22) +
    shape(flap, b.radial(0.4, 0.3, 0.8, '#fffaf0', '#f7e7bf 60', '#d9bd84')) +
    stroke('M-150 2C-80 50 20 58 106 30C160 12 200 -20 214 -70', '#b98f54', 7, 0.5) +
    stroke('M-140 -130C-50 -220 80 -226 150 -160', '#fff', 14, 0.5)
  );
}

/** Dough without a smooth skin, just mixed. */
const roughDough = (b: Brush) =>
  shadowOf('M-200 0Q0 -200 200 0Q0 220 -200 0Z', 10) +
  shape(blob(b, 0, 0, 215, 190, 0.12, 15), b.radial(0.4, 0.34, 0.8, '#f8ecca', '#e6d09c 55', '#bf9a5e')) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((n) => shape(blob(b, (n % 3) * 110 - 110, Math.floor(n / 3) * 96 - 96, 46, 30, 0.22, 8), '#fdf4da', 0.6))
    .join('') +
  stroke('M-150 40C-60 70 10 20 80 60M-90 -90C-20 -60 40 -110 120 -70', '#b98f54', 6, 0.45) +
  dots(scatter(b, 50, 230), '#fffdf6', 9, 0.9);

/** Dough that fills a rectangular tin. */
const flatDough = (b: Brush) => {
  const d = blob(b, 0, 0, 372, 232, 0.035, 16);
  return (
    shadowOf(d, 10) +
    shape(d, b.radial(0.4, 0.34, 0.85, '#fff4d6', '#f0dba4 60', '#c9a561')) +
    scatter(b, 16, 310, 180, 70)
      .map(([x, y]) => oval(Math.round(x), Math.round(y), b.between(14, 30), b.between(10, 20), '#fffbee', 0.5))
      .join('') +
    stroke('M-280 -120C-120 -170 60 -160 200 -140', '#fff', 12, 0.4)
  );
};

/** The same with the dents of finger tips. */
const dimpledDough = (b: Brush) =>
  flatDough(b) +
  strew(
    b,
    scatter(b, 34, 320, 190, 76),
    oval(0, 0, 30, 23, '#b98a3c', 0.75) + oval(2, 5, 25, 17, '#dcb768', 0.9) + sickle(0, 0, 30, 23, 20, 160, 6, 0.6),
    0.85,
    1.1,
  );

/** Dough rolled or stretched thin. */
const doughSheet = (b: Brush) => {
  const d = blob(b, 0, 0, 420, 272, 0.03, 16);
  return (
    shadowOf(d, 8) +
    shape(d, b.radial(0.4, 0.34, 0.85, '#fffaea', '#f6e8c2 60', '#dfc48c')) +
    dots(scatter(b, 60, 390, 240), '#fffdf6', 8, 0.9) +
    sickle(0, 0, 410, 262, 185, 270, 8, 0.6)
  );
};

/** A sheet with its filling, its lower edge rolled up. */
function filledSheet(b: Brush): string {
  const filling = { rx: 300, ry: 130 };
  const roll =
    'M-400 200C-410 130 -380 112 -330 110H330C380 112 410 130 400 200C390 262 350 270 320 270H-320C-350 270 -390 262 -400 200Z';
  return (
    doughSheet(b) +
    at(0, -60, pieces['bread-crumbs'](b, filling, 0.8) + pieces['apple-slices'](b, filling, 1.6)) +
    shadowOf(roll, 14) +
    shape(roll, b.linear(90, '#fffaea', '#f4e3b6 45', '#c9a66a')) +
    stroke('M-350 140C-100 124 120 126 340 138', '#fff', 10, 0.6) +
    stroke('M-370 226C-100 214 150 216 372 226', '#c9a66a', 5, 0.6)
  );
}

/** A round cake from above under white icing, with carrots of marzipan around. */
function icedCake(b: Brush): string {
  const carrot = (angle: number) =>
    at(
      Math.cos(angle) * 190,
      Math.sin(angle) * 190,
      oval(4, 8, 40, 18, '#3b1704', 0.25) +
        shape(
          'M-40 0C-34 -18 -10 -20 0 -18C24 -14 44 -4 50 0C44 6 24 16 0 20C-10 20 -34 18 -40 0Z',
          b.linear(90, '#f7b06a', '#d8691f'),
        ) +
        stroke('M-40 0L-64 -12M-40 0H-70M-40 0L-64 12', '#5d8a3c', 9),
      (angle * 180) / Math.PI + 180,
    );
  return (
    shadowOf(blob(b, 0, 0, 276, 276, 0, 12), 26) +
    disc(0, 8, 276, b.linear(50, '#c98d4a', '#7d4a1c')) +
    shape(blob(b, 0, -4, 264, 262, 0.025, 18), b.radial(0.38, 0.32, 0.78, '#ffffff', '#fbf5e8 60', '#dccdb0')) +
    `<g opacity=".7">${creamSwirl(2, 120, 12)}</g>` +
    [0.4, 1.3, 2.2, 3.1, 4, 4.9].map(carrot).join('')
  );
}

/** Two trout side by side, as long as the area is wide. */
const trout: Whole = (b, { rx }) => {
  const size = (rx * 1.92) / TROUT_LENGTH;
  return at(0, -rx * 0.27, troutFish(b), -8, size) + at(0, rx * 0.3, troutFish(b), -8, size);
};

/** Leaves with batter on them, and parcels that are done. */
function wrapping(b: Brush): string {
  const open = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      at(
        -150,
        0,
        shadowOf('M0 0C70 -110 220 -100 300 0C220 100 70 110 0 0Z', 9) +
          leaf(300, 125, '#5c8a3c') +
          stroke('M-60 0H230', '#e9efd0', 12),
      ) +
        shape(blob(b, 4, 10, 74, 44, 0.08), '#1d1006', 0.25) +
        shape(blob(b, 0, 0, 74, 44, 0.08), b.radial(0.38, 0.32, 0.8, '#fdf1cf', '#ecd59c 60', '#c3a261')) +
        strew(b, scatter(b, 8, 50, 26, 16), oval(0, 0, 8, 6, '#b55a58'), 0.7, 1.2),
      turn,
    );
  const done = (x: number, y: number, turn: number) => at(x, y, capunsRoll(b), turn, 1.1);
  return open(-230, -110, -8) + open(110, 70, 10) + done(-280, 150, 6) + done(-60, 210, -8) + done(-10, -190, 10);
}

/** A heap of beaten white of egg on a batter. */
const eggWhiteHeap = (b: Brush) => at(-30, -20, pieces['egg-white'](b, { rx: 158, ry: 150 }));

/** A round sponge as it comes out of the oven. */
const cake = (b: Brush) =>
  disc(0, 0, 270, b.radial(0.4, 0.36, 0.72, '#d99a4c', '#b8752f 60', '#7a4516')) +
  dots(scatter(b, 60, 250), '#e08434', 14, 0.7) +
  dots(scatter(b, 50, 250), '#5d3414', 9, 0.45) +
  stroke('M-120 -30C-40 -60 40 -20 130 -50', '#7a4516', 9, 0.4);

const ballInFlour = (b: Brush) => dots(scatter(b, 90, 330, 230), '#fffdf6', 10, 0.9) + at(0, 0, dough(b), 0, 2.1);

/** A pair of strands crossed, the beginning of a braid. */
const doughBraid = (b: Brush) => dots(scatter(b, 80, 520, 200), '#fffdf6', 10, 0.9) + braid(b, pale);

const rawRoesti = (b: Brush) => shreds(b, blob(b, 0, 0, 262, 256, 0.03, 14), 255, 250, 230);

/** Whipped cream: soft waves after the whisk. */
const whippedCream = (b: Brush) =>
  disc(0, 0, 290, b.radial(0.4, 0.35, 0.75, '#fffdf6', '#f8eeda 60', '#dccdae')) +
  [230, 170, 110, 54]
    .map(
      (r) =>
        stroke(
          `M${-r} ${r * 0.2}Q${-r * 0.5} ${-r * 0.9} ${r * 0.3} ${-r * 0.82}T${r} ${r * 0.3}`,
          '#d9c8a6',
          24,
          0.6,
        ) + stroke(`M${-r} ${r * 0.1}Q${-r * 0.5} ${-r} ${r * 0.3} ${-r * 0.92}T${r} ${r * 0.2}`, '#fffefb', 22),
    )
    .join('');

/** Streaks of cream and beaten white in chocolate. */
const streaks = (b: Brush) =>
  ['M-220 -60C-120 -160 40 -150 130 -60C180 0 120 90 20 100C-60 104 -90 30 -30 10', 'M-160 130C-60 200 110 190 190 90']
    .map((d) => stroke(d, '#d9c3a4', 54, 0.75) + stroke(d, b.palette.cloth, 36) + stroke(d, '#fff', 12, 0.6))
    .join('');

/** Mashed potatoes. */
const mash = (b: Brush) =>
  disc(0, 0, 290, b.radial(0.4, 0.35, 0.75, '#fbeeb8', '#f0d98c 60', '#c9a750')) +
  scatter(b, 26, 250, 250, 70)
    .map(([x, y]) =>
      at(
        Math.round(x),
        Math.round(y),
        shape(blob(b, 4, 7, 52, 40, 0.15), '#a9842f', 0.35) +
          shape(blob(b, 0, 0, 52, 40, 0.15), b.radial(0.36, 0.3, 0.8, '#fff8d6', '#f3df98')),
      ),
    )
    .join('');

/** Glasses or moulds are filled from above with this. */
const moulds = (b: Brush) =>
  [
    [-190, -120],
    [190, -120],
    [-190, 150],
    [190, 150],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        oval(8, 14, 132, 132, '#1d1006', 0.3) +
          disc(0, 0, 128, b.linear(50, '#fffaf0', '#cfc4b0')) +
          disc(0, 0, 112, b.linear(50, '#9d907c', '#efe6d4')) +
          disc(0, 0, 104, b.radial(0.4, 0.34, 0.75, '#fffdf6', '#f6ecd6 60', '#d9c8a4')) +
          dots(scatter(b, 16, 80), '#2b1c12', 6, 0.7),
      ),
    )
    .join('');

export const whole = {
  dough: scaled(ballInFlour, 0.92),
  'rough-dough': scaled(roughDough, 1.02),
  'folded-dough': scaled(foldedDough, 1.02),
  'flat-dough': scaled(flatDough, 1.14),
  'dimpled-dough': scaled(dimpledDough, 1.14),
  'dough-sheet': scaled(doughSheet, 1),
  'dough-braid': scaled(doughBraid, 1),
  'filled-sheet': scaled(filledSheet, 1),
  braid: scaled(braid, 0.9),
  strudel: scaled((b) => at(60, 20, strudelLog(b)), 1.2),
  focaccia: scaled(focaccia, 0.82),
  loaf: scaled((b) => crustLoaf(b, 240), 1),
  'plum-tart': scaled(plumTart, 0.72),
  'egg-white-heap': scaled(eggWhiteHeap, 1),
  'capuns-wrapping': scaled(wrapping, 1.05),
  cake: scaled(cake, 1),
  'iced-cake': scaled(icedCake, 1),
  roesti: scaled(rawRoesti, 0.92),
  trout,
  'whipped-cream': scaled(whippedCream, 1),
  'cream-streaks': scaled(streaks, 1),
  mash: scaled(mash, 1),
  moulds: scaled(moulds, 1),
} satisfies Record<string, Whole>;
