import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, at, disc, oval, rect, shape } from '../kitchen/brush.ts';
import { dark, light, mix } from '../kitchen/color.ts';
import { dots } from '../kitchen/shapes.ts';
import { dotPairs, hairs, hammerMark, ironSpots, strewn } from './near.ts';
import { EDGE, slab, WIDTH } from './slab.ts';

/** Height of what is drawn at the front of a plate, its unseen lower part included. */
const DEPTH = 400;

/** A piece of enamelled iron: glass on both sides of a black core. */
export function enamelPlate(b: Brush, frame: Frame, color: string): string {
  const dust = strewn(b, 320, 0, 60, WIDTH, EDGE);
  const face =
    rect(0, 0, WIDTH, EDGE, b.linear(40, light(color, 0.25), `${color} 50`, dark(color, 0.25))) +
    shape('M300 60L620 50L380 800H20Z', '#fffdf6', 0.32) +
    shape('M700 50L780 48L560 800H470Z', '#fffdf6', 0.24) +
    dotPairs(dust, { color: dark(color, 0.5), size: 5, opacity: 0.3 }, [50, -3], {
      color: light(color, 0.7),
      size: 4,
      opacity: 0.4,
    }) +
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
  const mark = hammerMark(
    b,
    96,
    { centre: 0.9, middle: 0.55 },
    { shaded: 'M-74 -50A92 92 0 0 1 58 -74', lit: 'M66 60A92 92 0 0 1 -22 90' },
  );
  let blows = '';
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 12; column++)
      blows += mark(column * 156 + (row % 2) * 78, 90 + row * 122 + b.between(-12, 12), b.between(-20, 20));
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
    ironSpots(spots, 110);
  const front =
    rect(0, EDGE, WIDTH, DEPTH, '#b08c66') +
    dots(strewn(b, 300, 0, EDGE, WIDTH, EDGE + 320), '#6e5036', 8, 0.5) +
    at(4, 14, shape(drip, '#3b2414', 0.35)) +
    shape(drip, b.linear(90, dark(tone, 0.06), dark(tone, 0.2)));
  return slab(b, frame, { face, front, edge: light(tone, 0.5) });
}
