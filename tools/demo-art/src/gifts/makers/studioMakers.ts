import { collar, vest } from '../hosts/clothes.ts';
import { glasses, strands } from '../hosts/faces.ts';
import type { Kit } from '../kit.ts';
import { paper } from '../palettes.ts';
import * as s from '../shapes.ts';
import type { Maker } from './maker.ts';
import { gift, needle, onBench, set, shelf, toolRail } from './workroom.ts';

/** Books side by side, their feet on 0. */
const books = (k: Kit, colors: readonly string[]): string =>
  colors
    .map((color, at) => {
      const height = 120 + ((at * 37) % 50);
      return (
        s.rect(at * 40, -height, 36, height, 5, k.soft(color)) + s.rect(at * 40, -height + 20, 36, 8, 0, paper.gold)
      );
    })
    .join('');

/** Rolled maps in a round box. */
const rolls = (k: Kit, color: string): string =>
  s.each(4, (at) =>
    s.transform(
      -36 + at * 24,
      -60,
      1,
      s.rect(-15, -150 + (at % 2) * 34, 30, 180, 8, k.soft('#F6ECD6')) +
        s.oval(0, -148 + (at % 2) * 34, 15, 7, '#D9C6A0') +
        s.rect(-15, -84, 30, 10, 0, k.p.accent),
      -12 + at * 8,
    ),
  ) + s.cut(k, 'M-72 -110H72L62 0H-62Z', k.soft(color), 0.6);

/** Dark curls down to the shoulders; a book on the needle, the sky on the wall. */
const kartenzimmer: Maker = {
  skin: '#B97A52',
  hair: '#35231C',
  shirt: '#E8E2F5',
  bench: '#C99A66',
  behind: (k, hair) =>
    s.each(13, (at) => {
      const angle = (at / 12) * Math.PI * 1.3 - 0.47;
      return s.disc(Math.cos(angle) * 158, -30 - Math.sin(angle) * 186, 70, k.soft(hair));
    }) + s.rect(-140, -60, 280, 200, 60, hair),
  clothes: (k) => collar(k, '#FFFFFF') + vest(k, '#4A3F9C', [190, 256], 104),
  crown: (k, hair) =>
    s.each(8, (at) => s.disc(-126 + at * 36, -124 - Math.sin((at / 7) * Math.PI) * 72, 48, k.soft(hair))) +
    s.each(6, (at) =>
      s.line(
        `M${-120 + at * 42} ${s.round(-140 - Math.sin((at / 5) * Math.PI) * 70)}q16 -24 36 -6`,
        k.light(hair, 0.3),
        5,
        s.faint(0.5),
      ),
    ) +
    s.each(2, (at) => s.disc(at ? 132 : -132, 52, 13, 'none', `stroke="${paper.gold}" stroke-width="7"`)),
  wall: (k) =>
    gift(k, 'star-map-print', 196, 610, 0.72) +
    shelf(k, 850, 400, 320) +
    s.transform(880, 400, 1, books(k, [k.p.main, '#C6503F', '#F0D9A8', k.p.accent, '#3F7A6A', k.p.arch])) +
    shelf(k, 880, 700, 290) +
    s.transform(1060, 700, 1, rolls(k, k.p.main)),
  work: (k) =>
    s.cut(k, 'M-262 640Q-130 590 0 622Q130 590 262 640L300 800Q140 756 0 790Q-140 756 -300 800Z', k.soft(k.p.main)) +
    s.cut(k, 'M0 618Q-126 582 -244 626L-276 776Q-130 734 0 770Z', k.linear('#FFFDF6', '#EFE6D6', 0), 0.6) +
    s.cut(k, 'M0 618Q126 582 244 626L276 776Q130 734 0 770Z', k.linear('#E4DAC8', '#FFFDF6', 0), 0.6) +
    s.line('M0 630V764', k.p.accent, 6, 'stroke-dasharray="18 14"') +
    s.line('M44 650Q124 628 206 648M48 686Q130 664 216 684M50 722Q136 700 226 722', k.p.main, 5, s.faint(0.35)) +
    s.transform(
      -134,
      684,
      0.72,
      s.disc(0, 0, 74, k.p.main) +
        s.line('M-40 20L-10 -30L26 -10L44 30', paper.white, 5, s.faint(0.7)) +
        s.star(-40, 20, 12, paper.gold) +
        s.star(-10, -30, 12, paper.cream) +
        s.star(26, -10, 10, paper.gold) +
        s.star(44, 30, 12, paper.cream),
    ) +
    s.line('M0 652Q40 560 120 570', k.p.accent, 5) +
    s.transform(120, 570, 1, needle(110), 158),
  hands: [
    { wrist: [-330, 732], turn: -12, flat: true },
    { wrist: [216, 524], turn: 26 },
  ],
  front: (k) =>
    set(
      k,
      -400,
      870,
      1.2,
      130,
      s.cutRect(k, -110, -44, 230, 44, 8, k.soft('#C6503F')) +
        s.cutRect(k, -96, -84, 200, 40, 8, k.soft('#F0D9A8'), 0.6) +
        s.cutRect(k, -84, -120, 180, 36, 8, k.soft('#3F7A6A'), 0.6) +
        s.disc(0, -22, 10, paper.gold),
    ) + onBench(k, 'mini-planetarium', 400, 884, 0.42),
};

