import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, at, oval, rect, shape, stroke } from '../kitchen/brush.ts';
import { dark, light, mix } from '../kitchen/color.ts';
import { dots } from '../kitchen/shapes.ts';
import { cloth, HEM, SIZE, stitches } from './cloth.ts';
import { hairs, strewn } from './near.ts';

/** A printed silk scarf: flowers on twill, with soft folds and a border in the accent. */
export function silk(b: Brush, frame: Frame, color: string, accent: string): string {
  const flower = (x: number, y: number, r: number, tone: string) =>
    at(
      x,
      y,
      [0, 72, 144, 216, 288]
        .map((turn) =>
          at(
            0,
            0,
            shape(
              `M0 0C${r * 0.2} ${-r * 0.5} ${r * 0.9} ${-r * 0.5} ${r} 0C${r * 0.9} ${r * 0.5} ${r * 0.2} ${r * 0.5} 0 0Z`,
              tone,
            ) +
              stroke(
                `M${r * 0.2} 0H${r * 0.8}M${r * 0.3} 0L${r * 0.7} ${-r * 0.18}M${r * 0.3} 0L${r * 0.7} ${r * 0.18}`,
                dark(tone, 0.3),
                5,
                0.4,
              ),
            turn + 18,
          ),
        )
        .join('') +
        oval(0, 0, r * 0.24, r * 0.24, '#e8b84a') +
        dots(strewn(b, 14, -r * 0.16, -r * 0.16, r * 0.16, r * 0.16), '#8a5a18', 9, 0.8),
    );
  const twill = Array.from({ length: 130 }, (_, n) => `M${n * 30 - 1500} ${HEM + 240}L${n * 30} 0`).join('');
  const sheen = (x: number, width: number) =>
    shape(
      `M${x} -20C${x + 240} 400 ${x - 200} 800 ${x + 120} ${HEM + 220}H${x + 120 + width}C${x - 100 + width} 800 ${x + 320 + width} 400 ${x + width} -20Z`,
      b.linear(0, '#ffffff 0 0', '#ffffff 50 .5', '#ffffff 100 0'),
    ) +
    shape(
      `M${x + width} -20C${x + 240 + width} 400 ${x - 200 + width} 800 ${x + 120 + width} ${HEM + 220}H${x + 120 + width * 2}C${x - 100 + width * 2} 800 ${x + 320 + width * 2} 400 ${x + width * 2} -20Z`,
      b.linear(0, '#1d1006 0 0', '#1d1006 50 .3', '#1d1006 100 0'),
    );
  const leaves = [
    [700, 760, 30],
    [1320, 500, 160],
    [420, 460, 200],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        shape('M0 0C60 -80 200 -80 270 0C200 70 60 70 0 0Z', mix(accent, '#4f8a63', 0.6)) +
          stroke('M10 0H250', '#fff6e3', 5, 0.5),
        turn,
      ),
    )
    .join('');
  const surface =
    rect(0, 0, SIZE, HEM + 240, color) +
    leaves +
    flower(980, 620, 210, light(accent, 0.3)) +
    flower(480, 300, 150, '#fdf3e2') +
    flower(1500, 880, 170, '#fdf3e2') +
    flower(620, 960, 120, light(accent, 0.5)) +
    stroke(twill, '#ffffff', 3, 0.16) +
    sheen(120, 190) +
    sheen(820, 230);
  return cloth(b, frame, {
    color,
    surface,
    folds: false,
    hem:
      rect(0, 0, SIZE, 240, accent, 0, 0.9) +
      stroke(twill.slice(0, 2400), '#ffffff', 3, 0.14) +
      at(0, 10, stroke(`M0 120H${SIZE}`, '#ffffff', 60, 0.2)),
  });
}

/** Loops of towelling, or the short pile of plush. */
export function pile(b: Brush, frame: Frame, color: string, isFur: boolean): string {
  const loop = b.stamp(
    stroke('M-16 16C-26 -18 22 -26 18 8', dark(color, 0.4), 20, 0.55) +
      stroke('M-16 12C-24 -20 20 -28 17 4', light(color, 0.2), 15) +
      stroke('M-14 4C-16 -16 10 -22 12 -6', light(color, 0.75), 5, 0.8),
  );
  let surface = rect(0, 0, SIZE, HEM + 260, b.linear(50, light(color, 0.1), dark(color, 0.25)));
  if (isFur)
    for (let row = 0; row < 16; row++) {
      const y = row * 88 - 40;
      const box = [0, y, SIZE, y + 110] as const;
      surface +=
        hairs(b, 150, box, { color: dark(color, 0.45), width: 9, reach: 110, turn: 1.4, spread: 0.9, opacity: 0.3 }) +
        hairs(b, 150, box, { color: light(color, 0.16), width: 8, reach: 110, turn: 1.4, spread: 0.9, opacity: 0.9 }) +
        hairs(b, 70, box, { color: light(color, 0.65), width: 4, reach: 96, turn: 1.4, spread: 0.9, opacity: 0.7 });
    }
  else
    for (let row = 0; row < 35; row++)
      surface += Array.from({ length: 42 }, (_, n) =>
        loop(n * 46 + (row % 2) * 23 + b.between(-6, 6), row * 38 + b.between(-5, 5), b.between(-40, 40)),
      ).join('');
  const band =
    rect(0, 0, SIZE, 240, b.linear(90, light(color, 0.3), dark(color, 0.15))) +
    [30, 60, 90, 120, 150].map((y) => stroke(`M0 ${y}H${SIZE}`, dark(color, 0.4), 4, 0.3)).join('');
  return cloth(b, frame, { color, surface, hem: isFur ? '' : band + stitches(color, [24, 168], 10, 30) });
}
