import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, at, disc, oval, rect, ring, shape, stroke } from '../kitchen/brush.ts';
import { dark, light, mix } from '../kitchen/color.ts';
import { brass, copper, hollow, iron, steel } from '../kitchen/materials.ts';
import { blob, dots } from '../kitchen/shapes.ts';
import { dotPairs, farRoom, fillingScale, hairs, hammerMark, ironSpots, strewn } from './near.ts';

/** The wall of a vessel, its rim and what is seen of its inside. */
interface Wall {
  outside: string;
  inside: string;
  rim: string;
  /** Over the outside, in a box of 1600 by 1300 that begins at -200, 150. */
  marks: string;
  /** Over the rim. */
  edge?: string;
}

/** Half axes of the rim and the y of its middle, in units of the vessel. */
const RX = 900;
const RY = 300;
const TOP = 250;
const outline = `M${-RX} ${TOP}A${RX} ${RY} 0 0 0 ${RX} ${TOP}V1700H${-RX}Z`;

/** The front of a vessel from as near as a hand: rim, wall and a bit of the inside. */
function rimmed(b: Brush, frame: Frame, { outside, inside, rim, marks, edge = '' }: Wall): string {
  const scale = fillingScale(frame);
  const vessel =
    oval(0, TOP, RX, RY, hollow(b, inside)) +
    oval(0, TOP + 46, RX * 0.97, RY * 0.92, '#140a04', 0.16) +
    shape(outline, outside) +
    b.clipped(
      shape(outline, '#000'),
      at(-700, 0, marks) +
        rect(-RX, 150, RX * 2, 1500, b.linear(90, '#fff6e3 0 .16', '#fff6e3 30 0', '#140a04 60 0', '#140a04 100 .5')),
    ) +
    stroke(`M${-RX} ${TOP}A${RX} ${RY} 0 0 0 ${RX} ${TOP}`, dark(rim, 0.55), 54) +
    stroke(`M${-RX} ${TOP - 5}A${RX} ${RY} 0 0 0 ${RX} ${TOP - 5}`, rim, 44) +
    stroke(`M${-RX} ${TOP - 16}A${RX} ${RY} 0 0 0 ${RX} ${TOP - 16}`, light(rim, 0.6), 10, 0.75) +
    edge;
  const side = b.pick([-1, 1]);
  return (
    farRoom(b, frame) +
    at(frame.width / 2 + side * b.between(110, 230), 20 * scale, vessel, side * b.between(4, 9), scale)
  );
}

/** A line around the wall, parallel to the rim. */
const along = (y: number) => `M-200 ${y}A${RX} ${RY} 0 0 0 1600 ${y}`;

/** Raw cast iron with its fine pits. */
export function castIron(b: Brush, frame: Frame): string {
  const pit = b.stamp(
    oval(2, 3, 9, 8, '#c9c4b8', 0.34) + oval(0, 0, 8, 7, '#0a0a0a', 0.85) + oval(-1, 2, 4, 3, '#2f2f2e'),
  );
  const grit = strewn(b, 900, -200, 200, 1600, 1400);
  const marks =
    dotPairs(grit, { color: '#0d0d0d', size: 9, opacity: 0.6 }, [3, 4], { color: '#a8a49a', size: 5, opacity: 0.4 }) +
    strewn(b, 170, -200, 260, 1600, 1400)
      .map(([x, y]) => pit(x, y, b.between(0, 180), b.between(0.6, 2)))
      .join('') +
    stroke(along(330), '#75736d', 5, 0.3);
  return rimmed(b, frame, { outside: iron(b), inside: '#47484a', rim: '#4b4c4d', marks });
}

/** The reflection of a window with four panes on something glossy and curved. */
const panes = (x: number, y: number, size: number, opacity: number) =>
  shape(
    [
      [0, 0],
      [0.56, 0.1],
      [0, 1],
      [0.56, 1.1],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          `M${x + dx * size} ${y + dy * size * 0.8}q${size * 0.25} ${size * 0.1} ${size * 0.46} ${size * 0.12}l${size * 0.03} ${size * 0.66}q${-size * 0.26} 0 ${-size * 0.48} ${-size * 0.12}Z`,
      )
      .join(''),
    '#fffdf6',
    opacity,
  );

