import type { Part } from '../wide.ts';
import type { Stage } from './backdrop.ts';

/** What the drawings need of their own units: a box of 600 with something to spare for what is drawn larger. */
const SPAN = 650;
/** Where the box touches the ground, from its middle. */
const FOOT = 255;

/** The stage of a wide picture: the object stands in the field on the right. */
export function wideStage(width: number, height: number, { left, top, right, bottom }: Part): Stage {
  const scale = Math.min(((bottom - top) * height) / SPAN, ((right - left) * width) / SPAN);
  return { width, height, scale, x: ((left + right) / 2) * width, y: bottom * height - (FOOT + 30) * scale };
}

/** Whether words stand on the left of the picture. */
export const isWideStage = ({ width, height }: Stage): boolean => width > height * 2;
