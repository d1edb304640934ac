import { type Brush, at, disc, shape, stroke } from '../brush.ts';
import { chunks, parsley, pepper, rings, strew } from '../food.ts';
import type { Motifs } from '../motif.ts';
import { thymeSprig } from '../herbs.ts';
import { lemonSlice, mushroomSlice } from '../produce.ts';
import { blob, circlePath, scatter, shadowOf, sickle, under } from '../shapes.ts';
import { plateTop } from '../vessels.ts';
import { ware } from './bowls.ts';
import { plated } from './plated.ts';
import { mushroomPolenta, lemonSpaghetti, ratatouille } from './vegetablePlates.ts';

const box = [-400, -400, 400, 400] as const;

/** Shreds of fried potato, crossing each other. */
export function shreds(b: Brush, outline: string, rx: number, ry: number, count: number): string {
  const lines = (color: string, width: number, share: number) =>
    stroke(
      scatter(b, Math.round(count * share), rx, ry)
        .map(([x, y]) => {
          const angle = b.random() * Math.PI;
          const [dx, dy] = [Math.cos(angle) * 30, Math.sin(angle) * 30];
          return `M${(x - dx).toFixed(0)} ${(y - dy).toFixed(0)}L${(x + dx).toFixed(0)} ${(y + dy).toFixed(0)}`;
        })
        .join(''),
      color,
      width,
      0.85,
    );
  return (
    shadowOf(outline, 18) +
    shape(outline, b.radial(0.4, 0.35, 0.7, '#f0c463', '#dc9d3c 60', '#9a5a18')) +
    b.clipped(
      shape(outline, '#000'),
      lines('#8d4f14', 11, 0.3) + lines('#e2a544', 10, 0.4) + lines('#fbdf95', 7, 0.35),
    ) +
    lines('#c98427', 7, 0.06)
  );
}

function roesti(b: Brush): string {
  const cake = blob(b, 0, 0, 262, 256, 0.03, 14);
  const dollop = blob(b, 0, 0, 78, 68, 0.1, 8);
  return plated(
    b,
    shreds(b, cake, 255, 250, 230) +
      sickle(0, 0, 250, 244, 185, 275, 9, 0.4) +
      at(
        20,
        10,
        shadowOf(dollop, 12) +
          shape(dollop, b.radial(0.36, 0.3, 0.8, '#ffffff', '#f7eedd 60', '#cdbb9c')) +
          stroke('M-36 10C-40 -30 20 -40 34 -10C40 14 0 20 -6 2', '#d9c8aa', 6, 0.6),
      ) +
      rings(b, scatter(b, 24, 215, 205, 32, 0.5), 11, '#7fa04a') +
      pepper(b, 26, 220),
  );
}

function vealZurich(b: Brush): string {
  const sauce = blob(b, -70, 30, 215, 190, 0.07, 10);
  const cake = blob(b, 0, 0, 120, 112, 0.05, 10);
  const strips = chunks(
    b,
    scatter(b, 13, 165, 140, 70).map(([x, y]) => [x - 75, y + 30]),
    50,
    '#c49a72',
  );
  const slices = strew(
    b,
    scatter(b, 9, 165, 140, 82).map(([x, y]) => [x - 70, y + 34]),
    mushroomSlice(b, 66),
    0.9,
    1.1,
  );
  return plated(
    b,
    shadowOf(sauce, 8) +
      shape(sauce, b.radial(0.4, 0.35, 0.7, '#fdf0d4', '#f1dbb0 60', '#cfa870')) +
      strips +
      slices +
      stroke('M-200 60C-160 120 -40 130 40 90', '#fff8e6', 12, 0.5) +
      at(150, -110, shreds(b, cake, 115, 108, 90)) +
      parsley(
        b,
        scatter(b, 11, 150, 130, 50).map(([x, y]) => [x - 60, y + 30]),
        20,
      ) +
      pepper(b, 20, 200),
  );
}

/** A leaf of chard rolled around its filling. */
export function capunsRoll(b: Brush): string {
  const d = 'M-105 0C-105 -40 -70 -54 0 -54C70 -54 105 -40 105 0C105 40 70 54 0 54C-70 54 -105 40 -105 0Z';
  return (
    shadowOf(d, 12) +
    shape(d, b.radial(0.36, 0.28, 0.85, '#9dbb68', '#5f8038 52', '#2f481c')) +
    stroke(
      'M-96 6C-50 -10 40 -8 98 2M-40 -2L-64 -38M6 -6L-10 -48M50 -4L40 -44M-30 2L-48 42M20 2L8 48M64 4L56 42',
      '#d0e0a0',
      3.5,
      0.55,
    ) +
    stroke('M-76 -30C-40 -44 30 -46 64 -36', '#fff', 6, 0.35)
  );
}

