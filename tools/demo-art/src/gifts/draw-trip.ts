import type { ArtView } from '../types.ts';
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
import type { Ground } from './terrain.ts';
import { country } from './landscape.ts';
import { paper } from './palettes.ts';
import { bunting, pine } from './scenery.ts';
import * as s from './shapes.ts';

export const trips: Experiences = {
  ...airTrips,
  ...waterTrips,
  ...moveTrips,
  ...tasteTrips,
  ...craftTrips,
  ...restTrips,
  ...natureTrips,
};

const onWater = (trip: Experience): boolean => trip.land === 'lake' || trip.land === 'river';

/** The subject in its country: near, further away with a framing branch, or seen from close by. */
export function drawTrip(k: Kit, trip: Experience, view: ArtView, stage: Stage): string {
  const { width: w, height: h } = stage;
  const scale = stage.scale * (view === 'scene' ? 0.74 : 0.94);
  const x = w * (view === 'scene' ? 0.46 : 0.5);
  const flies = trip.land === 'sky';
  const y = flies ? h * (view === 'scene' ? 0.4 : 0.46) : h * 0.84 - 255 * scale;
  const ground: Ground = { w, h, y: s.round(y + (onWater(trip) ? 200 : 255) * scale), unit: stage.scale * 0.8 };
  const { back, front } = country(k, trip.land, ground);
  const base = trip.shadow ? s.shadow(k, 0, 255, trip.shadow) : '';
  const float = onWater(trip) ? s.oval(0, 214, 300, 30, k.p.ink, s.faint(0.16)) : '';
  const picture = back + s.place(x, y, scale, base + float + trip.draw(k)) + front;
  if (view === 'main') return picture;
  if (view === 'scene') return picture + foreground(k, stage, trip);
  const [fx, fy] = trip.focus ?? [0, 0];
  const zoom = 1.75;
  const [cx, cy] = [x + fx * scale, y + fy * scale];
  return s.place(w * 0.52 - cx * zoom, h * 0.52 - cy * zoom, zoom, picture);
}

/** Something near the viewer that frames the wider shot. */
function foreground(k: Kit, stage: Stage, trip: Experience): string {
  const { width: w, height: h, scale } = stage;
  if (trip.land === 'room' || trip.land === 'studio' || trip.land === 'dark')
    return s.place(
      w * 0.92,
      h * 0.95,
      scale,
      s.each(7, (at) =>
        s.leaf(0, -60, 190 - Math.abs(at - 3) * 22, (at - 3) * 26, at % 2 ? paper.leaf : paper.leafDark),
      ) + s.cut(k, 'M-74 -70H74L56 60H-56Z', k.soft(k.p.main)),
    );
  const branch =
    s.place(
      w * 0.98,
      h * 0.04,
      scale,
      s.sprig(60, -60, 420, -132, paper.leafDark, 7) + s.sprig(60, -90, 300, -108, paper.leaf, 6),
    ) +
    s.place(
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
