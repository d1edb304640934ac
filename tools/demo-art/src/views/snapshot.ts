import { type Frame, planks } from '../kitchen/backdrops.ts';
import { type Brush, at, disc, oval, rect, ring, shape, stroke } from '../kitchen/brush.ts';
import { dark, light, mix } from '../kitchen/color.ts';
import { contact, leaf } from '../kitchen/shapes.ts';
import { companion } from './companions.ts';
import type { Thing } from './thing.ts';

const cups = ['#d8d2c4', '#7f9a94', '#b5634a', '#e0b458'] as const;

/** Things that stand about in a home, as they look out of focus. */
function clutter(b: Brush, x: number, ground: number, size: number): string {
  const jar =
    rect(-60, -190, 120, 190, b.linear(0, '#b9c4bd', '#eef2ea 30', '#9aa89f'), 16) +
    rect(-56, -110, 112, 104, '#c98f4a', 12) +
    rect(-64, -214, 128, 34, '#a8433a', 8);
  const mug = at(0, 0, rect(-56, -120, 112, 120, b.pick(cups), 14) + ring(66, -64, 30, 34, '#c9c0b0', 16));
  const pot =
    shape('M-90 -110H90L66 0H-66Z', '#b5634a') +
    [-70, -40, -14, 14, 40, 68].map((turn) => at(0, -100, leaf(220, 70, '#6f8f58'), turn - 90)).join('');
  const carton = shape('M-62 -260L0 -310L62 -260V0H-62Z', '#e9eef2') + rect(-62, -150, 124, 90, '#5b8fb8');
  const books =
    rect(-150, -44, 300, 44, '#5a7288', 6) +
    rect(-130, -84, 270, 40, '#c9a35a', 6) +
    rect(-140, -120, 250, 36, '#8a4a4a', 6);
  const lamp =
    rect(-10, -360, 20, 360, '#6a5a48') +
    shape('M-110 -340L-70 -480H70L110 -340Z', '#f3dca8') +
    disc(0, -380, 260, b.radial(0.5, 0.5, 0.5, '#ffe3a0 0 .7', '#ffe3a0 100 0'));
  return at(x, ground, b.pick([jar, mug, pot, carton, books, lamp]), 0, size);
}

/** A window sill: the garden behind the pane. */
function sill(b: Brush, { width, height }: Frame, ground: number): string {
  const trees = [0.1, 0.3, 0.52, 0.75, 0.95]
    .map((share) =>
      disc(
        width * share,
        ground - height * b.between(0.16, 0.3),
        width * b.between(0.1, 0.17),
        b.pick(['#8fae74', '#6f9466', '#a9bd7c'] as const),
      ),
    )
    .join('');
  return (
    rect(0, 0, width, ground, b.linear(90, '#cfe2ea', '#f3ead2')) +
    trees +
    rect(0, ground - height * 0.12, width, height * 0.12, '#7f9d68') +
    rect(width * b.between(0.24, 0.34), 0, 46, ground, '#f4efe4') +
    rect(0, ground * 0.36, width, 30, '#f4efe4') +
    rect(0, ground - 26, width, 30, '#e6dfd0')
  );
}

/** A kitchen in the evening: tiles, a shelf, a lamp. */
function kitchen(b: Brush, { width, height }: Frame, ground: number): string {
  const tone = mix(b.palette.wall, '#d8b58a', 0.4);
  const tiles = Array.from(
    { length: 9 },
    (_, n) => `M0 ${Math.round(ground - n * 92)}H${width}M${n * 150} 0V${Math.round(ground)}`,
  ).join('');
  return (
    rect(0, 0, width, ground, b.linear(40, light(tone, 0.35), dark(tone, 0.35))) +
    stroke(tiles, light(tone, 0.4), 5, 0.4) +
    rect(width * 0.5, height * 0.2, width * 0.5, 22, '#6a4a32') +
    [0.58, 0.7, 0.82, 0.94].map((share) => clutter(b, width * share, height * 0.2, 0.8)).join('')
  );
}

/** A garden: leaves and sun through them. */
function garden(b: Brush, { width }: Frame, ground: number): string {
  const leaves = Array.from({ length: 26 }, () =>
    disc(
      b.random() * width,
      b.random() * ground,
      b.between(50, 150),
      b.pick(['#5f8650', '#86a862', '#47703f', '#a9c27c'] as const),
      0.8,
    ),
  ).join('');
  const suns = Array.from({ length: 12 }, () =>
    disc(b.random() * width, b.random() * ground * 0.8, b.between(20, 54), '#fff6cf', 0.7),
  ).join('');
  return rect(0, 0, width, ground, '#5a7f4c') + leaves + suns;
}

