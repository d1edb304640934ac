import { type Brush, at, disc, oval, shape, stroke } from '../brush.ts';
import { light } from '../color.ts';
import { chunks, friedEgg, liquid, oilBeads, parsley, pepper, strew } from '../food.ts';
import { enamel, hollow, steel, walnut } from '../materials.ts';
import type { Motifs } from '../motif.ts';
import { thymeSprig } from '../herbs.ts';
import { mushroomSlice } from '../produce.ts';
import { contact, dots, scatter, shadowOf, sickle, tube, under } from '../shapes.ts';
import { casseroleTop, handle, panTop } from '../vessels.ts';

/** A leg of a chicken, browned. */
export function chickenLeg(b: Brush): string {
  return (
    shadowOf(
      'M-130 10C-130 -70 -40 -96 30 -66C70 -48 96 -22 150 -18C180 -16 180 16 150 18C100 24 70 60 20 76C-60 96 -130 80 -130 10Z',
      16,
    ) +
    shape(
      'M-130 10C-130 -70 -40 -96 30 -66C70 -48 96 -22 150 -18C180 -16 180 16 150 18C100 24 70 60 20 76C-60 96 -130 80 -130 10Z',
      b.radial(0.32, 0.3, 0.85, '#d98f4f', '#9c4f24 48', '#4c1d10'),
    ) +
    stroke('M-104 -20C-90 -60 -40 -74 10 -58', '#ffe9c8', 9, 0.5) +
    disc(160, -8, 14, '#f0dfc0') +
    disc(160, 10, 13, '#e3cfa8')
  );
}

/** A small peeled onion. */
export function pearlOnion(b: Brush): string {
  return (
    disc(4, 7, 30, '#1d0804', 0.4) +
    disc(0, 0, 29, b.radial(0.35, 0.3, 0.8, '#fff6df', '#ecd3a0 50', '#a97b45')) +
    stroke('M-4 -26C-18 -10 -18 12 -4 26M6 -26C16 -10 16 12 6 26', '#b98d55', 2.5, 0.5)
  );
}

function coqAuVin(b: Brush): string {
  const leg = chickenLeg(b);
  const slices = strew(b, scatter(b, 8, 250, 250, 100), mushroomSlice(b, 70), 0.9, 1.1);
  return casseroleTop(
    b,
    b.palette.accent,
    liquid(b, 346, '#5a1a1f') +
      slices +
      at(-90, -100, leg, 20) +
      at(80, 10, leg, 150) +
      at(-60, 160, leg, -20, 0.95) +
      strew(b, scatter(b, 13, 270, 270, 74), pearlOnion(b)) +
      chunks(b, scatter(b, 10, 280, 280, 60), 20, '#b5574a') +
      parsley(b, scatter(b, 8, 240, 240, 60), 22) +
      oilBeads(b, 14, 300, '#c9653f'),
    at(110, -150, thymeSprig(b), -30),
  );
}

function shakshuka(b: Brush): string {
  const eggs = [
    [-120, -110, 30],
    [120, -90, 200],
    [-100, 130, 110],
    [130, 130, 300],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, friedEgg(b, 100), turn))
    .join('');
  const feta = chunks(b, scatter(b, 15, 250, 250, 54), 17, '#f7efe0');
  const peppers = [
    [0, 0, 20],
    [-210, 20, 80],
    [20, -200, 10],
    [210, 40, 100],
    [10, 220, 0],
    [-10, 90, 50],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(x, y, stroke('M-46 12Q0 -26 46 10', '#8e2412', 19) + stroke('M-46 9Q0 -29 46 7', '#e0663a', 12), turn),
    )
    .join('');
  const sauce =
    disc(0, 0, 300, b.radial(0.4, 0.35, 0.72, '#e0552d', '#c23a1d 55', '#7d1e10')) +
    chunks(b, scatter(b, 22, 270, 270, 56), 32, '#cf4526');
  return (
    at(0, 0, shadowOf('M330 -34H560Q590 0 560 34H330Z', 20, 45) + handle(b, 330, 0, 570, 0, '#3a3b3c', 66), 45) +
    under(b, 360) +
    panTop(
      b,
      360,
      { outside: b.linear(50, '#686865', '#2c2d2d 45', '#151515'), inside: '#2c2d2e', rim: '', wall: 16 },
      sauce +
        peppers +
        eggs +
        feta +
        parsley(b, scatter(b, 16, 250, 250, 52), 24) +
        pepper(b, 50, 270) +
        oilBeads(b, 12, 270, '#ff9c4a'),
    )
  );
}