/** A black bob and round glasses; a lamp under the soldering iron. */
const lichtung: Maker = {
  skin: '#F3CFA9',
  hair: '#26202A',
  shirt: '#2F6E78',
  bench: '#E0B48C',
  behind: (k, hair) =>
    s.cut(
      k,
      'M-158 70C-190 -130 -150 -262 0 -264C150 -262 190 -130 158 70C136 100 -136 100 -158 70Z',
      k.soft(k.dark(hair, 0.2)),
    ),
  clothes: (k) => collar(k, '#4A8A94'),
  crown: (k, hair) =>
    s.cut(
      k,
      'M-152 72C-184 -120 -148 -258 0 -260C148 -258 184 -120 152 72C140 84 124 76 118 58C128 -20 128 -56 122 -90C60 -106 -60 -106 -122 -90C-128 -56 -128 -20 -118 58C-124 76 -140 84 -152 72Z',
      k.soft(hair),
      0.8,
    ) +
    strands(
      k,
      'M-118 -130C-110 -190 -60 -224 -10 -230M20 -230C76 -222 112 -184 120 -130M-60 -116C-56 -140 -50 -160 -40 -180M60 -116C58 -140 50 -160 40 -180',
      hair,
    ) +
    glasses('#8A2F46'),
  wall: (k) =>
    s.line('M214 250L232 300', k.p.ink, 4, s.faint(0.5)) +
    s.disc(214, 248, 9, paper.steelDark) +
    gift(k, 'kite', 190, 560, 0.6) +
    shelf(k, 860, 470, 310) +
    gift(k, 'headphones-wood', 1016, 474, 0.4) +
    toolRail(k, 900, 600, 3) +
    shelf(k, 40, 800, 250) +
    s.each(
      3,
      (at) =>
        s.cutRect(k, 56 + at * 74, 746, 64, 54, 8, k.soft([k.p.accent, k.p.main, paper.gold][at] ?? ''), 0.5) +
        s.rect(72 + at * 74, 768, 32, 10, 5, paper.cream),
    ),
  work: (k) =>
    s.disc(-10, 590, 210, k.glow('#FFDF8A', 0.85)) +
    s.oval(10, 806, 160, 26, k.p.ink, s.faint(0.16)) +
    s.cut(k, 'M-140 760Q-140 736 0 736Q140 736 140 760V784Q140 808 0 808Q-140 808 -140 784Z', k.soft(paper.oak)) +
    s.oval(0, 760, 140, 26, k.light(paper.oak, 0.3)) +
    s.cutRect(k, -30, 664, 60, 96, 10, k.soft(paper.steelDark), 0.6) +
    s.line('M-30 690H30M-30 712H30M-30 734H30', k.dark(paper.steelDark, 0.3), 5) +
    s.cut(
      k,
      'M-30 668C-30 634 -84 614 -84 556A84 84 0 0 1 84 556C84 614 30 634 30 668Z',
      k.linear('#FFF6D0', '#FFD267', 60),
      0.6,
    ) +
    s.line('M-16 664V600L-28 566L-8 586L6 562L20 586L32 566L16 600V664', '#E58A2E', 6) +
    s.path('M-60 540Q-52 500 -16 490Q-44 516 -46 556Z', paper.white, s.faint(0.8)) +
    s.line('M34 744Q120 700 180 780T330 800', k.p.main, 9) +
    s.line('M300 560L96 700', paper.steel, 13) +
    s.line('M96 700L70 718', paper.steelDark, 8) +
    s.line('M340 532L196 632', k.p.accent, 32) +
    s.line('M62 700Q40 676 58 654T52 612', paper.white, 7, s.faint(0.8)),
  hands: [
    { wrist: [-256, 760], turn: -4 },
    { wrist: [330, 546], turn: -36 },
  ],
  front: (k) =>
    onBench(k, 'couple-lamp', -392, 890, 0.42) +
    set(
      k,
      400,
      870,
      1,
      84,
      s.cutRect(k, -70, -90, 150, 90, 10, k.soft('#3E7F5A'), 0.8) +
        s.each(4, (at) => s.disc(-44 + at * 32, -66, 7, paper.gold)) +
        s.rect(-30, -50, 44, 32, 4, k.p.ink) +
        s.line('M14 -34h40v24M-30 -34h-24v20', paper.gold, 4),
    ),
};

/** Makers of what is drawn, bound and wired. */
export const studioMakers: Record<string, Maker> = {
  'maker-kartenzimmer': kartenzimmer,
  'maker-lichtung': lichtung,
};
