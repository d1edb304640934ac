import { type Brush, at, disc, ring, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { beech } from '../materials.ts';
import { ware } from '../recipes/bowls.ts';
import { circlePath, dots, scatter, shadowOf, sickle, under } from '../shapes.ts';
import { bowlTop, casseroleTop, handle, panTop } from '../vessels.ts';
import { round, type StepVessel } from './stepVessel.ts';

interface PanSkin {
  outside(b: Brush): string;
  inside: string;
  handle: string;
}

/** A long handle to the lower left, so that hands have the right side for themselves. */
const longHandle = (b: Brush, r: number, color: string) =>
  at(0, 0, shadowOf(`M${r - 20} -32H${r + 260}V32H${r - 20}Z`, 20) + handle(b, r - 24, 0, r + 260, 0, color, 62), 152);

/** A frying pan. */
const pan = (skin: (b: Brush) => PanSkin): StepVessel => ({
  ground: 'hob',
  area: round(272),
  reach: round(350),
  draw(b, content) {
    const { outside, inside, handle: tone } = skin(b);
    return (
      under(b, 350) +
      longHandle(b, 350, tone) +
      panTop(b, 350, { outside: outside(b), inside, rim: '', wall: 15 }, b.clipped(disc(0, 0, 292, '#000'), content))
    );
  },
});

/** A deep pan with straight sides. */
const saucepan = (outer: readonly [string, string, string], inside: string, tone: string): StepVessel => ({
  ground: 'hob',
  area: round(232),
  reach: round(300),
  draw: (b, content) =>
    under(b, 300, 300, 0, 0, 1.4) +
    longHandle(b, 296, tone) +
    disc(0, 0, 300, b.linear(50, ...outer)) +
    disc(0, 0, 286, b.linear(50, dark(inside, 0.55), `${inside} 60`, light(inside, 0.4))) +
    b.clipped(
      disc(0, 0, 250, '#000'),
      content +
        shape(`${circlePath(0, 0, 300)}${circlePath(16, 22, 252)}`, '#140a04', 0.3).replace(
          '<path',
          '<path fill-rule="evenodd"',
        ),
    ) +
    sickle(0, 0, 296, 296, 165, 285, 9),
});

/** A wide pot of steel with two grips. */
const stockpot: StepVessel = {
  ground: 'hob',
  area: round(282),
  reach: round(355),
  draw(b, content) {
    const grip = (side: number) =>
      stroke(`M${side * 330} -96C${side * 450} -96 ${side * 450} 96 ${side * 330} 96`, '#3f4244', 46, 0.35) +
      stroke(`M${side * 330} -90C${side * 440} -90 ${side * 440} 90 ${side * 330} 90`, '#8f9495', 38) +
      stroke(`M${side * 330} -94C${side * 436} -94 ${side * 436} 86 ${side * 330} 86`, '#e9e9e4', 12, 0.8);

    return (
      under(b, 355, 355, 0, 0, 1.4) +
      grip(-1) +
      grip(1) +
      disc(0, 0, 355, b.linear(50, '#f6f5f0', '#a9adad 50', '#6f7578')) +
      disc(0, 0, 338, b.linear(50, '#4f5557', '#9da1a1 60', '#e2e2dd')) +
      b.clipped(disc(0, 0, 304, '#000'), content) +
      sickle(0, 0, 350, 350, 165, 285, 9)
    );
  },
};

const casserole: StepVessel = {
  ground: 'hob',
  area: round(312),
  reach: round(390),
  draw: (b, content) => {
    const { accent } = b.palette;
    return at(0, 0, casseroleTop(b, accent === '#efe4cb' ? '#a5452f' : accent, content), 0, 0.94);
  },
};

/** A bowl over a pan of water. */
const waterBath: StepVessel = {
  ground: 'hob',
  area: round(230),
  reach: round(360),
  draw: (b, content) =>
    under(b, 350) +
    longHandle(b, 340, '#b6b9b8') +
    disc(0, 0, 350, b.linear(50, '#f6f5f0', '#a9adad 50', '#6f7578')) +
    disc(0, 0, 334, b.linear(50, '#5f6567', '#b8c6c6 60', '#e8ece9')) +
    ring(0, 0, 314, 314, '#fff', 5, 0.5) +
    under(b, 292) +
    bowlTop(b, 292, ware(b), content),
};

const steamer: StepVessel = {
  ground: 'hob',
  area: round(276),
  reach: round(370),
  draw: (b, content) =>
    stockpot.draw(
      b,
      disc(0, 0, 304, b.linear(50, '#8d9294', '#d5d8d6')) +
        dots(scatter(b, 60, 280, 280, 40), '#2b2d2e', 20, 0.8) +
        content,
    ),
};

const steel = (b: Brush): PanSkin => ({
  outside: () => b.linear(50, '#f6f5f0', '#a9adad 50', '#6f7578'),
  inside: '#aeb2b2',
  handle: '#a9adad',
});

/** What stands on the hob. */
export const hobVessels = {
  'iron-pan': pan((b) => ({
    outside: () => b.linear(50, '#686865', '#2c2d2d 45', '#151515'),
    inside: '#2c2d2e',
    handle: '#3a3b3c',
  })),
  'carbon-steel-pan': pan((b) => ({
    outside: () => b.linear(50, '#97a5b3', '#4b5663 50', '#20252c'),
    inside: '#4b5663',
    handle: '#59636e',
  })),
  'steel-pan': pan(steel),
  'copper-pan': pan((b) => ({
    outside: () => b.linear(50, '#f6c29c', '#b4623a 50', '#74351b'),
    inside: '#b9b4aa',
    handle: '#b08a45',
  })),
  'ceramic-pan': pan((b) => ({
    outside: () => b.linear(50, light(b.palette.accent, 0.4), `${b.palette.accent} 50`, dark(b.palette.accent, 0.4)),
    inside: '#e9dfc9',
    handle: beech,
  })),
  saucepan: saucepan(['#f6f5f0', '#a9adad', '#6f7578'], '#a9adad', '#a9adad'),
  'copper-saucepan': saucepan(['#f6c29c', '#b4623a', '#74351b'], '#bdb7ac', '#4a4743'),
  'milk-pan': saucepan(['#fffaf0', '#e6dcc8', '#a99b86'], '#efe7d6', '#efe7d6'),
  stockpot,
  steamer,
  casserole,
  'water-bath': waterBath,
} satisfies Record<string, StepVessel>;
