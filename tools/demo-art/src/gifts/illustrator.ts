import type { ArtOrder, Illustrator } from '../types.ts';
import type { Stage } from './backdrop.ts';
import { drawGift, wrapped } from './draw-gift.ts';
import { drawGroup, groups } from './draw-group.ts';
import { drawTrip, trips } from './draw-trip.ts';
import { drawVoucher } from './draw-voucher.ts';
import { gifts } from './gifts.ts';
import { itemView, viewsOf } from './itemView.ts';
import type { Kit } from './kit.ts';
import { createKit, hash, mix } from './kit.ts';
import type { PlainView } from './motif.ts';
import type { Palette } from './palettes.ts';
import { paletteNamed, palettes } from './palettes.ts';
import { drawPortrait, portraitMotifs } from './portraits.ts';
import { drawSpot } from './spots.ts';
import { heights, stageOf } from './stageOf.ts';
import { voucherMotifs } from './vouchers.ts';
import { wideGift } from './wideGift.ts';
import { wideTrip } from './wideTrip.ts';
import { wideVoucher } from './wideVoucher.ts';
import { isWide } from '../wide.ts';

/** The palette of a scene: the accent becomes the surroundings, the object keeps its colours. */
function sceneColors(p: Palette): Palette {
  return {
    ...p,
    tint: mix(p.accent, '#FFFAF2', 0.82),
    tintLow: mix(p.accent, '#FFF3E2', 0.62),
    arch: mix(p.accent, '#FFF3E2', 0.36),
  };
}

/** A picture that a motif's own drawing fills: a portrait, a tile, a scene of what is no gift, and all wide ones. */
function picture(k: Kit, { motif, view: asked, shape }: ArtOrder, stage: Stage): string {
  const view = asked === 'scene' ? 'scene' : 'main';
  const portrait = drawPortrait(k, motif, stage);
  if (portrait) return portrait;
  if (isWide(shape)) return widePicture(k, motif, view, stage);
  const group = groups[motif];
  if (group) return drawGroup(k, group, view, stage);
  if (voucherMotifs.includes(motif)) return drawVoucher(k, motif, view, stage);
  const trip = trips[motif];
  if (trip) return drawTrip(k, trip, view, stage);
  return drawGift(k, gifts[motif] ?? wrapped, stage);
}

function widePicture(k: Kit, motif: string, view: PlainView, stage: Stage): string {
  const [group, trip] = [groups[motif], trips[motif]];
  if (group) return drawGroup(k, group, view, stage);
  if (voucherMotifs.includes(motif)) return wideVoucher(k, motif, view, stage);
  if (trip) return wideTrip(k, trip, view, stage);
  return wideGift(k, motif, view, stage);
}

function draw(order: ArtOrder): string {
  const { color } = order.subject ?? {};
  const p = { ...paletteNamed(order.palette), ...(color && { main: color }) };
  const k = createKit(
    order.view === 'scene' && !(isWide(order.shape) && trips[order.motif]) ? sceneColors(p) : p,
    order.seed ^ hash(order.motif + order.view),
    order.subject,
  );
  const stage = stageOf(order.shape);
  const own = isWide(order.shape) ? undefined : itemView(k, order, stage);
  const body = own?.content ?? picture(k, order, stage);
  const { width, height } = stage;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round"><defs>${k.defs()}${own?.definitions ?? ''}</defs>${body}</svg>`;
}

/** Gifts, trips and vouchers. */
export const giftsIllustrator: Illustrator = {
  motifs: [...Object.keys(gifts), ...voucherMotifs, ...Object.keys(trips), ...Object.keys(groups), ...portraitMotifs],
  palettes: Object.keys(palettes),
  heights,
  draw,
  views: ({ motif, subject }) => viewsOf(motif, subject),
  angle: (motif) => gifts[motif]?.turn ?? 0,
  drawSpot,
};
