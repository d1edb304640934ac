import { fist, palm } from '../../hands/hands.ts';
import { pinch } from '../../hands/pinch.ts';
import { handTool } from '../../views/handTools.ts';
import { type Brush, at, disc, oval, stroke } from '../brush.ts';
import { mix } from '../color.ts';
import { rollingPin } from '../kitchen/tools.ts';
import { napkin } from '../props.ts';
import { ware } from '../recipes/bowls.ts';
import { plateTop } from '../vessels.ts';
import { held, sleeveOf } from './cookHand.ts';
import { type Liquid, stream } from './liquids.ts';
import { bottle, grater, jug, lidTop, sieve, stickTools } from './stepTools.ts';
import type { StepVessel } from './stepVessel.ts';

/** What is done, drawn over the food with the middle of the vessel at the origin. */
type Action = (b: Brush, vessel: StepVessel) => string;

/** A tool in the fist of the cook, its tip at the point. */
const using =
  (name: keyof typeof stickTools, x = 10, y = -20): Action =>
  (b) =>
    held(b, stickTools[name].draw(b), stickTools[name], x, y);

const softShadow = (b: Brush, x: number, y: number, rx: number, ry: number) =>
  oval(x, y, rx, ry, b.radial(0.5, 0.5, 0.5, '#1d1006 0 .26', '#1d1006 50 .12', '#1d1006 100 0'));

const leftPalm = (b: Brush, x: number, y: number, turn = -12, size = 1.05) =>
  softShadow(b, x + 30, y + 50, 200, 130) + at(x, y, palm(b, sleeveOf(b), 52), turn, size);
const rightPalm = (b: Brush, x: number, y: number, turn = 12, size = 1.05) =>
  softShadow(b, x - 10, y + 50, 200, 130) + at(x, y, palm(b, sleeveOf(b), 52), turn, size, -1);

/** Degrees by which a pinching hand leans to the right, as that of somebody at the table does. */
const PINCH_TURN = 30;

/** A hand whose finger tips are at the point. */
const tips = (b: Brush, x: number, y: number, size = 1) =>
  softShadow(b, x + 80, y + 30, 160, 100) + at(x, y, pinch(b, sleeveOf(b), -6), PINCH_TURN, size);

const wisp = (x: number, y: number, size: number) =>
  [34, 22, 10]
    .map((width) => at(x, y, stroke('M0 120C-60 60 50 20 0 -40C-40 -90 40 -120 10 -180', '#fff', width, 0.17), 0, size))
    .join('');

const steam = (): string => wisp(-120, -20, 1) + wisp(20, -70, 1.25) + wisp(150, 0, 0.95);

const lidColor = (b: Brush, { area, reach }: StepVessel) =>
  area.rx / reach.rx >= 0.8 ? mix(b.palette.accent, '#ffffff', 0.04) : '#a9adad';

export const stepActions = {
  none: () => '',
  /** It boils or fries by itself. */
  steam,
  chop: using('knife', 60, -60),
  stir: using('wooden-spoon'),
  fold: using('spatula'),
  spread: using('spatula', -40, -40),
  whisk: using('whisk'),
  turn: using('slice', -10, -10),
  ladle: using('ladle'),
  skim: using('skimmer'),
  brush: using('brush'),
  pound: using('pestle', 0, 0),
  grate: (b) => at(150, -40, grater(b), 24, 0.92) + rightPalm(b, 350, -150, -18, 0.86),
  /** Two hands on dough. */
  knead: (b) => leftPalm(b, -250, 70, -28) + rightPalm(b, 250, 70, 28),
  /** Flat hands that push outwards. */
  stretch: (b) => leftPalm(b, -330, 60, -6) + rightPalm(b, 330, 60, 6),
  roll: (b) => at(0, 40, rollingPin(b), -4, 0.95) + leftPalm(b, -430, 60, -18, 0.9) + rightPalm(b, 430, 20, 14, 0.9),
  /** Finger tips take, press or put down. */
  place: (b) => tips(b, 60, -10),
  spoon: (b) => at(150, -190, at(0, 0, handTool('spoon').draw(b), PINCH_TURN), 0, 1) + tips(b, 150, -190),
  sieve: (b) => at(40, -20, sieve(b)),
  /** Half covered, with steam at the gap. */
  lid: (b, vessel) =>
    at(vessel.reach.rx * 0.56, -vessel.reach.ry * 0.4, lidTop(b, vessel.reach.rx * 0.93, lidColor(b, vessel)), 0) +
    at(-vessel.reach.rx * 0.4, -vessel.reach.ry * 0.1, steam(), 0, 0.9),
  /** Under a cloth. */
  cover: (b, { reach }) =>
    at(20, 10, napkin(b, reach.rx * 1.95, reach.ry * 1.9, b.palette.cloth), -9) +
    disc(
      20,
      10,
      reach.rx * 0.82,
      b.radial(0.36, 0.32, 0.72, '#ffffff 0 .55', '#ffffff 45 .08', '#1d1006 86 .16', '#1d1006 100 0'),
    ) +
    stroke('M-200 -60C-90 -150 90 -160 210 -70M-190 130C-60 200 120 190 220 110', '#1d1006', 12, 0.1),
  /** A plate upside down on a pan, held by gloved hands. */
  flip(b) {
    const glove = { ...sleeveOf(b), skin: mix(b.palette.accent, '#b8553a', 0.6), gloved: true };
    return (
      disc(16, 22, 296, '#1d1006', 0.3) +
      plateTop(b, 292, ware(b), 0.5) +
      at(-250, 90, palm(b, glove, 52), -24, 1.1) +
      at(260, 60, palm(b, glove, 52), 24, 1.1, -1)
    );
  },
} satisfies Record<string, Action>;

export type StepAction = keyof typeof stepActions;

/** A jug, or a bottle of what comes in one, from the upper right, and what flows out of it. */
export function pouring(b: Brush, name: Liquid): string {
  const bottled = name.endsWith('wine') || name === 'kirsch';
  const { behind, front } = fist(b, sleeveOf(b), 0);
  const [x, y] = bottled ? [70, -176] : [90, -190];
  const vessel = bottled
    ? at(x, y, at(330, 0, at(110, 0, behind, 0, 0.95) + bottle(b, name) + at(110, 0, front, 0, 0.95)), -34, 0.86)
    : at(x + 196, y - 30, at(168, -60, behind, -118, 0.95) + jug(b) + at(168, -60, front, -118, 0.95), 0, 1.05);
  return stream(name, x, y) + vessel;
}

/** What is strewn over food. */
export const strewable = ['salt', 'sugar', 'flour', 'herbs', 'spices', 'polenta'] as const;
export type Strewable = (typeof strewable)[number];

export function strewing(b: Brush, name: Strewable): string {
  const tool = handTool(name);
  const [x, y] = [110, -tool.length + 20];
  return at(x, y, tool.draw(b), PINCH_TURN * 0.3) + tips(b, x, y);
}
