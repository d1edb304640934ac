import type { ArtView } from '../types.ts';
import { TEXT_SHARE } from '../wide.ts';
import { subject } from '../subject.ts';
import type { Stage } from './backdrop.ts';
import type { Experience } from './experience.ts';
import type { Kit } from './kit.ts';
import { FOOT } from './motif.ts';
import { country, type Land } from './landscape.ts';
import * as s from './shapes.ts';

/** The y of the water's surface in the box of a trip. */
const WATERLINE = 200;
/** The land that shows the same country after sunset. */
const afterDark: Partial<Record<Land, Land>> = { snow: 'night', studio: 'dark', room: 'dark' };

/** The subject on the right of its country; what is behind the words is plain. A scene is the evening where there is one. */
export function wideTrip(k: Kit, trip: Experience, view: ArtView, stage: Stage): string {
  const { width: w, height: h, x, y, scale } = stage;
  const land = (view === 'scene' && afterDark[trip.land]) || trip.land;
  const water = land === 'lake' || land === 'river';
  const ground = { w, h, y: s.round(y + (water ? WATERLINE : FOOT) * scale), unit: scale * 0.8, textShare: TEXT_SHARE };
  const { back, front } = country(k, land, ground);
  const base = trip.shadow ? s.shadow(k, 0, FOOT, trip.shadow) : '';
  const float = water ? s.oval(0, 214, 300, 30, k.p.ink, s.faint(0.16)) : '';
  return back + s.place(x, y, scale, base + float + subject(trip.draw(k))) + front;
}