function fondue(b: Brush): string {
  const clay = b.palette.accent === '#efe4cb' ? '#a5452f' : b.palette.accent;
  const burner =
    tube('M-170 -150L-210 10', '#3b3c3d', 16) +
    tube('M170 -150L210 10', '#3b3c3d', 16) +
    oval(0, 12, 236, 56, '#2a2a2a') +
    oval(0, 4, 228, 52, b.linear(20, '#6a6a68', '#2d2d2d')) +
    shape('M-70 -52H70L58 6A60 16 0 0 1 -58 6Z', steel(b)) +
    oval(0, -52, 70, 18, '#565a5b') +
    shape('M-26 -50C-34 -84 -6 -96 0 -130C10 -96 32 -84 26 -50Z', b.linear(90, '#ffe9a8', '#f2a63a 55', '#5f86c9')) +
    stroke('M-210 -150A210 56 0 0 0 210 -150', '#3b3c3d', 16);
  const pot = 'M-250 -360C-266 -240 -230 -160 -170 -150A170 50 0 0 0 170 -150C230 -160 266 -240 250 -360Z';
  const cheese =
    oval(0, -352, 230, 78, b.radial(0.4, 0.35, 0.75, '#fff3c4', '#f6d784 55', '#d9a545')) +
    stroke('M-130 -360C-80 -400 60 -396 110 -366C140 -340 20 -320 -30 -344', '#fff8dc', 12, 0.65) +
    dots(
      scatter(b, 22, 190, 56).map(([x, y]) => [x, y - 350]),
      '#fff6d8',
      12,
      0.8,
    ) +
    dots(
      scatter(b, 16, 190, 56).map(([x, y]) => [x, y - 350]),
      '#6b4a1c',
      5,
      0.6,
    );
  const cube = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      shape('M-34 -20L4 -38L40 -22L40 22L2 42L-34 24Z', '#b97c38') +
        shape('M-34 -20L4 -38L40 -22L2 -2Z', '#f7e2b0') +
        shape('M-34 -20L2 -2V42L-34 24Z', '#eccb8c') +
        dots(
          [
            [-6, -24],
            [10, -18],
            [-20, 8],
            [-10, 22],
          ],
          '#c99a55',
          6,
          0.8,
        ),
      turn,
    );
  const forkTo = (x: number, y: number) =>
    stroke(`M${x * 0.2 + 40} -366L${x} ${y}`, '#a9adac', 9) +
    stroke(`M${x * 0.2 + 38} -368L${x - 2} ${y}`, '#fff', 3, 0.7) +
    stroke(`M${x * 0.72 + 10} ${y * 0.72 - 102}L${x} ${y}`, walnut, 22) +
    stroke(`M${x * 0.72 + 6} ${y * 0.72 - 104}L${x - 4} ${y - 2}`, light(walnut, 0.4), 5, 0.6);
  const drip = shape(
    'M-120 -292C-120 -240 -96 -230 -94 -268C-92 -286 -70 -284 -70 -262C-68 -220 -44 -228 -46 -280Z',
    b.linear(0, '#fff0b8', '#e0ae4c'),
  );
  return (
    contact(b, 230, 56) +
    burner +
    handle(b, 236, -316, 470, -366, clay, 62) +
    shape(pot, enamel(b, clay)) +
    stroke('M-214 -300C-222 -250 -206 -206 -184 -186', '#fff', 14, 0.45) +
    oval(0, -360, 252, 90, light(clay, 0.2)) +
    oval(0, -358, 236, 80, hollow(b, clay)) +
    cheese +
    sickle(0, -360, 248, 88, 165, 285, 8) +
    drip +
    forkTo(330, -600) +
    cube(64, -374, -10) +
    cube(-330, 40, 8) +
    cube(-410, 16, -14) +
    cube(-376, -26, 30) +
    cube(320, 44, 18)
  );
}

export const potDishes: Motifs = {
  'coq-au-vin': {
    pose: 'lie',
    box: [-470, -390, 470, 390],
    draw: coqAuVin,
    props: ['thyme', 'mushrooms', 'bread', 'garlic'],
    focus: [60, -20],
  },
  shakshuka: {
    pose: 'lie',
    box: [-370, -370, 440, 440],
    draw: shakshuka,
    props: ['bread', 'tomatoes', 'chillies'],
    focus: [50, -20],
  },
  'cheese-fondue': {
    pose: 'stand',
    box: [-450, -610, 480, 84],
    draw: fondue,
    props: ['bread', 'garlic', 'peppercorns'],
    focus: [60, -330],
  },
};
