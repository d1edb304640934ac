import type { ArtView } from '../types.ts';
import type { Stage } from './backdrop.ts';
import { confetti, detailBackdrop, mainBackdrop } from './backdrop.ts';
import type { Kit } from './kit.ts';
import { giftShadow } from './giftShadow.ts';
import { FOOT, type Gift } from './motif.ts';
import { paper } from './palettes.ts';
import { subject } from '../subject.ts';
import { surroundings } from './settings.ts';
import * as s from './shapes.ts';
import { writtenName } from './writtenName.ts';

/** What stands in for a motif nobody has drawn. */
export const wrapped: Gift = {
  draw: (k) =>
    s.present(k, -10, 255, 380, 360, k.p.main, k.p.second) + s.present(k, 170, 262, 170, 150, k.p.second, k.p.accent),
  setting: 'party',
  size: 1.2,
  shadow: 240,
};

function object(k: Kit, gift: Gift, stage: Stage): string {
  return s.place(stage.x, stage.y, stage.scale, giftShadow(k, gift) + subject(gift.draw(k) + writtenName(k, gift)));
}

/** The object in its own size, on the ground of the stage. */
function sized(k: Kit, gift: Gift, stage: Stage): string {
  const { size = 1, shadow } = gift;
  const foot = shadow === null ? 0 : FOOT * stage.scale * (1 - size);
  return object(k, gift, { ...stage, y: stage.y + foot, scale: stage.scale * size });
}

const corners: ((k: Kit) => string)[] = [
  (k) =>
    s.sprig(-20, 30, 250, 34, paper.leafDark, 5) +
    s.sprig(-40, 30, 200, -6, paper.leaf, 4) +
    s.blossom(10, -40, 66, k.p.accent, paper.gold) +
    s.blossom(-60, 10, 46, k.p.second, paper.gold),
  (k) => s.present(k, -20, 34, 190, 170, k.p.accent, k.p.second),
  (k) =>
    s.group(
      'rotate(-16)',
      s.line('M10 -150Q40 -230 110 -240', k.p.accent, 8) +
        s.cut(k, 'M-80 -110L10 -190L100 -110V60H-80Z', k.soft(paper.cream)) +
        s.disc(10, -140, 15, k.p.main) +
        s.heart(10, -40, 44, k.p.accent),
    ),
  (k) =>
    s.cut(
      k,
      'M-160 60Q-100 -60 -20 -40T60 -130Q110 -190 80 -230L130 -240Q160 -150 90 -80T-10 20T-120 90Z',
      k.soft(k.p.accent),
    ) + s.bow(k, -40, -20, 0.9, k.p.accent),
];

/** A gift on its tile, in its setting, or from near with something in the corner. */
export function drawGift(k: Kit, gift: Gift, view: ArtView, stage: Stage): string {
  const { width, height, scale } = stage;
  if (view === 'main')
    return mainBackdrop(k, stage, gift.shadow !== null) + confetti(k, stage, 18) + sized(k, gift, stage);
  if (view === 'scene') {
    const low = { ...stage, scale: scale * 0.86, y: height * 0.87 - scale * 0.86 * FOOT };
    const hung = { ...stage, y: height * 0.43, scale: scale * 0.8 };
    return surroundings[gift.setting](k, low) + sized(k, gift, gift.shadow === null ? hung : low);
  }
  const [fx, fy] = gift.focus ?? [30, -20];
  const near = scale * 1.75;
  const close = { ...stage, scale: near, x: stage.x + width * 0.03 - fx * near, y: height * 0.5 - fy * near };
  const corner = corners[Math.floor(k.random() * corners.length)];
  return detailBackdrop(k, stage) + object(k, gift, close) + s.place(150, height - 40, scale * 1.1, corner?.(k) ?? '');
}
