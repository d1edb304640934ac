import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, at, disc, oval, rect, shape, stroke } from '../kitchen/brush.ts';
import { dark, light, mix } from '../kitchen/color.ts';
import { dots } from '../kitchen/shapes.ts';
import { hairs, strewn } from './near.ts';
import { EDGE, slab, WIDTH } from './slab.ts';

const DEPTH = 400;

/** A piece of enamelled iron: glass on both sides of a black core. */
export function enamelPlate(b: Brush, frame: Frame, color: string): string {
  const dust = strewn(b, 320, 0, 60, WIDTH, EDGE);
  const face =
    rect(0, 0, WIDTH, EDGE, b.linear(40, light(color, 0.25), `${color} 50`, dark(color, 0.25))) +
    shape('M300 60L620 50L380 800H20Z', '#fffdf6', 0.32) +
    shape('M700 50L780 48L560 800H470Z', '#fffdf6', 0.24) +
    dots(dust, dark(color, 0.5), 5, 0.3) +
    dots(
      dust.map(([x, y]) => [x + 50, y - 3] as const),
      light(color, 0.7),
      4,
      0.4,
    ) +
    disc(1180, 470, 17, '#fffdf6', 0.85);
  const front =
    rect(0, EDGE, WIDTH, DEPTH, '#2c2b2a') +
    dots(strewn(b, 420, 0, EDGE + 50, WIDTH, EDGE + 260), '#7d7a74', 7, 0.5) +
    rect(0, EDGE, WIDTH, 46, dark(color, 0.2)) +
    rect(0, EDGE + 264, WIDTH, 60, dark(color, 0.4));
  return slab(b, frame, { face, front, edge: light(color, 0.3) });
}

/** A sheet of copper with the blows of the hammer. */
export function copperPlate(b: Brush, frame: Frame): string {
  const dent = b.stamp(
    disc(0, 0, 96, b.radial(0.68, 0.7, 0.66, '#ffdfc2 0 .9', '#e39f72 45 .55', '#8d4627 100 .1')) +
      stroke('M-74 -50A92 92 0 0 1 58 -74', '#5e2a12', 5, 0.5) +
      stroke('M66 60A92 92 0 0 1 -22 90', '#ffe9d6', 4, 0.6),
  );
  let blows = '';
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 12; column++)
      blows += dent(column * 156 + (row % 2) * 78, 90 + row * 122 + b.between(-12, 12), b.between(-20, 20));
  const face = rect(0, 0, WIDTH, EDGE, b.linear(40, '#e7a47a', '#b4623a')) + blows;
  const front =
    rect(0, EDGE, WIDTH, DEPTH, b.linear(90, '#c98058', '#74351b')) +
    hairs(b, 360, [0, EDGE, WIDTH, EDGE + 320], {
      color: '#ffdcc0',
      width: 3,
      reach: 120,
      spread: 0.06,
      bend: 0,
      opacity: 0.35,
    });
  return slab(b, frame, { face, front, edge: '#f6c29c' });
}

/** A tile of stoneware: where the glaze ends, the clay begins. */
export function glazePlate(b: Brush, frame: Frame, color: string): string {
  const tone = mix(color, '#e6dbc6', 0.15);
  const spots = strewn(b, 260, 0, 60, WIDTH, EDGE);
  const drip = `M0 ${EDGE}H${WIDTH}V920C1500 960 1440 880 1330 900S1200 1000 1120 990S980 890 860 900S700 1010 600 990S420 890 300 910S100 960 0 930Z`;
  const face =
    rect(0, 0, WIDTH, EDGE, b.linear(40, light(tone, 0.4), `${tone} 60`, dark(tone, 0.12))) +
    oval(520, 300, 420, 180, b.radial(0.5, 0.5, 0.5, '#fffdf6 0 .6', '#fffdf6 100 0')) +
    dots(spots, '#4a3220', 12, 0.55) +
    dots(
      spots.slice(0, 110).map(([x, y]) => [x - 3, y - 3] as const),
      '#9a6a3c',
      6,
      0.7,
    );
  const front =
    rect(0, EDGE, WIDTH, DEPTH, '#b08c66') +
    dots(strewn(b, 300, 0, EDGE, WIDTH, EDGE + 320), '#6e5036', 8, 0.5) +
    at(4, 14, shape(drip, '#3b2414', 0.35)) +
    shape(drip, b.linear(90, dark(tone, 0.06), dark(tone, 0.2)));
  return slab(b, frame, { face, front, edge: light(tone, 0.5) });
}
