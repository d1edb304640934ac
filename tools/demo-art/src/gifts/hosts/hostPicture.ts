import type { Stage } from '../backdrop.ts';
import { trips } from '../draw-trip.ts';
import type { Kit } from '../kit.ts';
import { country } from '../landscape.ts';
import * as s from '../shapes.ts';
import type { Host } from './host.ts';
import { drawPerson } from './person.ts';

/** Units from the top of a hat to the lower edge of the picture, and the y of the chest that is at that edge. */
const HEIGHT = 860;
const CHEST = 556;

/** A portrait of a host before the destination of the trip, with the trip itself in the distance. */
export function hostPicture(k: Kit, host: Host, { width: w, height: h }: Stage): string {
  const size = Math.min(w, h);
  const { back, front } = country(k, host.land, { w, h, y: h * 0.82, unit: size / 1150 });
  const { motif, x, y, size: part } = host.trade;
  const trade = s.transform(w * x, h * y, (size / 600) * part * 0.72, trips[motif]?.draw(k) ?? '');
  const scale = (size * 0.86) / HEIGHT;
  return back + front + trade + s.transform(w * 0.44, h - CHEST * scale + 2, scale, drawPerson(k, host));
}
