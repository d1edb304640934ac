import { closeUp, type Material } from '../closeUp/closeUp.ts';
import { materialOf } from '../closeUp/materialOf.ts';
import type { Frame } from '../kitchen/backdrops.ts';
import { Brush } from '../kitchen/brush.ts';
import { subject } from '../subject.ts';
import type { ArtOrder, ShownView } from '../types.ts';
import { companionFor } from '../views/companions.ts';
import { drawnSize } from '../views/drawnSize.ts';
import { inHand, instantPicture } from '../views/inHand.ts';
import { beside } from '../views/scaleView.ts';
import { snapshot } from '../views/snapshot.ts';
import { spanOf, type Thing } from '../views/thing.ts';
import { useHands } from '../views/useHands.ts';
import type { Stage } from './backdrop.ts';
import { boxOf } from './boxes.ts';
import { wrapped } from './draw-gift.ts';
import { groups } from './draw-group.ts';
import { drawTrip, trips } from './draw-trip.ts';
import { gifts } from './gifts.ts';
import { giftShadow } from './giftShadow.ts';
import { hash, type Kit, mix } from './kit.ts';
import { FOOT, type Gift } from './motif.ts';
import { paper } from './palettes.ts';
import { portraitMotifs } from './portraits.ts';
import { surroundings } from './settings.ts';
import * as s from './shapes.ts';
import { voucherCard, voucherMotifs } from './vouchers.ts';
import { writtenName } from './writtenName.ts';

/** The content of a picture, and the SVG definitions of what the brush drew; those of the kit are kept by the kit. */
interface ArrangedPicture {
  content: string;
  definitions: string;
}

/** The longer side of a gift of which no size is known, in cm. */
const USUAL_CM = 30;

/** The brush of close-ups and hands, in the colours of the gift. */
function brushOf({ p, subject: shown }: Kit, seed: number): Brush {
  const table = mix(p.arch, '#8a6446', 0.5);
  const colors = { wall: p.tintLow, scene: p.arch, table, cloth: p.second, accent: p.main, glaze: p.main };
  return new Brush(colors, seed, shown, new Map(), 'v');
}

function thingOf(k: Kit, motif: string, gift: Gift): Thing {
  const [box, side] = boxOf(motif);
  const art = subject(gift.draw(k) + writtenName(k, gift));
  return { motif, art, box, lies: false, grip: [side, box[1] + (box[3] - box[1]) * 0.58] };
}

/** In its surroundings, with the hands that use it. */
function inUse(k: Kit, b: Brush, motif: string, gift: Gift, { width, height, x, scale, ...stage }: Stage): string {
  const { size = 1, shadow } = gift;
  const small = scale * (shadow === null ? 0.8 : 0.82);
  const low = { ...stage, width, height, x, scale: small, y: height * 0.87 - small * FOOT };
  const grown = small * size;
  const y = shadow === null ? height * 0.46 : low.y + FOOT * (small - grown);
  const placed = { x: x - width * 0.03, y, scale: grown };
  const thing = thingOf(k, motif, gift);
  const cm = drawnSize(motif, k.subject) ?? USUAL_CM;
  const { behind, front } = useHands(b, thing, placed, spanOf(thing) / cm);
  return (
    surroundings[gift.setting](k, low) +
    behind +
    s.transform(placed.x, y, grown, giftShadow(k, gift) + thing.art) +
    front
  );
}

/** A table before a wall in daylight; things stand on it at `ground`. */
function quietTable(k: Kit, { width, height }: Frame, ground: number): string {
  const top = s.round(ground - height * 0.1);
  const board = mix(k.p.arch, paper.oak, 0.5);
  return (
    s.rect(0, 0, width, height, 0, k.linear(k.light(k.p.tintLow, 0.3), mix(k.p.tintLow, k.p.arch, 0.4), 70)) +
    s.path(
      `M${width * 0.06} 0H${width * 0.34}L${width * 0.9} ${top}H${width * 0.5}Z`,
      k.fade('#FFFAF0', 0.6, 0.1, 50),
    ) +
    s.rect(0, top - 10, width, 40, 0, k.p.ink, s.faint(0.07)) +
    s.rect(0, top, width, height - top, 0, k.linear(k.light(board, 0.4), board)) +
    s.rect(0, top, width, 6, 0, paper.white, s.faint(0.5))
  );
}

/** On a table beside something whose size everybody knows. */
function besideKnown(k: Kit, b: Brush, motif: string, gift: Gift, frame: Frame): string {
  const bare = thingOf(k, motif, gift);
  const thing = { ...bare, art: giftShadow(k, gift) + bare.art };
  const cm = drawnSize(motif, k.subject) ?? USUAL_CM;
  const { content, ground } = beside(b, thing, cm, companionFor(motif, cm, false), frame);
  return quietTable(k, frame, ground) + content;
}