/** The thing as a customer photographs it at home: smaller, off the middle, a bit askew, with what stands about. */
export function snapshot(b: Brush, thing: Thing, frame: Frame): string {
  const { width, height } = frame;
  const [left, top, right, bottom] = thing.box;
  const share = b.between(0.44, 0.52);
  const scale = Math.min((width * share) / (right - left), (height * (share + 0.06)) / (bottom - top));
  const side = b.pick([-1, 1]);
  const x = width * (0.5 + side * b.between(0.07, 0.12)) - ((left + right) / 2) * scale;
  const tone = b.pick(['#b98d62', '#8f6a48', '#d6c3a4', '#a9a08f'] as const);
  let content: string;
  if (thing.lies) {
    const y = height * b.between(0.5, 0.56) - ((top + bottom) / 2) * scale;
    const extras = [
      at(width * (0.5 - side * 0.4), height * 0.2, companion('cup', true).draw(b), 20, 1.15),
      at(
        width * (0.5 - side * 0.42),
        height * 0.86,
        rect(-130, -170, 260, 340, '#f1ece0', 4) +
          stroke('M-96 -110H90M-96 -60H60M-96 -10H84M-96 40H30', '#8a8478', 10, 0.5),
        24,
      ),
      at(
        width * (0.5 + side * 0.45),
        height * 0.1,
        rect(-64, -130, 128, 260, '#22262a', 24) + rect(-54, -112, 108, 224, '#39434c', 10),
        -30 * side,
      ),
    ].join('');
    content = planks(b, frame, tone) + b.blurred(extras, 5) + at(x, y, thing.art, b.between(5, 11) * side, scale);
  } else {
    const ground = height * b.between(0.82, 0.86);
    const horizon = ground - Math.max(70, (bottom - top) * scale * 0.24);
    const setting = b.pick([sill, kitchen, garden]);
    const behind = [0.08, 0.24, 0.78, 0.94]
      .map((share) => clutter(b, width * (side > 0 ? share - 0.04 : 1.04 - share), horizon + 24, b.between(0.9, 1.25)))
      .join('');
    const foot = bottom * scale;
    const room = b.stamp(setting(b, frame, horizon) + behind)(0, 0);
    // The blur has nothing to take from beyond the picture.
    content =
      room +
      b.blurred(room, 11) +
      rect(
        -200,
        horizon,
        width + 400,
        height,
        b.linear(90, dark(tone, 0.12), `${light(tone, 0.22)} 30`, dark(tone, 0.14)),
      ) +
      stroke(
        Array.from({ length: 7 }, (_, n) => `M-200 ${horizon + 14 + n * n * 9}q500 ${n * 3} ${width + 400} 0`).join(''),
        dark(tone, 0.4),
        3,
        0.25,
      ) +
      contact(b, ((right - left) * scale) / 2.3, 30, x + ((left + right) / 2) * scale, ground - 10) +
      at(x, ground - foot, thing.art, 0, scale) +
      b.blurred(
        oval(
          width * (0.5 - side * 0.46),
          height * 1.02,
          width * 0.2,
          height * 0.13,
          b.pick(['#b5634a', '#6f8f58', '#e9e2d2', '#d9a23c'] as const),
        ),
        20,
      );
  }
  const isEvening = b.random() < 0.5;
  const lighting = isEvening
    ? rect(0, 0, width, height, '#ff9a3c', 0, 0.14) +
      rect(0, 0, width, height, b.linear(130, '#ffdf9a 0 .4', '#ffdf9a 45 0', '#2a1030 100 .42'))
    : rect(0, 0, width, height, b.linear(40, '#fffbe6 0 .5', '#fffbe6 40 .05', '#20303a 100 .3'));
  const corners = b.radial(0.5, 0.48, 0.75, '#140a04 0 0', '#140a04 62 .05', '#140a04 100 .62');
  const turn = b.between(2.2, 4.2) * b.pick([-1, 1]);
  return (
    at(width / 2, height / 2, at(-width / 2, -height / 2, content), turn, 1.09) +
    lighting +
    rect(0, 0, width, height, corners)
  );
}
