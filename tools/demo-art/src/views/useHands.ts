import { type Brush, at, disc, oval, rect, shape, stroke } from '../kitchen/brush.ts';
import { prop } from '../kitchen/props.ts';
import { dots, scatter, shadowOf } from '../kitchen/shapes.ts';
import { fist, palm, type Sleeve } from '../hands/hands.ts';
import { pinch } from '../hands/pinch.ts';
import { type Hold, holds } from './holds.ts';
import type { Thing } from './thing.ts';

const skins = ['#e6b58f', '#d9a27c', '#c98f66', '#a8714a', '#efc3a0'] as const;
const sleeves = ['#5f7a78', '#7a5a62', '#4f6072', '#8a7350', '#b0a48e', '#56694f'] as const;

/** Units from the wrist to the tip of the middle finger, and what that is on an adult. */
const HAND_UNITS = 340;
const HAND_CM = 18;
/** A closed hand is smaller beside an open one than it is drawn. */
const FIST = 0.82;
const PINCH = 0.84;

/** Where the thing's origin is in the picture and its scale. */
interface Placed {
  x: number;
  y: number;
  scale: number;
}

const toolLength = { fork: 330, spoon: 330, match: 120, pen: 96, salt: 190, flour: 200, herbs: 190 } as const;

function tool(b: Brush, name: keyof typeof toolLength): string {
  const falling = (color: string, size: number, count: number) =>
    dots(
      scatter(b, count, 60, 110).map(([x, y]) => [x * (0.6 + (y + 110) / 260), y + 110] as const),
      color,
      size,
      0.95,
    );
  switch (name) {
    case 'fork':
    case 'spoon':
      return at(6, 124, prop(b, name), 180, 1.04);
    case 'match':
      return (
        rect(-5, -30, 11, 130, '#d9b483', 3) +
        oval(0, 104, 9, 13, '#5a2a1c') +
        disc(0, 108, 60, b.radial(0.5, 0.5, 0.5, '#ffdf8a 0 .9', '#ffdf8a 100 0')) +
        shape('M0 80C22 100 20 130 0 140C-20 130 -22 100 0 80Z', '#ffb23e')
      );
    case 'pen': {
      const body = 'M-12 -330H14L12 40L0 96L-10 40Z';
      return (
        shadowOf(body, 10) +
        shape(body, b.linear(0, '#5a6a86', '#23304e')) +
        shape('M-10 40H12L0 96Z', '#e0b458') +
        stroke('M-12 -20H14', '#e0b458', 10)
      );
    }
    case 'herbs':
      return falling('#5f8a3c', 19, 26) + falling('#86ac58', 12, 16);
    case 'flour':
      return (
        falling('#fffaf0', 13, 70) + oval(0, 120, 74, 130, b.radial(0.5, 0.5, 0.5, '#fffaf0 0 .7', '#fffaf0 100 0'))
      );
    case 'salt':
      return falling('#ffffff', 12, 44);
  }
}

interface Hands {
  behind: string;
  front: string;
}

function holdOf({ motif, box: [, top, right, bottom], grip }: Thing): Hold {
  const [x, y] = grip ?? [right, top + (bottom - top) * 0.52];
  return holds[motif] ?? { how: 'hold', x, y };
}

/** The hands of somebody who uses the thing, in the size that hands have beside it: so many of its units are a cm. */
export function useHands(b: Brush, thing: Thing, { x, y, scale }: Placed, unitsOfCm: number, usual?: Hold): Hands {
  const sleeve: Sleeve = { skin: b.pick(skins), cloth: b.pick(sleeves) };
  const size = Math.max(0.74, Math.min(1.75, (scale * unitsOfCm * HAND_CM) / HAND_UNITS));
  const hold = holds[thing.motif] ?? usual ?? holdOf(thing);
  const on = (px: number, py: number) => [x + px * scale, y + py * scale] as const;
  const shade = (cx: number, cy: number, rx: number, ry: number) =>
    oval(cx, cy, rx, ry, b.radial(0.5, 0.5, 0.5, '#1d1006 0 .24', '#1d1006 50 .1', '#1d1006 100 0'));
  if (hold.how === 'grip') {
    const [px, py] = on(hold.x, hold.y);
    const { behind, front } = fist(b, sleeve, hold.arm ?? 0);
    const closed = size * FIST;
    return { behind: at(px, py, behind, hold.turn, closed), front: at(px, py, front, hold.turn, closed) };
  }
  if (hold.how === 'pick') {
    const turn = 30;
    const closed = size * PINCH;
    const reach = (hold.tool ? toolLength[hold.tool] : 0) * closed;
    const [tx, ty] = on(hold.x, hold.y);
    const angle = (turn * Math.PI) / 180;
    const [px, py] = [tx + Math.sin(angle) * reach, ty - Math.cos(angle) * reach];
    const item = hold.tool ? tool(b, hold.tool) : '';
    const falls = hold.tool === 'herbs' || hold.tool === 'salt' || hold.tool === 'flour';
    return {
      behind: '',
      front:
        shade(px + 90 * closed, py + 40 * closed, 170 * closed, 110 * closed) +
        (falls ? at(px, py, item, turn * 0.3, closed) : at(px, py, item, turn, closed)) +
        at(px, py, pinch(b, sleeve, -6), turn, closed),
    };
  }
  const [, top, right, bottom] = thing.box;
  const [px, py] = on(hold.x ?? right, hold.y ?? top + (bottom - top) * 0.52);
  const wrist = px + 112 * size;
  return {
    behind: '',
    front:
      shade(px - 20 * size, py + 50 * size, 190 * size, 130 * size) +
      at(wrist, py, palm(b, sleeve, 62), -10, size, 1).replace(`scale(${size} ${size})`, `scale(${-size} ${size})`),
  };
}
