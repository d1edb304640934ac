import type { Stage } from './backdrop.ts';
import { confetti, groundOf, mainBackdrop } from './backdrop.ts';
import { trips } from './draw-trip.ts';
import { TEXT_SHARE } from '../wide.ts';
import { gifts } from './gifts.ts';
import type { Kit } from './kit.ts';
import { country } from './landscape.ts';
import { FOOT, type PlainView } from './motif.ts';
import type { Setting } from './settings.ts';
import { paper } from './palettes.ts';
import { balloon, cloud } from './scenery.ts';
import { surroundings } from './settings.ts';
import { subject } from '../subject.ts';
import * as s from './shapes.ts';
import { plainRoom } from './wideGift.ts';
import { isWideStage } from './wideStage.ts';

/** One thing of a group: what, where in a 1000 wide box around 0 0 with the ground at FOOT, how big. */
type Part = [motif: string, x: number, ground: number, scale: number];

interface Group {
  parts: Part[];
  setting: Setting | 'sky';
  /** Balloons or clouds above the things. */
  above?: 'balloons' | 'clouds';
}

export const groups: Record<string, Group> = {
  'series-cosy-evening': {
    parts: [
      ['couple-lamp', -250, 240, 0.98],
      ['wool-blanket', 130, 236, 0.86],
      ['scented-candle', 360, 262, 0.52],
      ['name-mug', 40, 290, 0.5],
    ],
    setting: 'cosy',
  },
  'series-wedding-day': {
    parts: [
      ['wedding-guestbook', 190, 262, 0.94],
      ['flower-subscription', -240, 240, 1.08],
      ['ring-dish', -70, 306, 0.44],
    ],
    setting: 'party',
    above: 'balloons',
  },
  'series-gourmet-table': {
    parts: [
      ['wine-crate', 250, 226, 0.94],
      ['olive-oil-trio', -300, 230, 0.86],
      ['fondue-set', -60, 292, 0.82],
    ],
    setting: 'table',
  },
  'series-sky-high': {
    parts: [
      ['helicopter-flight', 300, 120, 0.46],
      ['paragliding-tandem', -330, 40, 0.62],
      ['hot-air-balloon', 20, 200, 1],
    ],
    setting: 'sky',
  },
  'home-hero': {
    parts: [
      ['flower-subscription', 330, 236, 0.98],
      ['gift', -30, 240, 1],
      ['plush-marmot', -330, 262, 0.72],
      ['name-mug', 210, 304, 0.54],
    ],
    setting: 'party',
    above: 'balloons',
  },
  'landing-hero': {
    parts: [
      ['kite', -330, 120, 0.5],
      ['paragliding-tandem', 330, 40, 0.56],
      ['hot-air-balloon', 10, 190, 1],
    ],
    setting: 'sky',
  },
};

function part(k: Kit, [motif, x, ground, scale]: Part): string {
  const gift = gifts[motif];
  const draw = gift ?? trips[motif];
  const things = draw
    ? draw.draw(k)
    : s.present(k, -60, FOOT, 360, 330, k.p.main, k.p.second) +
      s.present(k, 140, 262, 210, 180, k.p.second, k.p.accent);
  const [half, cx] = typeof gift?.shadow === 'number' ? [gift.shadow, 0] : (gift?.shadow ?? [220, 0]);
  const grounded = draw && (!gift || gift.shadow === null) ? '' : s.shadow(k, cx, FOOT, half);
  return s.transform(x, ground - FOOT * scale, scale, grounded + things);
}

/** Several things together: series tiles and the wide pictures of the start pages. */
export function drawGroup(k: Kit, group: Group, view: PlainView, stage: Stage): string {
  const { width: w, height: h } = stage;
  const wide = isWideStage(stage);
  const scale = wide ? Math.min((h * 0.8) / 620, (w * 0.45) / 1000) : (w * 0.84) / 1000;
  const x = wide ? stage.x : w / 2;
  const y =
    (group.setting === 'sky'
      ? h * 0.46
      : wide
        ? stage.y + FOOT * stage.scale - 300 * scale
        : Math.min(h * 0.56, h * 0.84 - 300 * scale)) + (group.setting === 'sky' && !wide ? -10 : 0);
  const things = subject(group.parts.map((entry) => part(k, entry)).join(''));
  const own: Stage = { ...stage, x, y, scale: wide ? scale : stage.scale * 0.9 };
  const ground: Stage = { ...own, y: y + 280 * scale - FOOT * own.scale };
  if (group.setting === 'sky') {
    const { back, front } = country(k, 'sky', {
      w,
      h,
      y: h * 0.86,
      unit: own.scale * 0.8,
      ...(wide && { textShare: TEXT_SHARE }),
    });
    return (
      back +
      s.transform(x, y, view === 'scene' ? scale * 0.84 : scale, things) +
      front +
      (view === 'scene'
        ? cloud(w * 0.2, h * 0.94, own.scale * 2.2, paper.white, 1) +
          cloud(w * 0.8, h * 0.97, own.scale * 2.6, paper.white, 1)
        : '') +
      confetti(k, own, 14)
    );
  }
  const room = wide ? plainRoom : surroundings[group.setting];
  const behind = view === 'main' ? mainBackdrop(k, ground) : room(k, ground);
  const above =
    group.above && view === 'main' && !wide
      ? balloon(k, x + 410 * scale, groundOf(ground) - 560 * scale, scale * 0.9, k.p.accent) +
        balloon(k, x - 400 * scale, groundOf(ground) - 620 * scale, scale * 0.8, k.p.main) +
        balloon(k, x - 300 * scale, groundOf(ground) - 540 * scale, scale * 0.64, k.p.sun)
      : '';
  return behind + (view === 'main' ? confetti(k, own, 22) : '') + above + s.transform(x, y, scale, things);
}
