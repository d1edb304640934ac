import type { ArtOrder, ArtShape, Illustrator } from '../types.ts';
import type { Stage } from './backdrop.ts';
import { drawGift, wrapped } from './draw-gift.ts';
import { drawGroup, groups } from './draw-group.ts';
import { drawTrip, trips } from './draw-trip.ts';
import { drawVoucher } from './draw-voucher.ts';
import { gifts } from './gifts.ts';
import type { Kit } from './kit.ts';
import { createKit, hash, mix } from './kit.ts';
import type { Palette } from './palettes.ts';
import { paletteNamed, palettes } from './palettes.ts';
import { drawSpot } from './spots.ts';
import { voucherMotifs } from './vouchers.ts';

const width = 1200;
const heights: Record<ArtShape, number> = { square: 1200, landscape: 900, portrait: 1600, hero: 480 };
const scales: Record<ArtShape, number> = { square: 1.4, landscape: 1.08, portrait: 1.5, hero: 0.62 };

function stageOf(shape: ArtShape): Stage {
  const height = heights[shape];
  return { width, height, x: shape === 'hero' ? width * 0.7 : width / 2, y: height * 0.5 + 4, scale: scales[shape] };
}

/** The palette of a scene: the accent becomes the surroundings, the object keeps its colours. */
function sceneColors(p: Palette): Palette {
  return {
    ...p,
    tint: mix(p.accent, '#FFFAF2', 0.82),
    tintLow: mix(p.accent, '#FFF3E2', 0.62),
    arch: mix(p.accent, '#FFF3E2', 0.36),
  };
}

function picture(k: Kit, { motif, view, shape }: ArtOrder): string {
  const stage = stageOf(shape);
  const group = groups[motif];
  if (group) return drawGroup(k, group, view, stage);
  if (voucherMotifs.includes(motif)) return drawVoucher(k, motif, view, stage);
  const trip = trips[motif];
  if (trip) return drawTrip(k, trip, view, stage);
  return drawGift(k, gifts[motif] ?? wrapped, view, stage);
}

function draw(order: ArtOrder): string {
  const { color } = order.subject ?? {};
  const p = { ...paletteNamed(order.palette), ...(color && { main: color }) };
  const k = createKit(
    order.view === 'scene' ? sceneColors(p) : p,
    order.seed ^ hash(order.motif + order.view),
    order.subject,
  );
  const body = picture(k, order);
  const height = heights[order.shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round"><defs>${k.defs()}</defs>${body}</svg>`;
}

/** Gifts, trips and vouchers. */
export const giftsIllustrator: Illustrator = {
  motifs: [...Object.keys(gifts), ...voucherMotifs, ...Object.keys(trips), ...Object.keys(groups)],
  palettes: Object.keys(palettes),
  draw,
  drawSpot,
};
