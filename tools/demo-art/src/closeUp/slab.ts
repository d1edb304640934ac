import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, at, oval, rect, shape, stroke } from '../kitchen/brush.ts';
import { dark, light } from '../kitchen/color.ts';
import { endGrain } from '../kitchen/materials.ts';
import { blob, dots, sway } from '../kitchen/shapes.ts';
import { farRoom, fillingScale, hairs, strewn } from './near.ts';

/** What covers a block: its upper face and its front, in the block's own units. */
interface Block {
  face: string;
  front: string;
  /** Of the bevelled edge between them. */
  edge: string;
}

/** The y of the edge between upper face and front, the y of the foot, and the width, in a block's own units. */
export const EDGE = 800;
const FOOT = 1120;
export const WIDTH = 1700;

/** A block on a table: the upper face runs away from the viewer, the front is below it. */
export function slab(b: Brush, frame: Frame, { face, front, edge }: Block): string {
  const top = `M0 110L${WIDTH} 60V${EDGE}H0Z`;
  const side = `M0 ${EDGE}H${WIDTH}V${FOOT}H0Z`;
  const block =
    rect(-100, FOOT - 30, WIDTH + 200, 600, b.linear(90, '#140a04 0 .7', '#140a04 30 .2', '#140a04 100 .1')) +
    b.clipped(shape(top, '#000'), face) +
    shape(top, b.linear(80, '#fff6e3 0 .42', '#fff6e3 40 0', '#140a04 100 .16')) +
    b.clipped(shape(side, '#000'), front) +
    shape(side, b.linear(90, '#140a04 0 .1', '#140a04 100 .5')) +
    rect(0, EDGE - 12, WIDTH, 24, edge, 0, 0.95) +
    rect(0, EDGE - 12, WIDTH, 7, '#fff6e3', 0, 0.6);
  const scale = fillingScale(frame);
  const turn = b.pick([-1, 1]) * b.between(4, 8);
  return (
    farRoom(b, frame) +
    rect(0, frame.height * 0.6, frame.width, frame.height * 0.4, dark(b.palette.table, 0.1)) +
    at(frame.width / 2, frame.height / 2, at((-WIDTH / 2) * scale, -600 * scale, block, 0, scale), turn)
  );
}

/** Growth rings of a trunk that was cut across; their centre is below the board. */
function rings(b: Brush, tone: string): string {
  const [cx, cy] = [b.between(400, 1200), FOOT + b.between(60, 200)];
  const circles = (from: number) =>
    Array.from({ length: 26 }, (_, n) => {
      const r = 60 + n * 46 + from + b.between(-8, 8);
      return `M${cx - r} ${cy}A${r} ${r * 0.82} 0 0 1 ${cx + r} ${cy}`;
    }).join('');
  return (
    rect(0, EDGE, WIDTH, 400, dark(tone, 0.12)) +
    stroke(circles(0), dark(tone, 0.5), 9, 0.5) +
    stroke(circles(15), light(tone, 0.35), 8, 0.4) +
    dots(strewn(b, 420, 0, EDGE, WIDTH, FOOT), dark(tone, 0.6), 6, 0.6) +
    stroke(`M${cx} ${FOOT}L${cx - 60} ${EDGE}M${cx + 300} ${FOOT}L${cx + 420} ${EDGE}`, dark(tone, 0.6), 4, 0.5)
  );
}

/** Wood that was sawn along its grain, in a box: long lines, pores and a knot. */
export function longGrain(b: Brush, tone: string, box: readonly [number, number, number, number]): string {
  const [left, top, right, bottom] = box;
  const lines = Array.from({ length: 46 }, (_, n) =>
    sway(left, right, top + ((n + b.random()) / 46) * (bottom - top), b.between(-34, 34)),
  );
  const [kx, ky] = [left + (right - left) * b.between(0.3, 0.7), top + (bottom - top) * b.between(0.35, 0.6)];
  const knot = [150, 112, 78, 48, 24].map((r) => oval(kx, ky, r * 1.9, r * 0.66, 'none')).join('');
  return (
    rect(left, top, right - left, bottom - top, b.linear(80, light(tone, 0.2), `${tone} 50`, dark(tone, 0.16))) +
    stroke(lines.slice(0, 20).join(''), dark(tone, 0.4), 7, 0.28) +
    stroke(lines.slice(20, 34).join(''), light(tone, 0.4), 5, 0.34) +
    stroke(lines.slice(34).join(''), dark(tone, 0.55), 3, 0.5) +
    hairs(b, 360, box, { color: dark(tone, 0.6), width: 3, reach: 26, spread: 0.08, opacity: 0.6, bend: 0 }) +
    oval(
      kx,
      ky,
      250,
      92,
      b.radial(0.5, 0.5, 0.5, `${dark(tone, 0.5)} 0 .8`, `${dark(tone, 0.3)} 40 .5`, `${tone} 100 0`),
    ) +
    knot.replaceAll('fill="none"', `fill="none" stroke="${dark(tone, 0.55)}" stroke-width="6" stroke-opacity=".5"`)
  );
}

