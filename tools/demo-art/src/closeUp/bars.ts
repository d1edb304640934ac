import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, at, oval, rect, shape, shifted, stroke } from '../kitchen/brush.ts';
import { dark, light } from '../kitchen/color.ts';
import { dots } from '../kitchen/shapes.ts';
import { longGrain } from './slab.ts';
import { farRoom, fillingScale, hairs, strewn } from './near.ts';

/** Something long across the picture, tilted by `turn` degrees, above a table with the room far behind. */
export const diagonal = (b: Brush, frame: Frame, content: string, turn: number) => {
  const scale = fillingScale(frame);
  return (
    farRoom(b, frame) +
    rect(
      0,
      frame.height * 0.55,
      frame.width,
      frame.height * 0.45,
      b.linear(90, b.palette.table, dark(b.palette.table, 0.4)),
    ) +
    at(frame.width / 2, frame.height / 2, content, turn, scale)
  );
};

/** A turned bar of wood, with the rings that the tool left. */
export function turnedWood(b: Brush, frame: Frame, tone: string): string {
  const bar =
    'M-1200 -300H420C470 -300 470 -250 520 -250S570 -330 640 -330S740 -250 900 -250H1300V250H900C760 250 740 330 640 330S570 250 520 250S470 300 420 300H-1200Z';
  const rounding = b.linear(90, '#fff6e3 0 .1', '#fff6e3 22 .42', '#fff6e3 40 0', '#140a04 60 0', '#140a04 100 .62');
  const content =
    oval(0, 360, 1200, 90, '#140a04', 0.3) +
    b.clipped(
      shape(bar, '#000'),
      longGrain(b, tone, [-1200, -340, 1300, 340]) +
        [-40, 20, 330]
          .map(
            (x) =>
              stroke(`M${x} -340Q${x + 60} 0 ${x} 340`, dark(tone, 0.6), 14, 0.6) +
              stroke(`M${x + 12} -340Q${x + 72} 0 ${x + 12} 340`, light(tone, 0.5), 6, 0.6),
          )
          .join('') +
        shape(bar, rounding),
    );
  return diagonal(b, frame, content, b.pick([-24, -18, 16, 22]));
}

/** A bar of brushed steel, bent from one piece. */
export function steelBar(b: Brush, frame: Frame): string {
  const bar = 'M-1300 -230H500C760 -230 820 -120 820 0S760 230 500 230H-1300Z';
  const content =
    oval(-60, 300, 1000, 80, '#140a04', 0.3) +
    shape(bar, b.linear(90, '#6f7578', '#f6f5f0 16', '#c3c6c5 34', '#e9e9e4 50', '#8b9194 76', '#5c6265')) +
    b.clipped(
      shape(bar, '#000'),
      hairs(b, 420, [-1300, -230, 820, 230], {
        color: '#ffffff',
        width: 2,
        reach: 220,
        spread: 0.03,
        opacity: 0.5,
        bend: 0,
      }) +
        hairs(b, 320, [-1300, -230, 820, 230], {
          color: '#4f5558',
          width: 2,
          reach: 200,
          spread: 0.03,
          opacity: 0.4,
          bend: 0,
        }) +
        hairs(b, 24, [-1200, -200, 700, 200], { color: '#ffffff', width: 3, reach: 120, opacity: 0.5 }),
    ) +
    oval(560, 0, 84, 78, '#3c4144') +
    oval(564, 6, 70, 64, dark(b.palette.table, 0.2)) +
    stroke('M476 -4A84 78 0 0 0 644 6', '#ffffff', 7, 0.8);
  return diagonal(b, frame, content, b.pick([-28, -22, 18, 24]));
}

