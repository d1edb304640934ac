import type { Brush } from '../brush.ts';
import type { Area } from './area.ts';
import { drawLiquid, type Liquid, liquidColors } from './liquids.ts';
import type { Pieces } from './pieceKinds.ts';
import { pieces } from './pieces.ts';
import { whole } from './whole.ts';

const solid: Readonly<Record<string, Pieces>> = { ...pieces, ...whole };

/** All that can be shown in a vessel or on a board. */
export type Food = Liquid | keyof typeof pieces | keyof typeof whole;
export const foods = [...Object.keys(liquidColors), ...Object.keys(solid)] as Food[];

const isLiquid = (name: Food): name is Liquid => Object.hasOwn(liquidColors, name);
const isPieces = (name: Food) => Object.hasOwn(pieces, name);

/** How much closer pieces lie in a vessel than they would on a dish. */
const USUAL_DENSITY = 1.4;

/** Food over an area: liquids at the bottom, whole things next, and small pieces that share the room on top. */
export function drawFoods(b: Brush, names: readonly Food[], area: Area, density = USUAL_DENSITY): string {
  const liquids = names.filter(isLiquid).map((name) => drawLiquid(b, name, area));
  const rest = names.filter((name) => !isLiquid(name));
  const share = density / Math.sqrt(Math.max(1, rest.filter(isPieces).length));
  const ordered = [...rest.filter((name) => !isPieces(name)), ...rest.filter(isPieces)];
  return liquids.join('') + ordered.map((name) => solid[name]?.(b, area, share) ?? '').join('');
}
