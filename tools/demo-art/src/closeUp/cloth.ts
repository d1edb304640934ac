import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, at, rect, shape, stroke } from '../kitchen/brush.ts';
import { dark, light, mix } from '../kitchen/color.ts';
import { background, fillingScale, hairs, strewn } from './near.ts';

/** Side of the drawn cloth in its own units. */
export const SIZE = 1900;
/** The y at which the hem begins. */
export const HEM = 1180;

interface Fabric {
  color: string;
  /** A surface of SIZE by SIZE. */
  surface: string;
  /** Over the hem, of SIZE by 190 from its upper edge on. */
  hem: string;
  folds?: boolean;
}

/** A piece of cloth that lies in a fold, with its hem across the lower corner. */
export function cloth(b: Brush, frame: Frame, { color, surface, hem, folds = true }: Fabric): string {
  const scale = fillingScale(frame) * 0.94;
  const fold = (x: number, size: number) =>
    stroke(`M${x} -40C${x + 130} 400 ${x - 90} 800 ${x + 80} ${HEM + 180}`, dark(color, 0.7), size, 0.1) +
    stroke(`M${x} -40C${x + 130} 400 ${x - 90} 800 ${x + 80} ${HEM + 180}`, dark(color, 0.7), size * 0.5, 0.12) +
    stroke(
      `M${x + size * 0.6} -40C${x + 130 + size * 0.6} 400 ${x - 90 + size * 0.6} 800 ${x + 80 + size * 0.6} ${HEM + 180}`,
      '#fff6e3',
      size * 0.5,
      0.2,
    );
  const edge = `M-20 -20H${SIZE + 20}V${HEM + 190}Q${SIZE * 0.7} ${HEM + 214} ${SIZE * 0.5} ${HEM + 190}T-20 ${HEM + 196}Z`;
  const piece =
    `<path d="${edge}" fill="#1d1006" fill-opacity=".18" transform="translate(16 44)"/>` +
    `<path d="${edge}" fill="#1d1006" fill-opacity=".22" transform="translate(8 20)"/>` +
    b.clipped(
      shape(edge, '#000'),
      surface +
        (folds ? fold(520, 110) + fold(1180, 150) : '') +
        rect(0, HEM - 14, SIZE, 16, dark(color, 0.6), 0, 0.3) +
        rect(0, HEM, SIZE, 8, '#fff6e3', 0, 0.4) +
        at(0, HEM, hem),
    );
  return (
    background(b, frame, mix(b.palette.table, '#1d1410', 0.1), dark(b.palette.table, 0.4)) +
    at(
      frame.width / 2,
      frame.height / 2,
      at((-SIZE / 2) * scale, -820 * scale, piece, 0, scale),
      b.pick([-14, -10, 10, 15]),
    )
  );
}

/** A row of stitches at each y, with the dent that each stitch makes; `gap` is the space between two of them. */
export function stitches(color: string, ys: readonly number[], width = 15, length = 46, gap = length * 0.62): string {
  return ys
    .map((y) =>
      [
        ['#1d1006', 5, 0.35],
        [dark(color, 0.12), 0, 1],
        [light(color, 0.5), -3, 0.8],
      ]
        .map(([tone, dy, opacity], n) =>
          stroke(`M0 ${y + Number(dy)}H${SIZE}`, String(tone), n === 2 ? width * 0.36 : width, Number(opacity)).replace(
            '/>',
            ` stroke-dasharray="${length} ${gap}"/>`,
          ),
        )
        .join(''),
    )
    .join('');
}

/** Threads over and under each other, every one of them rounded. */
function weave(b: Brush, color: string, pitch: number, over = 1): string {
  const half = pitch * 0.5;
  const warp = (x: number, y: number) =>
    rect(
      x + 1,
      y - over * half + 2,
      pitch - 3,
      pitch * over + half - 4,
      b.linear(0, dark(color, 0.3), `${light(color, 0.3)} 40`, dark(color, 0.18)),
      half,
    );
  const weft = (x: number, y: number) =>
    rect(
      x - over * half * 0.5 + 2,
      y + 1,
      pitch * over + half - 4,
      pitch - 3,
      b.linear(90, light(color, 0.42), `${color} 55`, dark(color, 0.34)),
      half,
    );
  const cell =
    rect(0, 0, pitch * 2, pitch * 2, dark(color, 0.62)) +
    warp(0, half) +
    weft(pitch, half * 0.2) +
    weft(0, pitch + half * 0.2) +
    warp(pitch, pitch + half);
  const one = b.stamp(cell);
  const row = b.stamp(Array.from({ length: Math.ceil(SIZE / pitch / 2) }, (_, n) => one(n * pitch * 2, 0)).join(''));
  return Array.from({ length: Math.ceil((HEM + 240) / pitch / 2) }, (_, n) => row(0, n * pitch * 2)).join('');
}

/** Woven linen with irregular threads and stripes in the accent. */
export function linen(b: Brush, frame: Frame, color: string, accent: string): string {
  const slubs = strewn(b, 46, 0, 0, SIZE, HEM)
    .map(([x, y], n) =>
      n % 2 ? rect(x, y, 150, 17, light(color, 0.5), 8, 0.5) : rect(x, y, 15, 130, light(color, 0.5), 8, 0.45),
    )
    .join('');
  const stripes = [260, 330, 420].map((x, n) => rect(x, 0, n === 1 ? 60 : 34, HEM + 240, accent, 0, 0.55)).join('');
  const surface =
    weave(b, color, 26) +
    slubs +
    stripes +
    hairs(b, 90, [0, 0, SIZE, HEM], { color: light(color, 0.7), width: 2, reach: 60, opacity: 0.6, bend: 0.8 });
  return cloth(b, frame, {
    color,
    surface,
    hem: rect(0, 0, SIZE, 240, dark(color, 0.5), 0, 0.08) + stitches(accent, [40, 130]),
  });
}

/** A tartan of wool with fuzz, and a fringe as its hem. */
export function wool(b: Brush, frame: Frame, color: string, accent: string): string {
  const bands = [120, 520, 920, 1320, 1720];
  const tartan =
    bands
      .map((x) => rect(x, 0, 150, HEM + 240, accent, 0, 0.34) + rect(x + 220, 0, 26, HEM + 240, '#fff6e3', 0, 0.45))
      .join('') +
    bands
      .slice(0, 4)
      .map((y) => rect(0, y - 60, SIZE, 150, accent, 0, 0.34) + rect(0, y + 160, SIZE, 26, '#fff6e3', 0, 0.45))
      .join('');
  const fuzz =
    hairs(b, 900, [0, 0, SIZE, HEM + 200], {
      color: light(color, 0.65),
      width: 2.4,
      reach: 46,
      opacity: 0.5,
      bend: 0.9,
    }) +
    hairs(b, 400, [0, 0, SIZE, HEM + 200], { color: dark(color, 0.5), width: 2, reach: 40, opacity: 0.34, bend: 0.9 });
  const fringe = Array.from(
    { length: 34 },
    (_, n) => `M${n * 58} 30q${n % 2 ? 14 : -10} 90 ${n % 3 ? 4 : -8} 190`,
  ).join('');
  const hem =
    rect(0, 0, SIZE, 300, dark(b.palette.table, 0.35)) +
    stroke(fringe, dark(color, 0.5), 34) +
    stroke(fringe, color, 27) +
    stroke(fringe, light(color, 0.5), 9, 0.6).replace('/>', ' stroke-dasharray="16 14"/>');
  return cloth(b, frame, { color, surface: weave(b, color, 44, 1.4) + tartan + fuzz, hem });
}
