import { at, disc, oval, rect, ring, shape, stroke } from '../brush.ts';
import { dark, mix } from '../color.ts';
import { beech, oak, wood } from '../materials.ts';
import { napkin } from '../props.ts';
import { board } from '../recipes/board.ts';
import { ware } from '../recipes/bowls.ts';
import { dots, scatter, shadowOf, sickle, smooth, speckles, under } from '../shapes.ts';
import { bowlTop } from '../vessels.ts';
import { round, type StepVessel } from './stepVessel.ts';

const mixingBowl: StepVessel = {
  ground: 'table',
  area: round(292),
  reach: round(360),
  draw: (b, content) => under(b, 360) + bowlTop(b, 360, ware(b), content) + speckles(b, 352, 352, 26, '#5b4634'),
};

const cuttingBoard: StepVessel = {
  ground: 'table',
  area: { rx: 300, ry: 200 },
  density: 2.2,
  reach: { rx: 470, ry: 300 },
  draw: (b, content) => board(b, oak, 960, 600) + content,
};

const worktop: StepVessel = {
  ground: 'table',
  area: { rx: 360, ry: 262 },
  reach: { rx: 440, ry: 320 },
  draw: (b, content) =>
    oval(0, 30, 470, 310, b.radial(0.5, 0.5, 0.5, '#fffdf6 0 .85', '#fffaf0 60 .5', '#fff8ea 100 0')) +
    dots(scatter(b, 70, 480, 330), '#fffdf6', 9, 0.8) +
    content,
};

const cloth: StepVessel = {
  ground: 'table',
  area: { rx: 360, ry: 256 },
  reach: { rx: 500, ry: 340 },
  draw: (b, content) => at(0, 0, napkin(b, 1000, 690, b.palette.cloth), 2) + content,
};

const rack: StepVessel = {
  ground: 'table',
  area: { rx: 300, ry: 262 },
  reach: { rx: 470, ry: 320 },
  draw(b, content) {
    const bars = Array.from({ length: 15 }, (_, index) => `M${-450 + index * 64} -310V310`).join('');
    const frame = 'M-470 -310H470V310H-470ZM-470 0H470';
    return (
      at(14, 24, stroke(bars + frame, '#1d1006', 12, 0.3)) +
      stroke(bars, '#6f7475', 11) +
      at(-2, -2, stroke(bars, '#e3e3dd', 4)) +
      stroke(frame, '#6f7475', 16) +
      at(-3, -3, stroke(frame, '#ecece6', 5)) +
      content
    );
  },
};

const bakingTray: StepVessel = {
  ground: 'table',
  area: { rx: 400, ry: 262 },
  reach: { rx: 490, ry: 330 },
  draw: (b, content) =>
    rect(-470, -300, 970, 660, '#1d1006', 34, 0.3) +
    rect(-490, -330, 980, 660, b.linear(50, '#9a9d9f', '#4a4d50'), 40) +
    rect(-462, -302, 924, 604, b.linear(50, '#2f3133', '#6a6d70'), 28) +
    rect(-446, -286, 892, 572, b.linear(50, '#55585a', '#434648'), 20) +
    b.clipped(rect(-446, -286, 892, 572, '#000', 20), content) +
    stroke('M-464 -318H300', '#fff', 5, 0.5),
};

const cakeTin: StepVessel = {
  ground: 'table',
  area: round(280),
  reach: round(350),
  draw: (b, content) =>
    under(b, 340) +
    rect(286, -58, 92, 116, b.linear(0, '#7d8285', '#e9e9e4 50', '#6f7578'), 16) +
    disc(0, 0, 340, b.linear(50, '#d3d5d4', '#6a6e71 50', '#3a3d40')) +
    disc(0, 0, 324, b.linear(50, '#2f3133', '#8a8e91')) +
    b.clipped(disc(0, 0, 300, '#000'), disc(0, 0, 300, '#74777a') + content) +
    sickle(0, 0, 336, 336, 170, 280, 8),
};

