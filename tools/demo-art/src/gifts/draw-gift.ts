import type { Stage } from './backdrop.ts';
import { confetti, mainBackdrop } from './backdrop.ts';
import type { Kit } from './kit.ts';
import { giftShadow } from './giftShadow.ts';
import { FOOT, type Gift } from './motif.ts';
import { subject } from '../subject.ts';
import * as s from './shapes.ts';
import { writtenName } from './writtenName.ts';

/** What stands in for a motif nobody has drawn. */
export const wrapped: Gift = {
  draw: (k) =>
    s.present(k, -10, FOOT, 380, 360, k.p.main, k.p.second) + s.present(k, 170, 262, 170, 150, k.p.second, k.p.accent),
  setting: 'party',
  size: 1.2,
  shadow: 240,
};

/** A gift on its tile, in its own size on the ground of the stage. */
export function drawGift(k: Kit, gift: Gift, stage: Stage): string {
  const { x, y, scale } = stage;
  const { size = 1, shadow } = gift;
  const foot = shadow === null ? 0 : FOOT * scale * (1 - size);
  return (
    mainBackdrop(k, stage, shadow !== null) +
    confetti(k, stage, 18) +
    s.transform(x, y + foot, scale * size, giftShadow(k, gift) + subject(gift.draw(k) + writtenName(k, gift)))
  );
}
