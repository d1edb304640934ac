import type { Brush } from '../brush.ts';
import type { Area } from './area.ts';

/** Where food is in a step, seen from above and centred on the origin. */
export interface StepVessel {
  /** What it stands on. */
  ground: 'hob' | 'table';
  /** The room for food. */
  area: Area;
  /** How closely pieces lie, where that is not the usual. */
  density?: number;
  /** What it fills of a picture, its handles left out: half its width and half its height. */
  reach: Area;
  draw(b: Brush, content: string): string;
}

/** A circle. */
export const round = (r: number): Area => ({ rx: r, ry: r });
