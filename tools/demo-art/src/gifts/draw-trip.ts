import type { Stage } from './backdrop.ts';
import { airTrips } from './exp-air.ts';
import { craftTrips } from './exp-craft.ts';
import type { Experience, Experiences } from './experience.ts';
import { moveTrips } from './exp-move.ts';
import { natureTrips } from './exp-nature.ts';
import { restTrips } from './exp-rest.ts';
import { tasteTrips } from './exp-taste.ts';
import { waterTrips } from './exp-water.ts';
import type { Kit } from './kit.ts';
import { country } from './landscape.ts';
import { FOOT, type PlainView } from './motif.ts';
import { paper } from './palettes.ts';
import { bunting, pine } from './scenery.ts';
import * as s from './shapes.ts';
import type { Ground } from './terrain.ts';
import { footOf, tripShadow } from './tripShadow.ts';

export const trips: Experiences = {
  ...airTrips,
  ...waterTrips,
  ...moveTrips,
  ...tasteTrips,
  ...craftTrips,
  ...restTrips,
  ...natureTrips,
};

/** The subject in its country: near, or further away with a framing branch. */
export function drawTrip(k: Kit, trip: Experience, view: PlainView, stage: Stage): string {
  const { width: w, height: h } = stage;
  const scale = stage.scale * (view === 'scene' ? 0.74 : 0.94);
  const x = w * (view === 'scene' ? 0.46 : 0.5);
  const flies = trip.land === 'sky';
  const y = flies ? h * (view === 'scene' ? 0.4 : 0.46) : h * 0.84 - FOOT * scale;
  const ground: Ground = { w, h, y: s.round(y + footOf(trip) * scale), unit: stage.scale * 0.8 };
  const { back, front } = country(k, trip.land, ground);
  const picture = back + s.transform(x, y, scale, tripShadow(k, trip) + trip.draw(k)) + front;
  return view === 'scene' ? picture + foreground(k, stage, trip) : picture;
}

/** Something near the viewer that frames the wider shot. */
function foreground(k: Kit, stage: Stage, trip: Experience): string {
  const { width: w, height: h, scale } = stage;
  if (trip.land === 'room' || trip.land === 'studio' || trip.land === 'dark')
    return s.transform(
      w * 0.92,
      h * 0.95,
      scale,
      s.each(7, (at) =>
        s.leaf(0, -60, 190 - Math.abs(at - 3) * 22, (at - 3) * 26, at % 2 ? paper.leaf : paper.leafDark),
      ) + s.cut(k, 'M-74 -70H74L56 60H-56Z', k.soft(k.p.main)),
    );
  const branch =
    s.transform(
      w * 0.98,
      h * 0.04,
      scale,
      s.sprig(60, -60, 420, -132, paper.leafDark, 7) + s.sprig(60, -90, 300, -108, paper.leaf, 6),
    ) +
    s.transform(
      w * 0.02,
      h * 0.99,
      scale,
      s.sprig(-30, 30, 280, 30, paper.leafDark, 6) +
        s.sprig(-40, 30, 220, 4, paper.leaf, 5) +
        s.blossom(60, -40, 40, k.p.accent, paper.gold) +
        s.blossom(10, -90, 30, paper.cream, paper.gold),
    );
  const firs =
    pine(k, w * 0.02, h * 1.04, scale * 2.6, paper.leafDark) +
    pine(k, w * 0.13, h * 1.08, scale * 1.9, k.dark(paper.leafDark, 0.2)) +
    pine(k, w * 0.99, h * 1.05, scale * 2.2, paper.leafDark);
  const flags = bunting(k, w, -10, 44 * scale);
  if (trip.land === 'snow' || trip.land === 'night' || trip.land === 'night-forest') return firs;
  if (trip.land === 'track') return flags;
  return (
    [branch, firs, flags + pine(k, w * 0.99, h * 1.05, scale * 2, paper.leafDark)][Math.floor(k.random() * 3)] ?? branch
  );
}
