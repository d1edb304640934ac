import { fist, type Sleeve } from '../../hands/hands.ts';
import { skins, sleeves } from '../../views/useHands.ts';
import { type Brush, at } from '../brush.ts';
import { seedOf } from '../random.ts';

/** The skin and the sleeve of who cooks a recipe: the same in all of its steps, which share a palette. */
export function sleeveOf({ palette: { accent, wall } }: Pick<Brush, 'palette'>): Sleeve {
  const seed = seedOf(accent + wall);
  return { skin: skins[seed % skins.length]!, cloth: sleeves[(seed >>> 8) % sleeves.length]! };
}

/** Where a fist holds a tool that stands along the y axis, its head up. */
interface Held {
  /** The end that touches the food. */
  tip: number;
  /** The middle of the fist. */
  grip: number;
}

/** Degrees by which a tool leans, so that the hand is at the lower right. */
const LEAN = -40;
/** Degrees by which the forearm is bent from the fist towards the viewer. */
const ARM = 58;
const TOOL_SIZE = 0.8;
const FIST_SIZE = 0.98;

/** A tool with its tip at the point, in the fist of somebody at the lower right. */
export function held(b: Brush, art: string, { tip, grip }: Held, x: number, y: number, lean = LEAN): string {
  const { behind, front } = fist(b, sleeveOf(b), ARM);
  const layer = (hand: string) => at(0, grip, hand, -90, FIST_SIZE);
  return at(x, y, at(0, -tip, layer(behind) + art + layer(front)), lean, TOOL_SIZE);
}
