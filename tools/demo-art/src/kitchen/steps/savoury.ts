import { type Brush, disc, oval, shape, stroke } from '../brush.ts';
import { grains, rings, strew } from '../food.ts';
import { chickenLeg, pearlOnion } from '../recipes/pots.ts';
import { mushroomSlice } from '../produce.ts';
import { shadowOf } from '../shapes.ts';
import { type Area, spread } from './area.ts';
import { almond, cube, diced, halfMoon, type Pieces, placed, shredded, slice, strewn } from './pieceKinds.ts';

const thread = stroke('M-24 6C-8 -12 6 12 26 -4', '#a92813', 6) + stroke('M-24 6C-8 -12 6 12 26 -4', '#ec6a3c', 2);

/** Vegetables, meat and rice. */
export const savoury = {
  onion: diced(17, 40, '#f5ecd9', '#e6d6b4'),
  'golden-onion': shredded(52, 11, '#c88a3a', 110),
  shallot: diced(15, 40, '#ead0cf', '#d3a3aa'),
  garlic: strewn(14, 40, () => shape(almond, '#fbf0dd') + stroke('M-16 -3H14', '#d9c4a6', 3), 0.9, 1.2),
  leek: (b: Brush, area: Area, share: number) => rings(b, spread(b, area, 44, 34, share), 22, '#9fb560'),
  chives: (b: Brush, area: Area, share: number) => rings(b, spread(b, area, 46, 26, share), 11, '#6f9a40'),
  carrot: diced(24, 30, '#e98a34', '#d9762a'),
  celeriac: diced(23, 26, '#efe4c3'),
  ham: diced(21, 26, '#c9716a', '#b55a58'),
  lardons: diced(19, 34, '#c25b4b', '#e09a85'),
  barley: (b: Brush, area: Area, share: number) => grains(b, spread(b, area, 120, 14, share), 30, 19, '#f3e4bd'),
  rice: (b: Brush, area: Area, share: number) => grains(b, spread(b, area, 240, 12, share), 34, 14, '#f3ead0'),
  'saffron-rice': (b: Brush, area: Area, share: number) =>
    disc(0, 0, area.rx * 1.04, b.radial(0.4, 0.34, 0.75, '#f9d877', '#ecb232 60', '#bd7a12')) +
    grains(b, spread(b, area, 230, 12, share), 34, 16, '#fbdc7c') +
    strew(b, spread(b, area, 12, 70), thread),
  saffron: strewn(46, 16, () => thread, 0.9, 1.4),
  'potato-shreds': shredded(92, 12, '#ecd391', 230),
  potatoes: diced(56, 20, '#e6c878', '#d8b45f'),
  'meat-strips': (b: Brush, area: Area, share: number) =>
    strew(
      b,
      spread(b, area, 34, 52, share),
      shadowOf('M-62 -14C-20 -24 30 -20 64 -8C60 14 20 20 -60 16Z', 7) +
        shape('M-62 -14C-20 -24 30 -20 64 -8C60 14 20 20 -60 16Z', b.linear(80, '#e6b79f', '#c27f68')) +
        stroke('M-48 -6C-10 -14 20 -10 48 -2', '#f7ddcf', 4, 0.6),
    ),
  'seared-meat-strips': (b: Brush, area: Area, share: number) =>
    strew(
      b,
      spread(b, area, 34, 52, share),
      shadowOf('M-62 -14C-20 -24 30 -20 64 -8C60 14 20 20 -60 16Z', 7) +
        shape('M-62 -14C-20 -24 30 -20 64 -8C60 14 20 20 -60 16Z', b.linear(80, '#c99767', '#7d4a26')) +
        stroke('M-44 4C-10 -4 20 2 44 8', '#5a2f14', 6, 0.5),
    ),
  meat: diced(62, 22, '#8a4a2a', '#74391f'),
  chicken: placed(
    chickenLeg,
    [
      [-80, -110, 20],
      [90, 10, 150],
      [-70, 140, -20],
    ],
    0.95,
  ),
  mushrooms: strewn(26, 64, (b) => mushroomSlice(b, 88), 0.85, 1.15),
  'pearl-onions': strewn(14, 60, pearlOnion),
  tomatoes: diced(40, 22, '#d64a2c', '#b93420'),
  peppers: strewn(
    26,
    56,
    () => stroke('M-46 12Q0 -26 46 10', '#8e2412', 21) + stroke('M-46 9Q0 -29 46 7', '#df5a34', 14),
  ),
  aubergine: strewn(34, 52, cube('#f2e8c9', '#5a3560', '#3d2246'), 0.85, 1.15),
  courgette: strewn(
    22,
    58,
    slice(halfMoon, (b) => b.linear(90, '#e9edba', '#cfdc8f'), '#55763a'),
  ),
  pumpkin: strewn(34, 56, cube('#f6b253', '#d97a1f', '#e8902e'), 0.9, 1.25),
  cauliflower: strewn(
    13,
    80,
    (b) =>
      oval(4, 8, 44, 38, '#3b2a06', 0.3) +
      [
        [-20, -10, 24],
        [16, -18, 26],
        [24, 12, 22],
        [-12, 18, 24],
        [0, 0, 24],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, b.radial(0.36, 0.3, 0.8, '#fffdf3', '#f0e6cb 60', '#cdbb8d')))
        .join(''),
  ),
  beans: strewn(18, 56, () => stroke('M-50 8Q0 -14 50 4', '#3f6428', 19) + stroke('M-48 4Q0 -18 48 0', '#7ea24a', 10)),
} satisfies Record<string, Pieces>;
