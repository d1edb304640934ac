import { type Brush, at, disc, oval, rect, ring, shape, stroke } from '../brush.ts';
import { copper, iron, steel } from '../materials.ts';
import { contact, dots, rivet, taper } from '../shapes.ts';
import { fist, palm, type Sleeve } from '../../hands/hands.ts';
import { jura, rhine, trentino, vosges, window } from './landscapes.ts';
import { firelight, flames, furnace, glowing, room, sparks, toolRail } from './room.ts';

const gloves = (cloth: string): Sleeve => ({ skin: '#a8753f', cloth, gloved: true });
const bar = (x1: number, y1: number, x2: number, y2: number, width: number, fill: string) =>
  shape(taper(x1, y1, width, x2, y2, width), fill);

/** Two gloved fists tip a ladle; white iron runs into a sand mould. */
export function foundry(b: Brush): string {
  const sand = 'M170 700L240 620H800L870 700V800H170Z';
  const left = fist(b, gloves('#3f4a52'), 14);
  const right = fist(b, gloves('#3f4a52'), -4);
  const stream = 'M470 470C462 520 466 580 462 640H492C496 580 500 520 510 474Z';
  return (
    room(b, '#6f665c', '#54443a', 660) +
    window(b, jura, 96, 110, 0.82) +
    furnace(b, 640, 330, 1.2) +
    shape('M560 62H720L700 120H580Z', '#4a2f24') +
    contact(b, 320, 60, 520, 780) +
    shape(sand, b.linear(90, '#6d5140', '#3c2b22')) +
    shape('M170 700L240 620H800L870 700Z', b.linear(30, '#b08a64', '#7d5d44')) +
    stroke('M170 702H870M520 702V800', '#2a1c14', 7, 0.6) +
    [210, 480, 830].map((x) => rect(x - 14, 720, 28, 62, '#4d4f50', 4) + rivet(x, 735, 6) + rivet(x, 768, 6)).join('') +
    oval(480, 655, 120, 22, '#3b2418', 0.8) +
    oval(480, 655, 92, 16, glowing(b, 0.7)) +
    oval(480, 650, 240, 90, b.radial(0.5, 0.5, 0.5, '#ffb347 0 .5', '#ffb347 100 0')) +
    shape(stream, b.linear(0, '#ff9a3c', '#fffbe0 45', '#ffd57a 70', '#ff8a2c')) +
    at(
      560,
      420,
      shape('M-120 -70C-126 10 -100 84 -40 104H40C100 84 126 10 120 -70Z', iron(b)) +
        shape('M-120 -70L-150 -86Q-150 -60 -116 -40Z', '#3a3a3a') +
        oval(0, -72, 122, 36, '#2a2a2a') +
        oval(-6, -70, 106, 28, glowing(b, 1)) +
        oval(-30, -76, 40, 8, '#fffbe0', 0.9),
      -38,
    ) +
    at(820, 480, left.behind, -6) +
    at(1040, 560, right.behind, -6) +
    bar(650, 400, 1196, 622, 30, b.linear(90, '#8d8f8e', '#55585a 45', '#26282a')) +
    at(820, 480, left.front, -6) +
    at(1040, 560, right.front, -6) +
    sparks(b, 480, 640, -90, 34, 170) +
    firelight(b, 520, 430, 620)
  );
}

/** A black pan takes its blue over the flame; tongs hold it. */
export function blueing(b: Brush): string {
  const left = fist(b, gloves('#5a4a3c'), 10);
  const pan = 'M-300 -60C-290 10 -230 60 -170 66H170C230 60 290 10 300 -60Z';
  return (
    room(b, '#5f6468', '#4a4540', 690) +
    window(b, vosges, 110, 110, 0.9) +
    toolRail(b, 640, 130, 6) +
    at(
      470,
      800,
      rect(-250, -110, 500, 34, iron(b), 8) +
        [-210, 190].map((x) => rect(x, -80, 22, 140, '#2c2e30', 4)).join('') +
        rect(-180, -30, 360, 26, '#3a3c3e', 8),
    ) +
    [-150, -90, -30, 30, 90, 150]
      .map((x, n) => flames(b, 470 + x, 694, 0.5 + (n % 2) * 0.1, ['#2f6fd0', '#6fb0ff', '#e8f4ff']))
      .join('') +
    at(
      470,
      560,
      shape(pan, b.linear(0, '#20252c', '#4a5a78 20', '#6a5a8a 38', '#b98a4a 52', '#5a6fa0 68', '#2b3444')) +
        oval(0, -62, 300, 92, b.linear(30, '#39414d', '#8a99ab')) +
        oval(0, -58, 282, 82, b.radial(0.5, 0.6, 0.55, '#d9a95c', '#9a6a86 30', '#4f6cab 58', '#2c3442')) +
        oval(-60, -84, 150, 30, '#dfe8f0', 0.22) +
        stroke('M-298 -62A300 92 0 0 1 298 -62', '#c9d4df', 4, 0.7),
    ) +
    at(940, 500, left.behind, 8) +
    bar(720, 496, 1200, 520, 22, steel(b)) +
    shape('M700 470L790 492V506L700 512Q684 490 700 470Z', '#8d9092') +
    at(940, 506, left.front, 8) +
    oval(470, 600, 420, 260, b.radial(0.5, 0.5, 0.5, '#6fb0ff 0 .28', '#6fb0ff 100 0')) +
    firelight(b, 470, 560, 640, '#ffb066', 0.3)
  );
}

