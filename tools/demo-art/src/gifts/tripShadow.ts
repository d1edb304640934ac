import type { Experience } from './experience.ts';
import type { Kit } from './kit.ts';
import { FOOT } from './motif.ts';
import * as s from './shapes.ts';

/** The y of the water's surface in the box of a trip. */
const WATERLINE = 200;

const isOnWater = ({ land }: Experience): boolean => land === 'lake' || land === 'river';

/** The y in the box of a trip at which the ground or the water is. */
export const footOf = (trip: Experience): number => (isOnWater(trip) ? WATERLINE : FOOT);

/** The shadow of a trip on its ground or on the water. */
export function tripShadow(k: Kit, trip: Experience): string {
  return (
    (trip.shadow ? s.shadow(k, 0, FOOT, trip.shadow) : '') +
    (isOnWater(trip) ? s.oval(0, 214, 300, 30, k.p.ink, s.faint(0.16)) : '')
  );
}