/** Glossy enamel in a colour; the iron shows at the rim. */
export function enamel(b: Brush, frame: Frame, color: string): string {
  const dust = strewn(b, 420, -200, 260, 1600, 1400);
  const marks =
    panes(240, 560, 210, 0.5) +
    oval(420, 700, 420, 460, b.radial(0.5, 0.5, 0.5, '#fffaf0 0 .34', '#fffaf0 100 0')) +
    dotPairs(dust, { color: dark(color, 0.5), size: 5, opacity: 0.26 }, [60, -2], {
      color: light(color, 0.7),
      size: 4,
      opacity: 0.32,
    }) +
    stroke(along(330), dark(color, 0.5), 22, 0.5) +
    stroke(along(352), light(color, 0.6), 7, 0.5) +
    disc(980, 880, 17, '#fffdf6', 0.85) +
    disc(1010, 930, 8, '#fffdf6', 0.7);
  const outside = b.linear(0, dark(color, 0.4), `${light(color, 0.3)} 30`, `${color} 56`, dark(color, 0.36));
  const chips = strewn(b, 40, -600, 500, 600, 560);
  return rimmed(b, frame, {
    outside,
    inside: '#efe6d4',
    rim: '#3a3836',
    marks,
    edge: b.clipped(shape(outline, '#000'), dots(chips, '#8d8a84', 7, 0.4)),
  });
}

/** Steel that was brushed around the vessel. */
export function brushedSteel(b: Brush, frame: Frame): string {
  const lines = (count: number) =>
    strewn(b, count, -200, 210, 0, 1500)
      .map(([, y]) => along(y))
      .join('');
  const marks =
    stroke(lines(90), '#ffffff', 2, 0.4) +
    stroke(lines(90), '#5c6265', 2, 0.34) +
    stroke(lines(14), '#42484b', 4, 0.3) +
    hairs(b, 40, [-100, 400, 1500, 1300], { color: '#ffffff', width: 2, reach: 190, spread: 0.5, turn: 0.2 }) +
    panes(300, 560, 170, 0.3);
  return rimmed(b, frame, { outside: steel(b), inside: '#b9bcbb', rim: '#e4e4df', marks });
}

/** Copper with rows of hammer marks, tinned inside. */
export function hammeredCopper(b: Brush, frame: Frame): string {
  const mark = hammerMark(
    b,
    84,
    { centre: 0.85, middle: 0.5 },
    { shaded: 'M-66 -46A82 82 0 0 1 50 -66', lit: 'M60 54A82 82 0 0 1 -20 80' },
  );
  let marks = '';
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 13; column++) {
      const x = -200 + column * 138 + (row % 2) * 69;
      const y = 430 + row * 108 + RY * Math.sqrt(Math.max(0, 1 - ((x - 700) / RX) ** 2)) - RY;
      marks += mark(x + b.between(-14, 14), y + b.between(-12, 12), b.between(-20, 20), b.between(0.86, 1.1));
    }
  const wiped = strewn(b, 26, -700, 120, 500, 330)
    .map(([x, y]) => `M${x} ${y}q90 34 200 20`)
    .join('');
  return rimmed(b, frame, {
    outside: copper(b),
    inside: '#c9c4ba',
    rim: '#e3a47b',
    marks: marks + stroke(along(300), '#7f3d20', 8, 0.6),
    edge: b.clipped(oval(0, TOP, RX * 0.95, RY * 0.9, '#000'), stroke(wiped, '#ffffff', 7, 0.18)),
  });
}

/** Carbon steel with the colours that heat gave it. */
export function heatTint(b: Brush, frame: Frame): string {
  const lines = strewn(b, 110, -200, 210, 0, 1500).map(([, y]) => along(y));
  const cloud = (tone: string) => b.radial(0.5, 0.5, 0.5, `${tone} 0 .75`, `${tone} 50 .4`, `${tone} 100 0`);
  const tints = [
    [300, 520, 420, '#b98a4a'],
    [760, 640, 460, '#7a4f86'],
    [1180, 520, 460, '#3f6fb0'],
    [520, 1040, 420, '#35558e'],
    [1060, 1060, 380, '#a8703a'],
  ] as const;
  const marks =
    tints.map(([x, y, r, tone]) => shape(blob(b, x, y, r, r * 0.7, 0.16), cloud(tone))).join('') +
    stroke(lines.slice(0, 60).join(''), '#e9eef4', 2, 0.16) +
    stroke(lines.slice(60).join(''), '#0c0e12', 2, 0.3) +
    dots(strewn(b, 240, -200, 300, 1600, 1300), '#14161a', 6, 0.4);
  const outside = b.linear(0, '#20252c', '#7a8b9d 26', '#4a5868 48', '#3a3f4c 70', '#1d2026');
  return rimmed(b, frame, { outside, inside: '#4a4f58', rim: '#6d7680', marks });
}