/** A board: long grain on its face, growth rings at its end. */
export function plank(b: Brush, frame: Frame, tone: string): string {
  return slab(b, frame, {
    face: longGrain(b, tone, [0, 50, WIDTH, EDGE]),
    front: rings(b, tone),
    edge: light(tone, 0.3),
  });
}

/** A block whose face is end grain, with the staves that it is glued of at its front. */
export function butcherBlock(b: Brush, frame: Frame, tone: string): string {
  const face =
    rect(0, 0, WIDTH, EDGE, tone) +
    at(0, 40, endGrain(b, 0, 0, 620, 290, tone), 0, 2.8) +
    dots(strewn(b, 800, 0, 50, WIDTH, EDGE), dark(tone, 0.6), 5, 0.55);
  const staves = [0, 258, 516, 774, 1032, 1290, 1548]
    .map(
      (x, n) =>
        rect(x, EDGE, 254, 400, n % 2 ? dark(tone, 0.24) : light(tone, 0.06)) +
        hairs(b, 26, [x + 20, EDGE, x + 236, FOOT - 60], {
          color: dark(tone, 0.6),
          width: 3,
          reach: 80,
          turn: 1.57,
          spread: 0.06,
          bend: 0,
        }),
    )
    .join('');
  return slab(b, frame, { face, front: staves, edge: light(tone, 0.25) });
}

/** A block of stone: polished above, split at its front. */
export function granite(b: Brush, frame: Frame, color: string): string {
  const tones = [dark(color, 0.6), light(color, 0.55), dark(color, 0.25), '#efeae0'];
  const flecks = tones.map((tone) => b.stamp(shape(blob(b, 0, 0, 19, 13, 0.4, 7), tone, 0.8)));
  const all = (count: number, top: number, bottom: number) =>
    strewn(b, count, 0, top, WIDTH, bottom)
      .map(([x, y], n) => flecks[n % 4]!(x, y, b.between(0, 180), b.between(0.4, 1.5)))
      .join('');
  const sparkle = dots(strewn(b, 90, 0, 80, WIDTH, FOOT), '#ffffff', 6, 0.9);
  const ground = (top: number, height: number) => rect(0, top, WIDTH, height, color);
  return slab(b, frame, {
    face:
      ground(0, EDGE) +
      all(460, 60, EDGE) +
      dots(strewn(b, 700, 0, 60, WIDTH, EDGE), dark(color, 0.55), 5, 0.5) +
      sparkle,
    front:
      ground(EDGE, 400) +
      all(170, EDGE, FOOT) +
      hairs(b, 60, [0, EDGE, WIDTH, FOOT], {
        color: light(color, 0.6),
        width: 4,
        reach: 60,
        turn: 1.2,
        spread: 0.5,
        bend: 0,
      }),
    edge: light(color, 0.35),
  });
}

/** Poured and set: wax, or soap with its marbling. */
export function cast(b: Brush, frame: Frame, color: string, second: string): string {
  const swirl = (y: number) =>
    `M-60 ${y}C240 ${y - 150} 420 ${y + 170} 700 ${y + 10}S1180 ${y - 130} 1420 ${y + 40}S1700 ${y} 1800 ${y - 30}`;
  const frost = b.stamp(
    Array.from(
      { length: 6 },
      (_, n) => `M0 0L${Math.round(Math.cos(n * 1.05) * 46)} ${Math.round(Math.sin(n * 1.05) * 30)}`,
    )
      .map((d) => stroke(d, '#ffffff', 5, 0.28))
      .join(''),
  );
  const marbled = [170, 330, 500, 660]
    .map(
      (y, n) =>
        stroke(swirl(y), n % 2 ? light(second, 0.5) : second, 46 - n * 6, 0.34) +
        stroke(swirl(y + 34), '#ffffff', 8, 0.4),
    )
    .join('');
  const face =
    rect(0, 0, WIDTH, EDGE, b.linear(60, light(color, 0.6), light(color, 0.2))) +
    marbled +
    strewn(b, 60, 0, 80, WIDTH, EDGE)
      .map(([x, y]) => frost(x, y, b.between(0, 90), b.between(0.4, 1.3)))
      .join('') +
    dots(strewn(b, 200, 0, 60, WIDTH, EDGE), dark(color, 0.4), 6, 0.3);
  const front =
    rect(0, EDGE, WIDTH, 400, b.linear(90, light(color, 0.3), dark(color, 0.1))) +
    [860, 950, 1040].map((y) => stroke(swirl(y), second, 30, 0.28)).join('') +
    dots(strewn(b, 90, 0, EDGE, WIDTH, FOOT), light(color, 0.8), 9, 0.5);
  return slab(b, frame, { face, front, edge: light(color, 0.6) });
}