function capuns(b: Brush): string {
  const sauce = blob(b, 0, 0, 280, 262, 0.04, 12);
  const roll = b.stamp(capunsRoll(b));
  const rolls = [
    [-120, -110, -16],
    [110, -130, 12],
    [-10, 0, -4],
    [-130, 110, 14],
    [130, 110, -14],
  ]
    .map(([x = 0, y = 0, turn = 0]) => roll(x, y, turn))
    .join('');
  const bacon = chunks(b, scatter(b, 22, 240, 220, 34), 17, '#c25b4b');
  const cheese = stroke(
    scatter(b, 46, 230, 210)
      .map(
        ([x, y]) =>
          `M${x.toFixed(0)} ${y.toFixed(0)}q${b.between(6, 18).toFixed(0)} ${b.between(-12, 12).toFixed(0)} ${b.between(18, 30).toFixed(0)} ${b.between(-8, 8).toFixed(0)}`,
      )
      .join(''),
    '#fdeebb',
    7,
    0.95,
  );
  return plated(
    b,
    shape(sauce, b.radial(0.4, 0.35, 0.7, '#fff9ea', '#f6e8c8 60', '#d9bf8e')) +
      rolls +
      cheese +
      bacon +
      pepper(b, 24, 230),
    0.82,
  );
}

/** A whole trout about the origin, its head to the left. */
export function troutFish(b: Brush): string {
  const d =
    'M-400 10C-340 -70 -200 -110 -20 -104C140 -98 250 -60 330 -20C360 -50 410 -86 450 -96C432 -50 430 40 452 92C410 84 362 50 330 24C240 70 120 104 -30 104C-200 104 -340 80 -400 10Z';
  const spots = b.clipped(
    shape(d, '#000'),
    stroke(
      scatter(b, 52, 330, 60)
        .map(([x, y]) => `M${(x - 10).toFixed(0)} ${(y - 36).toFixed(0)}h.1`)
        .join(''),
      '#4a3318',
      11,
      0.5,
    ) +
      shape('M-420 14C-200 40 100 44 340 6L330 40C100 90 -200 70 -420 30Z', '#e8a37e', 0.5) +
      shape('M-420 50C-200 110 100 110 340 30V140H-420Z', '#fbf0d8', 0.55),
  );
  const head =
    stroke('M-268 -82C-226 -40 -226 40 -262 84', '#5a3d1c', 6, 0.55) +
    disc(-330, -22, 16, '#e9dcb8') +
    disc(-330, -22, 11, '#20160e') +
    disc(-334, -26, 4, '#fff') +
    stroke('M-398 14C-380 24 -362 26 -346 24', '#5a3d1c', 5, 0.6);
  return (
    shadowOf(d, 18) +
    shape(d, b.linear(90, '#7c6a3c', '#b9964f 30', '#d9bd80 62', '#f3e3bd')) +
    spots +
    head +
    shape(
      'M-60 -100C-10 -160 90 -168 130 -150C120 -130 130 -104 150 -84C80 -100 0 -106 -60 -100Z',
      b.linear(60, '#b99a58', '#6d5830'),
    ) +
    stroke('M-20 -112L20 -146M30 -106L64 -152M80 -98L104 -148', '#5a4522', 3, 0.5) +
    stroke('M-240 -84C-120 -104 60 -96 200 -62', '#fff', 9, 0.35) +
    stroke('M340 -8L430 -70M344 4H440M340 14L430 70', '#6d5426', 4, 0.5)
  );
}

function trout(b: Brush): string {
  const fish = troutFish(b);
  const almond =
    shape('M-26 0C-20 -16 8 -18 28 0C8 18 -20 16 -26 0Z', '#3b1c06', 0.3) +
    at(
      -2,
      -4,
      shape('M-26 0C-20 -16 8 -18 28 0C8 18 -20 16 -26 0Z', b.linear(60, '#fff3d6', '#e8c48a')) +
        stroke('M-26 0C-20 16 8 18 28 0', '#b3722f', 3, 0.8),
    );
  const slices = [
    [-170, 118, 0],
    [-70, 140, 30],
    [40, 134, 10],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, shadowOf(circlePath(0, 0, 56), 7) + lemonSlice(b, 56), turn))
    .join('');
  return (
    under(b, 520, 330) +
    plateTop(b, 520, ware(b), 0.78, 0.63) +
    at(10, -20, fish) +
    slices +
    strew(
      b,
      scatter(b, 26, 250, 74, 30).map(([x, y]) => [x + 20, y - 10]),
      almond,
    ) +
    parsley(
      b,
      scatter(b, 10, 240, 90, 60).map(([x, y]) => [x + 20, y]),
      22,
    ) +
    at(260, 120, thymeSprig(b), 10)
  );
}

export const plates: Motifs = {
  'potato-roesti': { pose: 'lie', box, draw: roesti, props: ['fork', 'onion', 'thyme', 'salt'] },
  'veal-zurich-style': { pose: 'lie', box, draw: vealZurich, props: ['fork', 'mushrooms', 'lemon', 'peppercorns'] },
  capuns: { pose: 'lie', box, draw: capuns, props: ['fork', 'garlic', 'thyme', 'salt'] },
  'mushroom-polenta': { pose: 'lie', box, draw: mushroomPolenta, props: ['fork', 'mushrooms', 'thyme', 'garlic'] },
  'trout-almond': {
    pose: 'lie',
    box: [-520, -328, 520, 328],
    draw: trout,
    props: ['lemon', 'thyme', 'salt'],
    focus: [-130, -20],
  },
  'lemon-spaghetti': { pose: 'lie', box, draw: lemonSpaghetti, props: ['fork', 'lemon', 'basil', 'salt'] },
  ratatouille: { pose: 'lie', box, draw: ratatouille, props: ['spoon', 'tomatoes', 'garlic', 'basil'] },
};
