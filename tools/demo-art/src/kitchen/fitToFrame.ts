import type { Frame } from './backdrops.ts';
import type { Motif } from './motif.ts';

export interface Spot {
  x: number;
  y: number;
  turn: number;
}

interface FitOptions {
  /** Share of the frame the object's box may fill. */
  fill?: number;
  /** Close-up: how much larger than a plain view, looking at the motif's focus. */
  zoom?: number;
  /** Moves the object down by this share of the height. */
  sink?: number;
}

/** Where a motif's origin goes, and how large it is drawn. */
export function fitToFrame(
  { box, focus }: Motif,
  frame: Frame,
  { fill = 0.74, zoom, sink = 0 }: FitOptions,
): { x: number; y: number; scale: number } {
  const [left, top, right, bottom] = box;
  const fitting = Math.min(
    (frame.width * (zoom ? 0.74 : fill)) / (right - left),
    (frame.height * (zoom ? 0.74 : fill)) / (bottom - top),
  );
  if (zoom) {
    const [fx, fy] = focus ?? [left + (right - left) * 0.62, top + (bottom - top) * 0.42];
    return {
      x: frame.width * 0.54 - fx * fitting * zoom,
      y: frame.height * 0.47 - fy * fitting * zoom,
      scale: fitting * zoom,
    };
  }
  return {
    x: frame.width / 2 - ((left + right) / 2) * fitting,
    y: frame.height * (0.5 + sink) - ((top + bottom) / 2) * fitting,
    scale: fitting,
  };
}
