import type { Part } from '../wide.ts';
import type { Stage } from './backdrop.ts';
import { FOOT } from './motif.ts';

/** Units that the field is wide and high: the box of 600 of a drawing, and room for what is drawn larger. */
const SPAN = 650;
/** Left free below the ground, for what reaches further down. */
const BELOW_GROUND = 30;
/** The y in the box of a drawing that is in the middle of the field: what hangs or flies is there. */
export const MIDDLE = FOOT + BELOW_GROUND - SPAN / 2;

/** The stage of a wide picture: the object stands in the field on the right. */
export function wideStage(width: number, height: number, { left, top, right, bottom }: Part): Stage {
  const scale = Math.min(((bottom - top) * height) / SPAN, ((right - left) * width) / SPAN);
  return { width, height, scale, x: ((left + right) / 2) * width, y: bottom * height - (FOOT + BELOW_GROUND) * scale };
}

/** Whether words stand on the left of the picture. */
export const isWideStage = ({ width, height }: Stage): boolean => width > height * 2;
