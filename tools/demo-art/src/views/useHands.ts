import { type Brush, at, oval } from '../kitchen/brush.ts';
import { fist, palm, type Sleeve } from '../hands/hands.ts';
import { pinch } from '../hands/pinch.ts';
import { handTool, type ToolName } from './handTools.ts';
import { type Hold, holds } from './holds.ts';
import type { Thing } from './thing.ts';

/** Colours of skins and of sleeves. */
export const skins = ['#e6b58f', '#d9a27c', '#c98f66', '#a8714a', '#efc3a0'] as const;
export const sleeves = ['#5f7a78', '#7a5a62', '#4f6072', '#8a7350', '#b0a48e', '#56694f'] as const;

/** Units from the wrist to the tip of the middle finger, and what that is on an adult. */
const HAND_UNITS = 340;
const HAND_CM = 18;
/** The drawings of closed hands are larger than that of the open one: factors that make them as large as it is. */
const FIST = 0.82;
const PINCH = 0.84;
/** Scales of hands beside very large and very small things, so that they can be seen and leave the thing visible. */
const SMALLEST = 0.74;
const LARGEST = 1.75;
/** Units from the middle of the palm to where its fingers lie on a thing. */
const PALM_TO_TIPS = 112;
/** Degrees by which a pinching hand leans to the right. */
const PINCH_TURN = 30;

/** Where the thing's origin is in the picture, and its scale. */
interface Placed {
  x: number;
  y: number;
  scale: number;
}

interface Hands {
  behind: string;
  front: string;
}

/** How a hand holds a thing: as was measured, else as such things are used, else at its right side. */
function holdOf({ motif, box: [, top, right, bottom], grip }: Thing, usual: Hold | undefined): Hold {
  const [x, y] = grip ?? [right, top + (bottom - top) * 0.52];
  return holds[motif] ?? usual ?? { how: 'hold', x, y };
}

/**
 * The hands of somebody who uses the thing, behind and in front of it, as large as hands are beside it: `unitsOfCm` of its
 * units are a centimetre. `usual` is how such things are used where nothing was measured.
 */
export function useHands(b: Brush, thing: Thing, { x, y, scale }: Placed, unitsOfCm: number, usual?: Hold): Hands {
  const sleeve: Sleeve = { skin: b.pick(skins), cloth: b.pick(sleeves) };
  const size = Math.max(SMALLEST, Math.min(LARGEST, (scale * unitsOfCm * HAND_CM) / HAND_UNITS));
  const hold = holdOf(thing, usual);
  const [px, py] = [x + hold.x * scale, y + hold.y * scale];
  switch (hold.how) {
    case 'grip': {
      const { behind, front } = fist(b, sleeve, hold.arm ?? 0);
      const closed = size * FIST;
      return { behind: at(px, py, behind, hold.turn, closed), front: at(px, py, front, hold.turn, closed) };
    }
    case 'pick':
      return { behind: '', front: pinching(b, sleeve, px, py, size * PINCH, hold.tool) };
    case 'hold':
      return {
        behind: '',
        front:
          handShadow(b, px - 20 * size, py + 50 * size, 190 * size, 130 * size) +
          at(px + PALM_TO_TIPS * size, py, palm(b, sleeve, 62), -10, size, -1),
      };
  }
}

/** A pinching hand from the upper right whose tool, if any, ends at the point. */
function pinching(b: Brush, sleeve: Sleeve, x: number, y: number, size: number, name: ToolName | undefined): string {
  const tool = name && handTool(name);
  const reach = (tool?.length ?? 0) * size;
  const angle = (PINCH_TURN * Math.PI) / 180;
  const [px, py] = [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach];
  return (
    handShadow(b, px + 90 * size, py + 40 * size, 170 * size, 110 * size) +
    at(px, py, tool?.draw(b) ?? '', tool?.falls ? PINCH_TURN * 0.3 : PINCH_TURN, size) +
    at(px, py, pinch(b, sleeve, -6), PINCH_TURN, size)
  );
}

function handShadow(b: Brush, cx: number, cy: number, rx: number, ry: number): string {
  return oval(cx, cy, rx, ry, b.radial(0.5, 0.5, 0.5, '#1d1006 0 .24', '#1d1006 50 .1', '#1d1006 100 0'));
}