/** The voucher of an experience as it comes out of the envelope: its picture, lines to write on, a ribbon. */
function printedVoucher(k: Kit, print: string) {
  const content =
    s.cutRect(k, -330, -210, 660, 420, 18, k.linear(paper.white, k.light(k.p.second, 0.3), 60), 1.2) +
    k.clip(s.rect(-312, -192, 372, 384, 10, 'none'), s.transform(-126, 0, 0.82, print)) +
    s.rect(84, -150, 150, 16, 8, k.p.main) +
    s.rect(84, -116, 210, 9, 4, k.p.ink, s.faint(0.3)) +
    s.rect(84, -92, 180, 9, 4, k.p.ink, s.faint(0.3)) +
    s.line('M84 -20H300M84 40H300', k.p.ink, 3, s.faint(0.35)) +
    s.line('M96 -30C120 -60 130 -20 150 -40S190 -50 210 -34', k.p.main, 5) +
    s.each(12, (at) => s.rect(84 + at * 15, 104, at % 3 ? 5 : 9, 60, 1, k.p.ink, s.faint(0.75))) +
    s.rect(38, -210, 26, 420, 0, k.soft(k.p.accent)) +
    s.bow(k, 51, -196, 0.5, k.p.accent);
  return { width: 660, height: 420, content };
}

/** The trip enlarged around its focus, 500 by 500 around the origin. `stamp` places the drawn tile. */
function enlargedTrip(k: Kit, motif: string, stage: Stage, stamp: (x: number, y: number) => string): string {
  const trip = trips[motif]!;
  const [fx, fy] = trip.focus ?? [0, 0];
  const { width: w, height: h } = stage;
  const scale = stage.scale * 0.94;
  const y = trip.land === 'sky' ? h * 0.46 : h * 0.84 - FOOT * scale;
  const zoom = 0.92;
  return s.transform(-(w * 0.5 + fx * scale * 0.7) * zoom, -(y + fy * scale * 0.7) * zoom, zoom, stamp(0, 0));
}

function tripView(k: Kit, b: Brush, motif: string, view: ArtOrder['view'], stage: Stage): string {
  const trip = trips[motif]!;
  const picture = b.stamp(drawTrip(k, trip, 'main', stage));
  if (view === 'snapshot') {
    const { content } = instantPicture(b, enlargedTrip(k, motif, stage, picture));
    return snapshot(b, { motif, art: content, box: [-280, -330, 280, 330], lies: true }, stage);
  }
  const near = enlargedTrip(k, motif, stage, picture);
  const behind =
    picture(0, 0) + b.blurred(s.transform(-stage.width * 0.04, -stage.height * 0.04, 1.08, picture(0, 0)), 13);
  if (view === 'detail') return behind + inHand(b, instantPicture(b, near), stage);
  return quietTable(k, stage, stage.height * 0.86) + inHand(b, printedVoucher(k, near), stage);
}

function voucherView(k: Kit, b: Brush, motif: string, view: ArtOrder['view'], frame: Frame): string {
  const card = { width: 430, height: 600, content: voucherCard(k, motif) };
  if (view === 'snapshot')
    return snapshot(b, { motif, art: card.content, box: [-215, -300, 215, 300], lies: true }, frame);
  return quietTable(k, frame, frame.height * 0.86) + inHand(b, card, frame);
}

/** The picture of an item, unless it is one that the motif's own drawing arranges. */
export function itemView(k: Kit, { motif, view, seed }: ArtOrder, stage: Stage): ArrangedPicture | undefined {
  if (view === 'main' || portraitMotifs.includes(motif)) return;
  const b = brushOf(k, (seed ^ hash(motif + view)) >>> 0);
  const content = drawn(k, b, motif, view, stage);
  return content === undefined ? undefined : { content, definitions: b.definitions() };
}

/** The material that a close-up of a card, a gift or a group shows. */
function surfaceOf(motif: string, materials?: readonly string[]): Material {
  const material = voucherMotifs.includes(motif) ? 'paper' : materialOf(motif, materials);
  if (!material) throw new Error(`A close-up of "${motif}" needs a material, and its subject names none.`);
  return material;
}

function drawn(k: Kit, b: Brush, motif: string, view: ArtOrder['view'], stage: Stage): string | undefined {
  const isGroup = groups[motif] !== undefined;
  const isVoucher = voucherMotifs.includes(motif);
  if (trips[motif]) return view === 'scene' ? undefined : tripView(k, b, motif, view, stage);
  if (view === 'detail') return closeUp(b, surfaceOf(motif, k.subject.materials), stage);
  if (isVoucher) return view === 'scene' ? undefined : voucherView(k, b, motif, view, stage);
  if (isGroup) return;
  const gift = gifts[motif] ?? wrapped;
  if (view === 'scene') return inUse(k, b, motif, gift, stage);
  if (view === 'snapshot') return snapshot(b, thingOf(k, motif, gift), stage);
  return besideKnown(k, b, motif, gift, stage);
}

/** The pictures of an item with this motif, none of which repeats another. */
export function viewsOf(
  motif: string,
  { materials, size }: NonNullable<ArtOrder['subject']> = {},
): readonly ShownView[] {
  const first = [{ view: 'main' }, { view: 'scene' }] as const;
  if (portraitMotifs.includes(motif)) return [{ view: 'main' }];
  if (trips[motif]) return [...first, { view: 'detail' }, { view: 'voucher' }];
  if (voucherMotifs.includes(motif)) return [...first, { view: 'detail', material: 'paper' }, { view: 'voucher' }];
  const material = materialOf(motif, materials);
  const cm = groups[motif] ? undefined : drawnSize(motif, size === undefined ? {} : { size });
  return [
    ...first,
    ...(material ? [{ view: 'detail', material } as const] : []),
    ...(cm ? [{ view: 'scale', beside: companionFor(motif, cm, false) } as const] : []),
  ];
}
