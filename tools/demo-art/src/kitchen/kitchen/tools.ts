import { type Brush, at, disc, oval, rect, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { beech, grain, steel, wood } from '../materials.ts';
import type { Motifs } from '../motif.ts';
import { dots, scatter, shadowOf, sickle, tube } from '../shapes.ts';
import { diagonal } from './knives.ts';
import { piece, pieces } from '../../pieces.ts';
import { woods, woodTone } from '../../woods.ts';

/** A wooden spoon or spatula along the y axis, head up. */
export function woodenTool(b: Brush, tone: string, kind: 'spoon' | 'slotted' | 'spatula'): string {
  const head =
    kind === 'spatula'
      ? 'M-70 -430C-74 -456 74 -470 78 -440L64 -250C58 -200 24 -190 20 -150L24 400Q0 440 -24 400L-20 -150C-24 -190 -56 -200 -60 -250Z'
      : 'M0 -440C60 -440 88 -380 86 -320C84 -240 40 -210 20 -160L24 400Q0 440 -24 400L-20 -160C-40 -210 -84 -240 -86 -320C-88 -380 -60 -440 0 -440Z';
  const bowl =
    kind === 'spatula' ? '' : oval(0, -322, 62, 96, b.linear(60, dark(tone, 0.42), `${tone} 60`, light(tone, 0.35)));
  const slots =
    kind === 'slotted' ? [-26, 0, 26].map((x) => rect(x - 6, -372, 12, 96, '#241409', 6, 0.85)).join('') : '';
  return (
    shadowOf(head, 20) +
    shape(head, wood(b, tone, 20)) +
    b.clipped(shape(head, '#000'), at(0, 0, grain(b, -430, -90, 440, 90, tone, 8), 90)) +
    bowl +
    slots +
    stroke('M-12 -120L-14 380', '#fff8e8', 4, 0.4) +
    disc(0, 384, 9, dark(tone, 0.65))
  );
}

const { olive } = woods;

function spoonSet(b: Brush): string {
  const band =
    rect(-84, 232, 172, 34, '#1d1006', 14, 0.22) +
    rect(-88, 216, 172, 34, b.linear(90, light(b.palette.accent, 0.3), dark(b.palette.accent, 0.25)), 14) +
    stroke('M-76 224H70', '#fff', 3, 0.4);
  return (
    pieces(b.subject.pieces ?? 4, (index, count) => {
      const share = count > 1 ? index / (count - 1) - 0.5 : 0;
      const kinds = ['spatula', 'spoon', 'slotted', 'spoon'] as const;
      return at(
        share * 110,
        Math.abs(share) * 24 - 12,
        woodenTool(b, index % 2 ? beech : olive, kinds[index % 4] ?? 'spoon'),
        share * 44,
      );
    }) + band
  );
}

export function whisk(b: Brush): string {
  const wires = [-120, -84, -44, 0, 44, 84, 120]
    .map((spread) =>
      tube(
        `M20 ${spread * 0.12}C160 ${spread * 0.5} 230 ${spread * 1.15} 350 ${spread * 1.12}C460 ${spread} 480 ${spread * 0.3} 482 0`,
        '#b9bcbb',
        10,
      ),
    )
    .join('');
  const grip = 'M40 -30C-60 -44 -240 -30 -420 -40C-478 -42 -480 42 -420 40C-240 30 -60 44 40 30Z';
  const shade =
    '<g transform="translate(16 22)" opacity=".16">' +
    [-120, -60, 0, 60, 120]
      .map((spread) =>
        stroke(
          `M20 ${spread * 0.12}C160 ${spread * 0.5} 230 ${spread * 1.15} 350 ${spread * 1.12}C460 ${spread} 480 ${spread * 0.3} 482 0`,
          '#1d1006',
          12,
        ),
      )
      .join('') +
    '</g>';
  return (
    shade +
    shadowOf(grip, 20) +
    wires +
    shape(grip, steel(b)) +
    shape(grip, b.linear(90, '#ffffff 0 .7', '#8b9091 45 .3', '#3f4446 100 .6')) +
    rect(20, -34, 34, 68, '#c9ccca', 8) +
    stroke('M-400 -22H10', '#fff', 6, 0.8) +
    disc(-440, 0, 13, '#2b2d2e')
  );
}

export function fishSlice(b: Brush): string {
  const tone = woodTone(b.subject, 'plum');
  const blade = 'M60 -40C140 -60 200 -110 300 -120L490 -96C500 -94 504 94 490 100L300 124C200 116 140 56 60 40Z';
  const slots = [-72, -36, 0, 36, 72]
    .map(
      (y) =>
        `<path d="M${270 - Math.abs(y) * 0.2} ${y * 0.92}L456 ${y}" stroke="#4a4036" stroke-width="16" stroke-opacity=".75" fill="none"/><path d="M${272 - Math.abs(y) * 0.2} ${y * 0.92 + 8}L456 ${y + 8}" stroke="#fff" stroke-width="2.5" stroke-opacity=".8" fill="none"/>`,
    )
    .join('');
  const grip = 'M-140 -32C-240 -44 -380 -30 -450 -36C-496 -38 -496 38 -450 36C-380 30 -240 44 -140 32Z';
  return (
    shadowOf(blade, 20) +
    shadowOf(grip, 20) +
    tube('M-150 0H90', '#b5b8b7', 30) +
    shape(blade, b.linear(60, '#ffffff', '#c3c6c5 40', '#e9e9e4 62', '#8f9495')) +
    slots +
    stroke('M68 -34C150 -56 210 -102 304 -112L484 -90', '#fff', 4, 0.9) +
    shape(grip, wood(b, tone)) +
    b.clipped(shape(grip, '#000'), grain(b, -500, -44, -130, 44, tone, 6)) +
    disc(-452, 0, 11, '#23150c') +
    rect(-152, -34, 22, 68, '#d5d6d1', 6)
  );
}

/** A silicone spatula along the y axis, head up: lower by `tall`, its corners as round as `round`. */
export function spatula(b: Brush, color: string, tall: number, round: number): string {
  const head = `M-66 ${-430 + tall}C-66 ${-450 + tall - round} 66 ${-456 + tall} 68 ${-420 + tall}L60 -230C56 -190 30 -186 18 -176H-18C-30 -186 -58 -190 -60 -230Z`;
  return (
    shadowOf(head, 18) +
    shadowOf('M-18 -180H18L22 400Q0 440 -22 400Z', 18) +
    shape('M-17 -190H17L23 400Q0 440 -23 400Z', wood(b, woodTone(b.subject, 'beech'), 0)) +
    shape(head, b.linear(10, light(color, 0.4), `${color} 45`, dark(color, 0.3))) +
    stroke(`M-44 ${-400 + tall}L-42 -240`, '#fff', 8, 0.45) +
    disc(0, 386, 8, '#5a3d22')
  );
}

function spatulas(b: Brush): string {
  const { accent } = b.palette;
  return (
    piece(at(-150, 6, spatula(b, light(accent, 0.3), 60, 0), -9)) +
    piece(at(150, 6, spatula(b, dark(accent, 0.25), 40, 20), 9)) +
    piece(at(0, 0, spatula(b, accent, 0, 10), 0))
  );
}

/** One turned piece without handles, a little thinner at its ends. */
export function rollingPin(b: Brush): string {
  const { cherry } = woods;
  const roll =
    'M-480 -46Q-500 -40 -500 0Q-500 40 -480 46C-300 80 300 80 480 46Q500 40 500 0Q500 -40 480 -46C300 -80 -300 -80 -480 -46Z';
  const dust = dots(scatter(b, 70, 460, 190), '#fffaf0', 9, 0.9);
  const flour = oval(0, 60, 430, 130, b.radial(0.5, 0.5, 0.5, '#fffdf6 0 .8', '#fffaf0 60 .5', '#fff8ea 100 0'));
  return (
    flour +
    shadowOf(roll, 34) +
    shape(roll, b.linear(90, light(cherry, 0.42), `${cherry} 38`, dark(cherry, 0.45))) +
    b.clipped(shape(roll, '#000'), grain(b, -500, -70, 500, 76, cherry, 9)) +
    stroke('M-460 -34C-300 -56 300 -56 460 -34', '#fffaf0', 8, 0.4) +
    dust
  );
}

function pastaTongs(b: Brush): string {
  const claw = (side: number) => {
    const d = `M280 ${side * 84}C330 ${side * 20} 440 ${side * 10} 500 ${side * 8}L470 ${side * 34}L506 ${side * 42}L468 ${side * 62}L500 ${side * 76}L456 ${side * 88}L478 ${side * 108}C420 ${side * 124} 330 ${side * 120} 280 ${side * 84}Z`;
    return (
      shadowOf(d, 14) +
      shape(d, b.linear(60, '#f7f6f1', '#a9adac 55', '#dfe0db')) +
      oval(380, side * 72, 44, 14, '#5b5f60', 0.55)
    );
  };
  const arm = (side: number) =>
    `M-440 ${side * 6}C-300 ${side * 90} 0 ${side * 120} 220 ${side * 76}C300 ${side * 60} 420 ${side * 70} 470 ${side * 52}`;
  const nest = Array.from({ length: 13 }, (_, index) =>
    stroke(
      `M${330 + index * 9} ${-60 + (index % 4) * 14}C${300 + index * 14} ${40 + (index % 3) * 20} ${430 - index * 4} ${90 - index * 4} ${380 + index * 10} ${170 + (index % 5) * 14}`,
      index % 3 ? '#efc869' : '#d9a842',
      9,
    ),
  ).join('');
  return (
    `<g transform="translate(14 20)" opacity=".2">${stroke(arm(1), '#1d1006', 30)}${stroke(arm(-1), '#1d1006', 30)}</g>` +
    nest +
    tube(arm(-1), '#b5b9b8', 32) +
    tube(arm(1), '#a6aaa9', 32) +
    claw(1) +
    claw(-1) +
    rect(-480, -26, 74, 52, steel(b), 22) +
    sickle(-446, 0, 34, 26, 180, 280, 6)
  );
}

export const tools: Motifs = {
  'wooden-spoon-set': {
    pose: 'lie',
    box: [-250, -460, 250, 430],
    draw: spoonSet,
    props: ['rosemary', 'garlic', 'salt'],
    focus: [40, -260],
  },
  'balloon-whisk': diagonal(970, 260, whisk, ['egg', 'flour', 'lemon']),
  'fish-slice': diagonal(990, 240, fishSlice, ['lemon', 'thyme', 'salt']),
  'silicone-spatula-set': {
    pose: 'lie',
    box: [-290, -460, 290, 430],
    draw: spatulas,
    props: ['berries', 'flour', 'egg'],
    focus: [40, -260],
  },
  'rolling-pin': diagonal(1000, 160, rollingPin, ['egg', 'flour', 'walnuts'], -30),
  'pasta-tongs': diagonal(1050, 260, pastaTongs, ['tomatoes', 'basil', 'garlic'], -30),
};
