import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, at, oval, rect, shape, shifted, stroke } from '../kitchen/brush.ts';
import { dark, light, mix } from '../kitchen/color.ts';
import { blob, dots } from '../kitchen/shapes.ts';
import { cloth, HEM, SIZE, stitches } from './cloth.ts';
import { fillingScale, hairs, strewn } from './near.ts';

/** Grained leather with a seam in the colour of the thread along its edge. */
export function leather(b: Brush, frame: Frame, color: string, thread: string): string {
  const cells = [0, 1, 2].map(() => {
    const d = blob(b, 0, 0, 30, 24, 0.26, 7);
    return b.stamp(
      shape(d, dark(color, 0.5), 0.6) +
        at(-2, -4, shape(d, b.radial(0.35, 0.3, 0.8, light(color, 0.4), `${color} 55`, dark(color, 0.24))), 0, 0.9),
    );
  });
  let surface = rect(0, 0, SIZE, HEM + 260, dark(color, 0.55));
  for (let row = 0; row < 33; row++)
    for (let n = 0; n < 40; n++)
      surface += cells[(row * 7 + n * 3) % 3]!(
        n * 50 + (row % 2) * 25 + b.between(-7, 7),
        row * 42 + b.between(-6, 6),
        b.between(0, 180),
        b.between(0.85, 1.2),
      );
  surface += hairs(b, 26, [0, 0, SIZE, HEM], {
    color: dark(color, 0.6),
    width: 4,
    reach: 240,
    turn: 0.3,
    spread: 1,
    opacity: 0.3,
  });
  const holes = Array.from({ length: 26 }, (_, n) => oval(n * 75 - 10, 70, 11, 9, '#1d1006', 0.7)).join('');
  const hem =
    rect(0, -14, SIZE, 24, dark(color, 0.5), 0, 0.4) +
    holes +
    stitches(thread, [70], 22, 52, 23) +
    rect(0, 150, SIZE, 70, b.linear(90, dark(color, 0.3), dark(color, 0.65)));
  return cloth(b, frame, { color, surface, hem });
}

/** Cotton paper: fibres, a torn edge, a pressed line with gold in it. */
export function paperSheet(b: Brush, frame: Frame, color: string, accent: string): string {
  const tone = mix(color, '#fffaf0', 0.72);
  const scale = fillingScale(frame);
  const torn = (y: number, reach: number) => {
    const points = Array.from({ length: 60 }, (_, n) => `L${n * 32} ${Math.round(y + b.between(-reach, reach))}`);
    return `M0 -40${points.join('')}V-40Z`;
  };
  const edge = torn(900, 16);
  const box = [0, 0, SIZE, 880] as const;
  const fibres =
    hairs(b, 420, box, { color: dark(tone, 0.35), width: 3, reach: 90, opacity: 0.24, bend: 0.9 }) +
    hairs(b, 320, box, { color: '#ffffff', width: 4, reach: 80, opacity: 0.8, bend: 0.9 }) +
    hairs(b, 46, box, { color: accent, width: 4, reach: 60, opacity: 0.5, bend: 0.9 }) +
    dots(strewn(b, 300, ...box), dark(tone, 0.3), 6, 0.2);
  const lobes = [0, 60, 120, 180, 240, 300].map((turn) =>
    at(0, 0, 'M0 -60C70 -120 70 -240 0 -300C-70 -240 -70 -120 0 -60Z', turn),
  );
  const press = (dx: number, dy: number, ink: string, opacity: number) =>
    at(
      860 + dx,
      420 + dy,
      lobes.map((lobe) => lobe.replace(/>(M[^<]+)</, (_, d: string) => `>${stroke(d, ink, 16, opacity)}<`)).join('') +
        stroke('M-420 0A420 420 0 0 1 420 0', ink, 12, opacity),
    );
  const sheet =
    shifted(edge, 10, 34, '#1d1006', 0.16) +
    shifted(edge, 4, 14, '#1d1006', 0.2) +
    shape(edge, b.linear(70, light(tone, 0.5), dark(tone, 0.06))) +
    b.clipped(
      shape(edge, '#000'),
      fibres +
        press(3, 5, '#ffffff', 0.9) +
        press(-3, -4, dark(tone, 0.6), 0.3) +
        press(0, 0, '#c99a3c', 0.9) +
        press(-2, -3, '#f6df9c', 0.35) +
        stroke(edge.slice(7), '#ffffff', 22, 0.8),
    );
  const under =
    rect(0, 0, SIZE, SIZE, mix(accent, '#fffaf0', 0.3)) +
    hairs(b, 260, [0, 880, SIZE, 1500], { color: '#ffffff', width: 3, reach: 80, opacity: 0.3, bend: 0.9 }) +
    hairs(b, 200, [0, 880, SIZE, 1500], { color: dark(accent, 0.4), width: 3, reach: 80, opacity: 0.25, bend: 0.9 });
  return at(
    frame.width / 2,
    frame.height / 2,
    at((-SIZE / 2) * scale, -700 * scale, under + sheet, 0, scale),
    b.pick([-9, -6, 7, 11]),
  );
}

/** Straps of wood or willow, each over one and under the next. */
export function wicker(b: Brush, frame: Frame, color: string): string {
  const strap = b.stamp(
    rect(-92, -30, 184, 60, b.linear(90, light(color, 0.45), `${color} 50`, dark(color, 0.45)), 26) +
      stroke('M-76 -8H76M-70 10H60', dark(color, 0.4), 3, 0.4) +
      stroke('M-70 -18H60', '#fff6e3', 5, 0.5),
  );
  const post = b.stamp(rect(-20, -36, 40, 72, b.linear(0, dark(color, 0.5), `${color} 40`, dark(color, 0.6)), 14));
  let surface = rect(0, 0, SIZE, HEM + 300, dark(color, 0.75));
  for (let row = 0; row < 21; row++)
    for (let n = 0; n < 11; n++) {
      const x = n * 190 + (row % 2) * 95;
      surface += post(x + 95, row * 64, 0) + strap(x, row * 64 + b.between(-4, 4), b.between(-2, 2));
    }
  const rope = Array.from({ length: 30 }, (_, n) => `M${n * 66} 10q50 40 60 150`).join('');
  const hem =
    rect(0, 0, SIZE, 260, dark(color, 0.5)) +
    stroke(rope, dark(color, 0.6), 64) +
    stroke(rope, color, 50) +
    stroke(rope, light(color, 0.5), 14, 0.6);
  return cloth(b, frame, { color, surface, hem, folds: false });
}
