import { type Frame, planks, surface, vignette } from '../backdrops.ts';
import { type Brush, at, rect, ring } from '../brush.ts';
import { light, mix } from '../color.ts';
import type { Motifs } from '../motif.ts';
import { drawFoods, type Food } from './foods.ts';
import type { Liquid } from './liquids.ts';
import { inOven, oven } from './oven.ts';
import { pouring, type StepAction, stepActions, type Strewable, strewing } from './stepActions.ts';
import type { StepVessel } from './stepVessel.ts';
import { type StepVesselName, stepVessels } from './stepVessels.ts';

/** What the picture of a step of a recipe shows. */
export interface StepScene {
  vessel: StepVesselName;
  foods: readonly Food[];
  action?: StepAction | undefined;
  /** What flows into it. */
  pours?: Liquid | undefined;
  /** What a hand strews over it. */
  strews?: Strewable | undefined;
  isInOven?: boolean | undefined;
}

const FRAME: Frame = { width: 1200, height: 900 };
/** The middle of the vessel: a little to the left, for hands come from the right. */
const [X, Y] = [560, 452];

/** A hob of dark glass with the hot zone around the vessel. */
function hob(b: Brush, { reach }: StepVessel): string {
  const { wall, table } = b.palette;
  return (
    surface(b, FRAME, mix(wall, table, 0.25)) +
    rect(52, 32, 1110, 850, '#1d1006', 40, 0.3) +
    rect(40, 18, 1110, 850, b.linear(50, '#5a5c5f', '#2d2e31 40', '#18191b'), 40) +
    ring(X, Y, reach.rx + 46, reach.ry + 46, '#ff7a3c', 12, 0.35) +
    ring(X, Y, reach.rx + 46, reach.ry + 46, '#ffc08a', 4, 0.7) +
    ring(1010, 150, 96, 96, '#8d9092', 4, 0.5) +
    rect(44, 22, 1102, 5, light('#5a5c5f', 0.5), 3, 0.6)
  );
}

function step(b: Brush): string {
  const { step: shown } = b.subject;
  if (!shown) return '';
  const { vessel: name, foods, action = 'none', pours, strews, isInOven } = shown;
  const vessel: StepVessel = stepVessels[name];
  const content = drawFoods(b, foods, vessel.area, vessel.density);
  if (isInOven) {
    const isClosed = action === 'lid';
    return oven(b, FRAME, inOven(b, vessel, isClosed ? '' : vessel.draw(b, content), isClosed)) + vignette(b, FRAME);
  }
  const ground =
    vessel.ground === 'hob' ? hob(b, vessel) : planks(b, FRAME, mix(b.palette.table, b.palette.wall, 0.25));
  const done = stepActions[action](b, vessel) + (pours ? pouring(b, pours) : '') + (strews ? strewing(b, strews) : '');
  return ground + at(X, Y, vessel.draw(b, content) + done);
}

/** Fills the frame; what is too much of the drawing falls off at its sides. */
function cover(art: string, { width, height }: Frame): string {
  const scale = Math.max(width / FRAME.width, height / FRAME.height);
  return at((width - FRAME.width * scale) / 2, (height - FRAME.height * scale) / 2, art, 0, scale);
}

export const steps: Motifs = {
  step: { pose: 'scene', box: [0, 0, FRAME.width, FRAME.height], draw: step, fill: cover },
};
