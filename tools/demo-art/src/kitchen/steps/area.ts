import type { Brush } from '../brush.ts';
import { type Point, scatter } from '../shapes.ts';

/** The ellipse about the origin that food lies in. */
export interface Area {
  rx: number;
  ry: number;
}

/** Radius of the area that the counts and sizes of food are for. */
const USUAL = 270;

/** Points all over an area, fewer where it is small and where the food has only a share of it. */
export function spread(b: Brush, { rx, ry }: Area, count: number, gap: number, share = 1): Point[] {
  const wanted = Math.max(3, Math.round(((count * rx * ry) / USUAL ** 2) * share));
  return scatter(b, wanted, rx * 0.92, ry * 0.92, gap);
}

/** How food of a fixed size, drawn for the usual area, is scaled to fit. */
export const fitted = ({ rx, ry }: Area): number => Math.min(rx, ry) / USUAL;