/** A hammer falls on a copper wall, held on the stake by the other hand. */
export function coppersmith(b: Brush): string {
  const skin: Sleeve = { skin: '#d39a6c', cloth: '#33566b' };
  const grip = fist(b, skin, 30);
  const hammered = dots(
    Array.from(
      { length: 54 },
      (_, n) => [-250 + (n % 11) * 50 + (Math.floor(n / 11) % 2) * 22, -60 + Math.floor(n / 11) * 52] as const,
    ),
    '#fff0dc',
    42,
    0.16,
  );
  const bowl = 'M-300 -96C-310 60 -220 190 -90 206H90C220 190 310 60 300 -96Z';
  return (
    room(b, '#7c6856', '#5a4030', 730) +
    window(b, trentino, 90, 96, 0.84) +
    furnace(b, 1010, 300, 1.0, '#6d4436') +
    toolRail(b, 470, 100, 4) +
    at(500, 780, shape('M-90 -60H90L130 120H-130Z', '#5c4030') + rect(-60, -260, 120, 220, steel(b), 10)) +
    contact(b, 220, 40, 500, 760) +
    at(
      490,
      540,
      shape(bowl, copper(b)) +
        b.clipped(shape(bowl, '#000'), hammered) +
        oval(0, -96, 300, 84, '#8d4627') +
        oval(0, -94, 284, 74, b.linear(30, '#7a3a1e', '#e7a47a 70', '#ffd9ba')) +
        stroke('M-298 -96A300 84 0 0 1 298 -96', '#ffe3c8', 5, 0.8) +
        shape('M-230 -40Q-228 40 -190 96L-160 88Q-196 30 -196 -30Z', '#fffaf0', 0.5),
      -8,
    ) +
    at(196, 470, palm(b, skin, 70), 22) +
    at(930, 420, grip.behind, -28) +
    at(
      930,
      420,
      bar(-330, 0, 170, 0, 34, b.linear(90, '#c99a5e', '#8a6240 50', '#54371f')) +
        rect(-400, -66, 92, 150, steel(b), 14) +
        rect(-392, 74, 76, 34, b.linear(0, '#f6f5f0', '#8b9091'), 12) +
        rect(-402, -80, 96, 26, '#5d6265', 8),
      -28,
    ) +
    at(930, 420, grip.front, -28) +
    stroke('M596 500l-26 -44M640 492l4 -52M676 520l36 -38', '#fff6d0', 6, 0.85) +
    firelight(b, 980, 330, 620)
  );
}

/** A blade on the wheel: sparks downwards, one hand on the back, one on the handle. */
export function grinder(b: Brush): string {
  const skin: Sleeve = { skin: '#e3b08a', cloth: '#7a3f36' };
  const grip = fist(b, skin, 6);
  const wheel = (r: number, fill: string) => disc(0, 0, r, fill);
  return (
    room(b, '#5d6166', '#48403a', 720) +
    window(b, rhine, 640, 90, 0.74) +
    furnace(b, 190, 330, 0.8) +
    at(
      480,
      560,
      shape('M-60 60L-150 340H150L60 60Z', '#3a3c3e') +
        wheel(272, '#2c2d2e') +
        wheel(258, b.radial(0.4, 0.34, 0.8, '#c9bba6', '#9a8d7c 55', '#5a5148')) +
        ring(0, 0, 206, 206, '#fff6e3', 3, 0.2) +
        ring(0, 0, 150, 150, '#2a2018', 4, 0.2) +
        wheel(60, steel(b)) +
        disc(0, 0, 20, '#2c2d2e') +
        stroke('M-180 -150A236 236 0 0 1 60 -228', '#fff6e3', 12, 0.35),
    ) +
    at(1000, 520, grip.behind, 172) +
    at(
      560,
      360,
      shape(
        'M-330 6C-250 -34 -120 -52 60 -50H330V44H60C-80 50 -240 44 -330 6Z',
        b.linear(90, '#7d8285', '#f6f5f0 30', '#c9cdcc 60', '#8b9091'),
      ) +
        stroke('M-326 8C-240 44 -80 50 60 44H330', '#fff', 5, 0.9) +
        rect(318, -58, 50, 110, steel(b), 6) +
        shape('M366 -46H640Q660 0 640 50H366Z', b.linear(90, '#8a5c3c', '#5c3822 50', '#2f1c10')) +
        rivet(420, 2, 11) +
        rivet(500, 2, 11),
      13,
    ) +
    at(1000, 520, grip.front, 172) +
    at(480, 262, palm(b, skin, 112), 70) +
    sparks(b, 330, 420, 128, 60, 58) +
    oval(330, 430, 150, 120, b.radial(0.5, 0.5, 0.5, '#ffd57a 0 .7', '#ffb347 100 0')) +
    firelight(b, 320, 430, 560, '#ffa64a', 0.45)
  );
}