/** Pieces with a gloss, and the broken edge with nuts in it. */
export function chocolate(b: Brush, frame: Frame): string {
  const piece = b.stamp(
    shape('M-190 -120H190L160 -90H-160Z', '#9a6844', 0.85) +
      shape('M-190 -120L-160 -90V90L-190 120Z', '#7d5031', 0.9) +
      shape('M190 -120L160 -90V90L190 120Z', '#2c170d', 0.9) +
      shape('M-190 120H190L160 90H-160Z', '#23110a', 0.9) +
      rect(-160, -90, 320, 180, b.linear(40, '#7a4c30', '#54301c 50', '#43240f')) +
      shape('M-130 -70C-40 -86 40 -84 90 -76C20 -50 -70 -40 -134 -20Z', '#e6bd98', 0.34) +
      stroke('M-100 60Q0 30 110 44M-90 20Q10 -6 120 6', '#8a5a38', 6, 0.4),
  );
  let face = rect(0, 0, WIDTH, EDGE, '#3c2013');
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 5; column++) face += piece(160 + column * 392, 190 + row * 252);
  face += dots(strewn(b, 160, 0, 60, WIDTH, EDGE), '#c99a6c', 6, 0.4);
  const nut = b.stamp(
    oval(4, 6, 52, 34, '#1d0d06', 0.5) +
      oval(0, 0, 50, 32, b.linear(60, '#f2dcb2', '#c99a5c')) +
      stroke('M-36 -4Q0 -20 36 -2', '#8a5f30', 4, 0.5),
  );
  const front =
    rect(0, EDGE, WIDTH, 400, b.linear(90, '#5a3420', '#35190c')) +
    hairs(b, 150, [0, EDGE, WIDTH, FOOT], { color: '#8a5c3c', width: 8, reach: 36, opacity: 0.5 }) +
    strewn(b, 9, 100, EDGE + 90, WIDTH - 100, FOOT - 60)
      .map(([x, y]) => nut(x, y, b.between(-60, 60), b.between(0.7, 1.2)))
      .join('') +
    dots(strewn(b, 120, 0, EDGE, WIDTH, FOOT), '#1d0d06', 9, 0.6);
  return slab(b, frame, { face, front, edge: '#6a4029' });
}

/** A thick plate of steel: rolled lines, colours of the heat, a sawn edge. */
export function steelPlate(b: Brush, frame: Frame): string {
  const cloud = (tone: string) => b.radial(0.5, 0.5, 0.5, `${tone} 0 .6`, `${tone} 50 .3`, `${tone} 100 0`);
  const tints = [
    [420, 300, '#b98a4a'],
    [900, 460, '#6a4a7c'],
    [1350, 260, '#3f6ea8'],
  ] as const;
  const face =
    rect(0, 0, WIDTH, EDGE, b.linear(30, '#5a5f64', '#34383c')) +
    tints.map(([x, y, tone]) => oval(x, y, 420, 230, cloud(tone))).join('') +
    hairs(b, 420, [0, 50, WIDTH, EDGE], {
      color: '#d9dee2',
      width: 2,
      reach: 150,
      spread: 0.06,
      opacity: 0.24,
      bend: 0,
    }) +
    hairs(b, 300, [0, 50, WIDTH, EDGE], {
      color: '#15171a',
      width: 2,
      reach: 150,
      spread: 0.06,
      opacity: 0.5,
      bend: 0,
    }) +
    dots(strewn(b, 420, 0, 60, WIDTH, EDGE), '#14161a', 6, 0.5);
  const front =
    rect(0, EDGE, WIDTH, 400, '#6b7075') +
    hairs(b, 420, [0, EDGE, WIDTH, FOOT], { color: '#e9edef', width: 3, reach: 90, turn: 1.5, spread: 0.1, bend: 0 }) +
    hairs(b, 260, [0, EDGE, WIDTH, FOOT], { color: '#2a2d30', width: 3, reach: 90, turn: 1.5, spread: 0.1, bend: 0 });
  return slab(b, frame, { face, front, edge: '#aab0b4' });
}