const tartTin: StepVessel = {
  ground: 'table',
  area: round(286),
  reach: round(370),
  draw(b, content) {
    const fluted = (out: number, inner: number) =>
      smooth(
        Array.from({ length: 88 }, (_, index) => {
          const [angle, r] = [(index / 88) * Math.PI * 2, index % 2 ? out : inner];
          return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
        }),
        true,
      );
    return (
      shadowOf(fluted(372, 356), 24) +
      shape(fluted(372, 356), b.linear(50, '#f3f1ec', '#a7abab 45', '#7a7f80')) +
      shape(fluted(348, 332), b.linear(50, '#f8e7b9', '#e2c27c 50', '#b98f4a')) +
      b.clipped(disc(0, 0, 306, '#000'), disc(0, 0, 306, b.radial(0.42, 0.38, 0.7, '#fbecc2', '#e8cd8e')) + content) +
      sickle(0, 0, 366, 366, 175, 280, 7)
    );
  },
};

const mortar: StepVessel = {
  ground: 'table',
  area: round(196),
  reach: round(330),
  draw: (b, content) =>
    under(b, 330, 330, 0, 0, 1.6) +
    disc(0, 0, 330, b.linear(50, '#b5b5b1', '#77787a 45', '#3c3d3e')) +
    speckles(b, 320, 320, 80, '#d5d3cc') +
    speckles(b, 320, 320, 70, '#232425') +
    disc(0, 0, 262, b.linear(50, '#2f3031', '#5c5d5c 55', '#8f908e')) +
    disc(0, 0, 204, b.radial(0.46, 0.42, 0.7, '#6d6e6d', '#4b4c4b 70', '#343534')) +
    content +
    sickle(0, 0, 324, 324, 170, 285, 10),
};

const basket: StepVessel = {
  ground: 'table',
  area: round(256),
  reach: round(350),
  draw: (b, content) =>
    under(b, 350, 350, 0, 0, 1.4) +
    disc(0, 0, 350, b.linear(50, '#ead2a4', '#c39a5f 50', '#7f5a2e')) +
    [334, 316, 298, 282]
      .map((r) => ring(0, 0, r, r, dark('#c39a5f', 0.4), 5, 0.5) + ring(-2, -3, r, r, '#f6e3ba', 4, 0.5))
      .join('') +
    disc(0, 0, 276, b.linear(50, '#8d6a3c', '#e3c995')) +
    dots(scatter(b, 90, 340, 340, 0, 0.7), '#fffdf6', 8, 0.8) +
    content,
};

const colander: StepVessel = {
  ground: 'table',
  area: round(276),
  reach: round(370),
  draw(b, content) {
    const holes = Array.from({ length: 36 }, (_, index) => {
      const angle = (index / 36) * Math.PI * 2;
      return [Math.cos(angle) * 304, Math.sin(angle) * 304] as const;
    });
    const grip = (side: number) =>
      stroke(`M${side * 336} -70C${side * 420} -70 ${side * 420} 70 ${side * 336} 70`, '#8f9495', 30);
    return (
      under(b, 350) +
      grip(-1) +
      grip(1) +
      disc(0, 0, 350, b.linear(50, '#f6f5f0', '#b4b8b8 50', '#767b7d')) +
      disc(0, 0, 332, b.linear(50, '#75797b', '#c3c6c5 60', '#f0f0eb')) +
      dots(holes, '#2b2d2e', 22, 0.8) +
      disc(0, 0, 280, '#a9adad') +
      dots(scatter(b, 40, 270, 270, 40), '#2b2d2e', 18, 0.7) +
      content +
      sickle(0, 0, 346, 346, 165, 285, 8)
    );
  },
};

/** Small moulds on a tray of wood. */
const moulds: StepVessel = {
  ground: 'table',
  area: { rx: 270, ry: 270 },
  reach: { rx: 470, ry: 320 },
  draw: (b, content) =>
    rect(-456, -306, 940, 640, '#1d1006', 30, 0.25) +
    rect(-470, -320, 940, 640, wood(b, mix(beech, '#ffffff', 0.1), 60), 30) +
    content,
};

/** What stands or lies on the table. */
export const tableVessels = {
  bowl: mixingBowl,
  board: cuttingBoard,
  worktop,
  cloth,
  rack,
  tray: bakingTray,
  'cake-tin': cakeTin,
  'tart-tin': tartTin,
  mortar,
  basket,
  colander,
  moulds,
} satisfies Record<string, StepVessel>;