/** Stoneware whose glaze ends in drips above the bare clay. */
export function glaze(b: Brush, frame: Frame, color: string): string {
  const tone = mix(color, '#e6dbc6', 0.15);
  const drip =
    'M-300 250H1700V980C1500 1040 1460 900 1330 930C1230 952 1230 1120 1130 1110C1040 1100 1060 940 950 930C820 920 800 1060 690 1050C590 1040 600 920 480 930C330 944 300 1060 150 1020C0 990 -120 940 -300 1000Z';
  const spots = strewn(b, 300, -200, 280, 1600, 1000);
  const marks =
    rect(-300, 150, 2000, 1400, '#b08c66') +
    dots(strewn(b, 340, -200, 900, 1600, 1400), '#6e5036', 7, 0.5) +
    `<path d="${drip}" fill="#3b2414" fill-opacity=".35" transform="translate(6 16)"/>` +
    shape(drip, b.linear(0, dark(tone, 0.34), `${light(tone, 0.45)} 30`, `${tone} 58`, dark(tone, 0.34))) +
    b.clipped(
      shape(drip, '#000'),
      ironSpots(spots, 120) +
        [420, 540, 680, 820].map((y) => stroke(along(y), dark(tone, 0.4), 9, 0.12)).join('') +
        panes(260, 480, 170, 0.42),
    );
  return rimmed(b, frame, { outside: '#b08c66', inside: light(tone, 0.1), rim: '#a67c54', marks });
}

/** Coloured glass with bubbles and reflections. */
export function glass(b: Brush, frame: Frame, color: string): string {
  const bubble = b.stamp(
    disc(0, 0, 14, '#ffffff', 0.2) + ring(0, 0, 14, 14, '#ffffff', 3, 0.6) + disc(-4, -5, 4, '#fff', 0.9),
  );
  const tone = mix(color, '#dfeee9', 0.45);
  const marks =
    rect(
      -200,
      150,
      2000,
      1500,
      b.linear(0, dark(tone, 0.3), `${light(tone, 0.6)} 24`, `${tone} 50`, `${light(tone, 0.4)} 70`, dark(tone, 0.35)),
    ) +
    shape('M180 420C150 700 170 1000 260 1400H360C280 1000 270 700 300 440Z', '#ffffff', 0.55) +
    shape('M350 450C330 700 340 1000 400 1400H424C370 1000 360 700 376 452Z', '#ffffff', 0.4) +
    shape('M1180 470C1230 760 1220 1060 1150 1400H1180C1250 1060 1264 760 1210 466Z', '#ffffff', 0.5) +
    strewn(b, 34, 0, 460, 1400, 1300)
      .map(([x, y]) => bubble(x, y, 0, b.between(0.3, 1.1)))
      .join('') +
    stroke(along(380), '#ffffff', 6, 0.5) +
    stroke(along(420), dark(tone, 0.4), 4, 0.3);
  return rimmed(b, frame, { outside: tone, inside: light(tone, 0.3), rim: light(tone, 0.3), marks });
}

/** Polished brass with two turned grooves. */
export function polishedBrass(b: Brush, frame: Frame): string {
  const lines = strewn(b, 70, -200, 210, 0, 1500).map(([, y]) => along(y));
  const marks =
    panes(280, 560, 190, 0.45) +
    stroke(lines.slice(0, 40).join(''), '#fff6d0', 2, 0.4) +
    stroke(lines.slice(40).join(''), '#6b4c16', 2, 0.35) +
    [640, 690].map((y) => stroke(along(y), '#6b4c16', 12, 0.5) + stroke(along(y + 10), '#fff2c0', 5, 0.6)).join('') +
    hairs(b, 60, [-100, 400, 1500, 1300], { color: '#fff6d0', width: 2, reach: 120, opacity: 0.5 });
  return rimmed(b, frame, { outside: brass(b), inside: '#b58d42', rim: '#e2c069', marks });
}
