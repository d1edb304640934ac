import { type Brush, at, oval, rect, shape, stroke } from '../brush.ts';
import { dark } from '../color.ts';
import { pots } from '../cookware/pots.ts';
import type { Frame } from '../backdrops.ts';
import type { StepVessel } from './stepVessel.ts';

/** How much a thing seen from above is shortened where the oven shows it from the front. */
const TILT = 0.5;
const SIZE = 0.96;
const FLOOR = 640;

/** What is in an oven: a vessel seen from the front at half height, with its food. */
export function inOven(b: Brush, { reach, ground }: StepVessel, seenFromAbove: string, isClosed: boolean): string {
  if (isClosed) {
    const pot = pots['iron-casserole-24']!;
    return at(600, FLOOR - 20, pot.draw(b), 0, 0.86);
  }
  // A deep pot has high walls.
  const [rx, depth] = [reach.rx * SIZE, ground === 'hob' ? 130 : 56];
  const ry = reach.ry * SIZE * TILT;
  const top = FLOOR - depth - ry * 0.62;
  const wall = `M${600 - rx} ${top}A${rx} ${ry} 0 0 0 ${600 + rx} ${top}V${top + depth}A${rx} ${ry} 0 0 1 ${600 - rx} ${top + depth}Z`;
  return (
    oval(606, FLOOR - 50, rx * 1.06, ry * 1.1, '#0d0603', 0.5) +
    (reach.rx === reach.ry ? shape(wall, b.linear(0, '#5d5f60', '#9a9d9e 18', '#3b3d3e 60', '#222324')) : '') +
    `<g transform="translate(600 ${top}) scale(${SIZE} ${SIZE * TILT})">${seenFromAbove}</g>`
  );
}

/** The open front of a hot oven with a rack, and what stands on it. */
export function oven(b: Brush, { width, height }: Frame, content: string): string {
  const { accent } = b.palette;
  const bars = Array.from(
    { length: 19 },
    (_, index) => `M${150 + index * 50} ${FLOOR - 66}L${90 + index * 57} ${FLOOR + 24}`,
  );
  const rails = [300, 430, 560]
    .map((y) => stroke(`M96 ${y}L180 ${y - 18}M1104 ${y}L1020 ${y - 18}`, '#8a6a4a', 9, 0.7))
    .join('');
  return (
    rect(0, 0, width, height, b.linear(90, '#e4e2dc', '#b9b9b5 40', '#8f9292')) +
    rect(0, 0, width, 96, b.linear(90, '#f1efe9', '#c6c6c1')) +
    [300, 440, 760, 900]
      .map(
        (x) =>
          oval(x, 50, 30, 30, '#3c3f40') +
          oval(x - 3, 46, 26, 26, dark(accent, 0.15)) +
          stroke(`M${x - 3} 30V44`, '#fff', 5, 0.8),
      )
      .join('') +
    rect(530, 28, 140, 44, '#15120f', 8) +
    stroke('M556 50H644', '#ff9a3c', 10, 0.9) +
    rect(56, 120, 1088, 700, '#141110', 30) +
    rect(84, 146, 1032, 650, b.radial(0.5, 0.2, 0.85, '#ffcf7a', '#b3602a 34', '#4a2413 70', '#1d0f09'), 18) +
    rect(180, 200, 840, 420, b.radial(0.5, 0.1, 0.9, '#ffe0a0 0 .6', '#c9742f 50 .3', '#2b140a 100 .25'), 12) +
    oval(600, 172, 90, 18, '#fff1c4', 0.9) +
    oval(600, 190, 420, 120, b.radial(0.5, 0.3, 0.6, '#ffe7ad 0 .55', '#ffe7ad 100 0')) +
    rails +
    stroke(bars.join(''), '#2b1a10', 9) +
    stroke(bars.join(''), '#d0a070', 3, 0.8) +
    stroke(`M84 ${FLOOR + 24}H1116M150 ${FLOOR - 66}H1050`, '#2b1a10', 14) +
    stroke(`M84 ${FLOOR + 20}H1116M150 ${FLOOR - 68}H1050`, '#e3b583', 5, 0.9) +
    content +
    stroke(
      'M420 730C440 700 400 690 424 660M600 740C620 706 580 696 604 664M780 730C800 700 760 690 784 660',
      '#ffb45c',
      9,
      0.35,
    ) +
    rect(0, 836, width, height - 836, b.linear(90, '#c9c8c3', '#85888a')) +
    rect(180, 852, 840, 26, b.linear(90, '#fbfaf5', '#8f9495'), 13)
  );
}