/** The head of a silicone spatula on its wooden handle: matt, with fine light and dark grain. */
export function silicone(b: Brush, frame: Frame, color: string): string {
  const head = 'M-900 -330H380C560 -330 640 -180 640 0S560 330 380 330H-900Z';
  const content =
    oval(-60, 390, 900, 80, '#140a04', 0.3) +
    shape(head, b.linear(90, light(color, 0.3), `${color} 40`, dark(color, 0.46))) +
    b.clipped(
      shape(head, '#000'),
      dots(strewn(b, 1500, -900, -330, 640, 330), light(color, 0.6), 5, 0.3) +
        dots(strewn(b, 900, -900, -330, 640, 330), dark(color, 0.6), 5, 0.3) +
        stroke('M-900 40H420Q600 30 620 0', dark(color, 0.5), 7, 0.5) +
        stroke('M-900 49H420Q600 39 624 4', light(color, 0.5), 4, 0.5) +
        shape('M-900 -250H360C480 -250 540 -180 556 -110C500 -180 440 -200 340 -200H-900Z', '#fff6e3', 0.36),
    ) +
    rect(-1300, -150, 440, 300, b.linear(90, '#e2bf8e', '#c08f58 50', '#7a5430'), 20) +
    hairs(b, 60, [-1280, -140, -900, 140], { color: '#7a5430', width: 4, reach: 90, turn: 0, spread: 0.1, bend: 0 });
  return diagonal(b, frame, content, b.pick([-28, -20, 18]));
}

/** A blade and its ground edge; a layered one shows the wavy line where the layers meet. */
export function blade(b: Brush, frame: Frame, isLayered: boolean): string {
  const steelPart = 'M-1300 -420H700C980 -400 1120 -180 1180 120C700 330 200 380 -1300 390Z';
  const bevel = 'M-1300 236C200 226 760 170 1180 120C700 330 200 380 -1300 390Z';
  const fine = (count: number, top: number, bottom: number) =>
    strewn(b, count, -1300, top, -1200, bottom)
      .map(([x, y]) => `M${x} ${y}H1200`)
      .join('');
  const waves = [0, 22, 44, 70]
    .map(
      (dy) =>
        `M-1300 ${150 + dy}c80 -60 130 -50 200 0s150 40 230 -14s160 -30 240 10s160 20 250 -26s190 -20 260 -30s190 -50 260 -50s150 -20 240 -70`,
    )
    .join('');
  const content =
    shifted(steelPart, 16, 50, '#140a04', 0.25) +
    shape(steelPart, b.linear(70, '#f4f3ee', '#b9bdbd 30', '#8b9092 52', '#d8d8d3 74', '#a4a9aa')) +
    b.clipped(
      shape(steelPart, '#000'),
      stroke(fine(70, -420, 240), '#ffffff', 2, 0.5) +
        stroke(fine(60, -420, 240), '#4f5558', 2, 0.34) +
        hairs(b, 26, [-1200, -380, 1000, 200], {
          color: '#ffffff',
          width: 2,
          reach: 260,
          turn: 0.06,
          spread: 0.12,
          bend: 0,
        }) +
        (isLayered ? stroke(waves, '#4f5659', 9, 0.5) + stroke(waves, '#ffffff', 3, 0.6) : '') +
        shape('M-500 -440L-160 -440L-520 420H-900ZM160 -440L240 -440L-120 420H-220Z', '#ffffff', 0.4),
    ) +
    shape(bevel, b.linear(80, '#dfe2e2', '#fdfdfb 50', '#9da3a5')) +
    b.clipped(
      shape(bevel, '#000'),
      hairs(b, 260, [-1300, 120, 1200, 390], {
        color: '#7d8487',
        width: 2,
        reach: 80,
        turn: 1.2,
        spread: 0.12,
        bend: 0,
      }),
    ) +
    stroke('M-1300 236C200 226 760 170 1180 120', '#6b7173', 5, 0.8) +
    stroke('M-1300 389C200 380 700 330 1180 120', '#ffffff', 7, 0.95);
  return diagonal(b, frame, content, b.pick([-26, -20, -15]));
}
