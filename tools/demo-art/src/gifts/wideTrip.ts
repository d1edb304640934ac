import { TEXT_SHARE } from '../wide.ts';
import { subject } from '../subject.ts';
import type { Stage } from './backdrop.ts';
import type { Experience } from './experience.ts';
import type { Kit } from './kit.ts';
import type { PlainView } from './motif.ts';
import { country, type Land } from './landscape.ts';
import * as s from './shapes.ts';
import { footOf, tripShadow } from './tripShadow.ts';
import { MIDDLE } from './wideStage.ts';

/** The land that shows the same country after sunset. */
const afterDark: Partial<Record<Land, Land>> = { snow: 'night', studio: 'dark', room: 'dark' };

/** The subject on the right of its country; what is behind the words is plain. A scene is the evening where there is one. */
export function wideTrip(k: Kit, trip: Experience, view: PlainView, stage: Stage): string {
  const { width: w, height: h, x, y, scale } = stage;
  const land = (view === 'scene' && afterDark[trip.land]) || trip.land;
  const ground = { w, h, y: s.round(y + footOf(trip) * scale), unit: scale * 0.8, textShare: TEXT_SHARE };
  const { back, front } = country(k, land, ground);
  const own = trip.land === 'sky' ? y + MIDDLE * scale : y;
  return back + s.transform(x, own, scale, tripShadow(k, trip) + subject(trip.draw(k))) + front;
}
