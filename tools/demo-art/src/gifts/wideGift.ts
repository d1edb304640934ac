import { besideSubject } from '../wide.ts';
import { subject } from '../subject.ts';
import { confetti, groundOf, mainBackdrop, type Stage } from './backdrop.ts';
import { boxOf } from './boxes.ts';
import type { Kit } from './kit.ts';
import { giftShadow } from './giftShadow.ts';
import { wrapped } from './draw-gift.ts';
import { gifts } from './gifts.ts';
import { FOOT, type PlainView } from './motif.ts';
import { paper } from './palettes.ts';
import { vase } from './scenery.ts';
import * as s from './shapes.ts';
import { MIDDLE } from './wideStage.ts';
import { writtenName } from './writtenName.ts';

/** A bare wall with a beam of daylight, and a table. */
export function plainRoom(k: Kit, stage: Stage): string {
  const { width: w, height: h, scale } = stage;
  const top = s.round(groundOf(stage) - 84 * scale);
  const board = k.dark(k.p.arch, 0.06);
  return (
    s.rect(0, 0, w, h, 0, k.linear(k.p.tint, k.p.tintLow, 70)) +
    s.path(`M${w * 0.3} 0H${w * 0.56}L${w} ${top}H${w * 0.62}Z`, k.fade('#FFF6D8', 0.6, 0.1, 40)) +
    s.rect(0, top - 12, w, 40, 0, k.p.ink, s.faint(0.06)) +
    s.rect(0, top, w, h - top, 0, k.linear(k.light(board, 0.24), board, 90)) +
    s.rect(0, top, w, 6, 0, paper.white, s.faint(0.4))
  );
}

/** The object on the right: before its backdrop, or on a table with flowers. */
export function wideGift(k: Kit, motif: string, view: PlainView, stage: Stage): string {
  const { x, y, scale } = stage;
  const gift = gifts[motif] ?? wrapped;
  const [[, top, , bottom]] = boxOf(motif);
  const { size = 1 } = gift;
  const stands = gift.shadow !== null;
  const foot = y + scale * (stands ? FOOT * (1 - size) : MIDDLE - ((top + bottom) / 2) * size);
  const object = s.transform(x, foot, scale * size, giftShadow(k, gift) + subject(gift.draw(k) + writtenName(k, gift)));
  if (view !== 'main')
    return plainRoom(k, stage) + besideSubject(vase(k, x + 396 * scale, y + 215 * scale, scale * 0.8)) + object;
  const presents =
    s.transform(x - 400 * scale, y + 244 * scale, scale, s.present(k, 0, 0, 130, 112, k.p.main, k.p.second)) +
    s.transform(x + 390 * scale, y + 250 * scale, scale, s.present(k, 0, 0, 150, 134, k.p.accent, k.p.second));
  return mainBackdrop(k, stage, stands) + confetti(k, stage, 18) + (stands ? besideSubject(presents) : '') + object;
}
