import { type Brush, at, oval, rect, shape, stroke } from './brush.ts';
import { dark } from './color.ts';
import { bakeware } from './cookware/bakeware.ts';
import { pans } from './cookware/pans.ts';
import { pots } from './cookware/pots.ts';
import { countertop } from './kitchen/countertop.ts';
import { tableware } from './kitchen/tableware.ts';
import { grain, oak, wood } from './materials.ts';
import type { Motifs } from './motif.ts';
import { contact, dots, scatter, sickle } from './shapes.ts';

const things: Motifs = { ...pans, ...pots, ...bakeware, ...countertop, ...tableware };

/** One of the shop's own things as part of a group. */
function put(b: Brush, id: string, x: number, y: number, scale: number, flip = 1): string {
  const thing = things[id];
  return thing ? at(x, y, thing.draw(b), 0, scale, flip) : '';
}

/** A floured round loaf at three-quarter angle, on a board. */
function loafOnBoard(b: Brush): string {
  const loaf = 'M-260 -30C-280 -150 -150 -230 0 -230C150 -230 280 -150 260 -30C240 40 -240 40 -260 -30Z';
  const cut = (x: number, bend: number) =>
    shape(
      `M${x} -214C${x + bend} -170 ${x + bend} -90 ${x + bend * 0.6} -20C${x + bend + 50} -80 ${x + bend + 44} -170 ${x} -214Z`,
      b.linear(0, '#fbe9c0', '#b26f2c'),
    );
  const plank = 'M-400 -60L-340 -130H340L400 -60V-10Q400 10 380 10H-380Q-400 10 -400 -10Z';
  return (
    contact(b, 390, 60, 0, -20) +
    shape(plank, dark(oak, 0.4)) +
    shape('M-400 -60L-340 -130H340L400 -60Q400 -36 380 -36H-380Q-400 -36 -400 -60Z', wood(b, oak)) +
    b.clipped(shape('M-400 -60L-340 -130H340L400 -60V-36H-400Z', '#000'), grain(b, -400, -130, 400, -40, oak, 7)) +
    rect(-396, -40, 792, 4, '#fff3d8', 2, 0.5) +
    oval(20, -66, 280, 50, '#1d1006', 0.35) +
    at(
      0,
      -60,
      shape(loaf, b.radial(0.34, 0.24, 0.85, '#e0a55e', '#ad6527 50', '#4f270c')) +
        [-190, -150, -108]
          .map((y, index) =>
            stroke(`M${-220 - index * 16} ${y + 60}Q0 ${y - 40} ${220 + index * 16} ${y + 60}`, '#fff6e3', 15, 0.22),
          )
          .join('') +
        cut(-110, -50) +
        cut(-10, -6) +
        cut(90, 40) +
        dots(
          scatter(b, 50, 220, 90).map(([x, y]) => [x, y - 110]),
          '#fff6e3',
          7,
          0.5,
        ) +
        sickle(0, -90, 250, 136, 190, 260, 10, 0.35),
    )
  );
}

function alpenguss(b: Brush): string {
  const black = b.tinted({ accent: '#3b3e41' });
  return (
    put(black, 'iron-casserole-24', 220, -80, 1) +
    put(black, 'dutch-oven-camp', -300, -80, 0.72) +
    put(black, 'iron-skillet-26', -150, 60, 0.86)
  );
}

function feuerblau(b: Brush): string {
  return put(b, 'carbon-wok', -190, -100, 0.98) + put(b, 'carbon-steel-pan-28', 150, 60, 0.86);
}

function hammerkupfer(b: Brush): string {
  return (
    put(b, 'copper-casserole', -210, -110, 0.95) +
    put(b, 'copper-saute-pan', 240, -20, 0.78) +
    put(b, 'copper-saucepan-14', -60, 60, 0.78)
  );
}

function tessera(b: Brush): string {
  return (
    put(b, 'stoneware-plate-set', -240, -60, 0.84) +
    put(b, 'pasta-bowl-set', 290, -40, 0.78) +
    put(b, 'soup-bowl-set', 10, 80, 0.74)
  );
}

function breadDay(b: Brush): string {
  return (
    put(b, 'proofing-basket', -290, -90, 0.84) +
    put(b, 'loaf-tin', 350, -96, 0.62) +
    at(110, 50, loafOnBoard(b), 0, 0.9) +
    at(-300, 60, dots(scatter(b, 50, 200, 50), '#fffaf0', 9, 0.85))
  );
}

/** The shop's window: what a cook has within reach on a Sunday morning. */
function homeHero(b: Brush): string {
  return (
    put(b, 'pepper-mill', -470, -90, 0.72) +
    put(b, 'copper-saucepan-14', 430, -110, 0.84) +
    put(b, 'iron-casserole-24', -120, -60, 0.98) +
    at(240, 50, loafOnBoard(b), 0, 0.74) +
    put(b, 'mortar-granite', -430, 50, 0.5)
  );
}

function landingHero(b: Brush): string {
  return (
    put(b, 'kitchen-scale-brass', -420, -80, 0.7) +
    put(b, 'copper-casserole', 60, -80, 0.92) +
    put(b, 'salt-mill', 520, -90, 0.62) +
    put(b, 'copper-saucepan-14', 380, 10, 0.62) +
    put(b, 'soup-bowl-set', -120, 60, 0.62)
  );
}

export const series: Motifs = {
  'series-alpenguss-black': {
    pose: 'stand',
    box: [-620, -500, 590, 150],
    draw: alpenguss,
    props: ['rosemary', 'garlic', 'peppercorns'],
    focus: [120, -180],
  },
  'series-feuerblau-steel': {
    pose: 'stand',
    box: [-590, -410, 590, 136],
    draw: feuerblau,
    props: ['chillies', 'garlic', 'thyme'],
    focus: [140, -120],
  },
  'series-hammerkupfer': {
    pose: 'stand',
    box: [-550, -450, 640, 124],
    draw: hammerkupfer,
    props: ['thyme', 'lemon', 'garlic'],
    focus: [0, -160],
  },
  'series-tessera-stoneware': {
    pose: 'stand',
    box: [-520, -570, 560, 120],
    draw: tessera,
    props: ['thyme', 'lemon', 'salt'],
    focus: [60, -180],
  },
  'series-bread-day': {
    pose: 'stand',
    box: [-580, -400, 610, 70],
    draw: breadDay,
    props: ['flour', 'egg', 'salt'],
    focus: [120, -140],
  },
};

export const heroes: Motifs = {
  'home-hero': { pose: 'stand', box: [-640, -520, 820, 100], draw: homeHero, props: ['thyme', 'garlic', 'lemon'] },
  'landing-hero': { pose: 'stand', box: [-640, -480, 740, 100], draw: landingHero, props: ['thyme', 'lemon', 'salt'] },
};
