import { apron, collar, vest } from '../hosts/clothes.ts';
import { fullBeard, smileLines, strands, trimmedBeard } from '../hosts/faces.ts';
import type { Kit } from '../kit.ts';
import { paper } from '../palettes.ts';
import { archWindow } from '../scenery.ts';
import * as s from '../shapes.ts';
import type { Maker } from './maker.ts';
import { gift, inRow, onBench, set, shelf, toolRail } from './workroom.ts';

/** Chestnut hair over one shoulder and a lens on a band; a ring under the file. */
const silberbach: Maker = {
  skin: '#F5C9A8',
  hair: '#8A4B2C',
  shirt: '#5E7484',
  bench: '#B9824F',
  behind: (k, hair) =>
    s.cut(
      k,
      'M-148 -40C-176 -256 176 -256 148 -40C160 80 172 190 130 250C60 240 -100 160 -132 90C-148 40 -154 0 -148 -40Z',
      k.soft(k.dark(hair, 0.15)),
    ),
  clothes: (k) =>
    apron(k, '#7A4E36') +
    s.line('M-58 212Q0 300 58 212', paper.steel, 5) +
    s.path('M0 256L16 274L0 300L-16 274Z', k.p.accent),
  crown: (k, hair) =>
    s.cut(
      k,
      'M-140 10C-172 -180 -90 -246 0 -246C90 -246 172 -180 140 10C134 -70 116 -120 84 -142C20 -130 -50 -150 -70 -180C-86 -140 -130 -90 -140 10Z',
      k.soft(hair),
      0.8,
    ) +
    s.cut(k, 'M116 60C176 120 190 240 150 360C120 330 90 270 100 190C104 150 108 110 116 60Z', k.soft(hair), 0.7) +
    strands(
      k,
      'M-110 -110C-98 -180 -50 -216 0 -222M40 -220C92 -204 120 -160 124 -110M140 140C160 210 156 280 146 320',
      hair,
    ) +
    s.line('M-142 -116C-60 -158 60 -158 142 -116', k.dark(paper.cocoa, 0.2), 15) +
    s.cutDisc(k, 58, -160, 42, k.soft(paper.steelDark), 0.6) +
    s.disc(58, -160, 30, '#CFEAF2') +
    s.line('M42 -166q8 -14 24 -12', paper.white, 6),
  wall: (k) =>
    archWindow(k, 210, 800, 290, 500) +
    toolRail(k, 880, 330, 3) +
    shelf(k, 860, 760, 310) +
    gift(k, 'birthstone-necklace', 1014, 764, 0.42),
  work: (k) =>
    s.cut(k, 'M-120 850V730Q-120 690 -80 690H80Q120 690 120 730V850Z', k.soft(paper.oak)) +
    s.path('M-20 690V762Q0 780 20 762V690Z', k.dark(paper.oak, 0.4)) +
    s.line('M-250 720L-64 640', paper.wood, 36) +
    s.line('M-92 652L-48 632', paper.steelDark, 22) +
    s.disc(0, 620, 60, 'none', `stroke="${k.dark(paper.steelDark, 0.2)}" stroke-width="23"`) +
    s.disc(0, 618, 60, 'none', `stroke="${paper.steel}" stroke-width="17"`) +
    s.line('M-46 584A58 58 0 0 1 -10 560', paper.white, 7) +
    s.cut(k, 'M-40 536L-18 510H28L50 536L5 586Z', k.soft(k.p.accent), 0.5) +
    s.path('M-40 536H50L28 510H-18Z', paper.white, s.faint(0.4)) +
    s.line('M260 560L66 622', paper.steel, 15) +
    s.line('M256 561L150 595', paper.steelDark, 17, 'stroke-dasharray="2 8"') +
    s.line('M330 530L236 568', paper.wood, 32) +
    s.star(70, 524, 26, paper.white, 4, 0.26) +
    s.star(-86, 560, 17, paper.white, 4, 0.26),
  hands: [
    { wrist: [-282, 744], turn: -23 },
    { wrist: [344, 540], turn: -18 },
  ],
  front: (k) => onBench(k, 'pocket-knife', -392, 890, 0.44) + onBench(k, 'ring-dish', 400, 884, 0.34),
};

const WALNUT = '#7A4A2C';

/** A grey beard, a pencil behind the ear; a plane on a board. */
const spanwerk: Maker = {
  skin: '#EDBB94',
  hair: '#A8A19A',
  shirt: '#C2503A',
  bench: '#CFA068',
  clothes: (k) => collar(k, '#D46A52') + vest(k, '#4C5A4A', [190, 256], 110),
  face: (k, hair) => smileLines(k, '#EDBB94') + fullBeard(k, hair),
  crown: (k, hair) =>
    s.cut(
      k,
      'M-136 10C-160 -60 -156 -120 -122 -144C-116 -100 -122 -50 -122 0ZM136 10C160 -60 156 -120 122 -144C116 -100 122 -50 122 0Z',
      k.soft(hair),
      0.5,
    ) +
    s.path('M-56 -150Q-30 -166 6 -162Q-30 -154 -50 -136Z', paper.white, s.faint(0.35)) +
    s.line('M96 -66L190 -92', paper.gold, 15) +
    s.line('M190 -92L204 -96', k.p.ink, 8),
  wall: (k) =>
    archWindow(k, 1000, 800, 290, 500) +
    toolRail(k, 50, 300, 4) +
    shelf(k, 40, 780, 290) +
    gift(k, 'engraved-cutting-board', 184, 786, 0.46),
  work: (k) =>
    s.cutRect(k, -560, 716, 1120, 96, 10, k.soft('#EED9AC')) +
    s.line(
      'M-540 742Q-200 728 100 744T540 738M-540 778Q-260 790 20 776T540 784',
      k.dark('#E4C897', 0.25),
      4,
      s.faint(0.5),
    ) +
    s.line('M-150 650V588', WALNUT, 44) +
    s.line('M168 650Q196 604 178 566', WALNUT, 42) +
    s.cut(k, 'M-226 630H226Q240 630 240 646V718H-240V646Q-240 630 -226 630Z', k.soft(WALNUT)) +
    s.rect(-240, 700, 480, 18, 0, k.dark(WALNUT, 0.35)) +
    s.line('M-222 642H222', k.light(WALNUT, 0.35), 5, s.faint(0.6)) +
    s.cut(k, 'M-8 632L48 536L82 552L44 632Z', k.soft(paper.steelDark), 0.6) +
    s.rect(10, 590, 74, 20, 8, paper.gold, 'transform="rotate(-60 46 600)"') +
    [
      [-36, 590, 34],
      [-82, 548, 24],
      [-8, 526, 20],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        s.line(
          `M${x + r} ${y + r}A${r} ${r} 0 1 1 ${x + r * 0.8} ${y - r * 0.4}A${r * 0.6} ${r * 0.6} 0 1 0 ${x + r * 0.2} ${y + r * 0.3}`,
          '#F2DDB4',
          12,
        ),
      )
      .join(''),
  hands: [
    { wrist: [-246, 612], turn: -6 },
    { wrist: [276, 600], turn: -4 },
  ],
  front: (k) =>
    s.transform(
      -330,
      828,
      1,
      s.each(3, (at) =>
        s.line(
          `M${at * 54 - 60} 0a24 24 0 1 1 40 -8a14 14 0 1 0 -22 10`,
          ['#F2DDB4', '#E0BE88', '#EBD0A0'][at] ?? '',
          11,
        ),
      ),
    ) + onBench(k, 'wooden-train', 352, 886, 0.46),
};

const bowl = (k: Kit, color: string): string =>
  s.cut(k, 'M-58 -56H58Q54 0 22 0H-22Q-54 0 -58 -56Z', k.soft(color), 0.6) +
  s.rect(-58, -58, 116, 9, 4, k.light(color, 0.4));
const jug = (k: Kit, color: string): string =>
  s.line('M34 -84q40 -4 36 30t-38 26', color, 14) +
  s.cut(k, 'M-30 -128H34L26 -104C52 -84 56 -30 34 0H-34C-56 -30 -52 -84 -24 -104Z', k.soft(color), 0.6) +
  s.shine(-34, -78, 9, 50);
const cup = (k: Kit, color: string): string =>
  s.line('M30 -54q28 0 26 18t-28 16', color, 9) +
  s.cut(k, 'M-34 -72H34L28 -6Q27 0 20 0H-20Q-27 0 -28 -6Z', k.soft(color), 0.6);

const CLAY = '#C9805A';

/** Brown hair and a short beard; a pot that grows on the wheel. */
const tonhalde: Maker = {
  skin: '#EDB68E',
  hair: '#6B4A34',
  shirt: '#3D6F8C',
  bench: '#B98F6B',
  clothes: (k) =>
    collar(k, '#5C8BA6') +
    apron(k, '#A89F92') +
    s.oval(-60, 430, 30, 18, '#CDBFAE') +
    s.oval(74, 440, 22, 13, '#CDBFAE'),
  face: (k, hair) => trimmedBeard(k, hair),
  crown: (k, hair) =>
    s.cut(
      k,
      'M-136 -30C-160 -180 -110 -246 -20 -240C60 -268 164 -210 136 -30C130 -80 120 -110 100 -134C50 -120 -30 -130 -70 -168C-84 -130 -120 -100 -136 -30Z',
      k.soft(hair),
      0.8,
    ) +
    strands(
      k,
      'M-104 -140C-90 -200 -30 -222 20 -216M-40 -170C10 -150 60 -160 96 -176M60 -230C100 -216 120 -170 122 -130',
      hair,
    ),
  wall: (k) =>
    archWindow(k, 200, 800, 290, 500) +
    shelf(k, 840, 330, 320) +
    inRow(900, 330, 124, [jug(k, k.p.main), bowl(k, '#F2E3CB')]) +
    s.transform(1120, 330, 1, cup(k, k.p.accent)) +
    shelf(k, 840, 540, 320) +
    inRow(900, 540, 96, [cup(k, '#F2E3CB'), cup(k, k.p.main), cup(k, CLAY)]) +
    shelf(k, 840, 760, 320) +
    inRow(920, 760, 150, [bowl(k, k.p.accent), jug(k, CLAY)]),
  work: (k) =>
    s.cut(k, 'M-70 800H70L90 880H-90Z', k.soft(paper.woodDark), 0.6) +
    s.cut(k, 'M-230 780H230Q234 826 176 832H-176Q-234 826 -230 780Z', k.soft(paper.steelDark)) +
    s.oval(0, 780, 230, 44, k.light(paper.steelDark, 0.4)) +
    s.oval(0, 780, 160, 28, k.dark(CLAY, 0.2), s.faint(0.55)) +
    s.cut(
      k,
      'M-84 528Q-46 540 0 540T84 528Q64 576 72 600Q142 640 142 700Q142 756 92 782Q0 798 -92 782Q-142 756 -142 700Q-142 640 -72 600Q-64 576 -84 528Z',
      k.soft(CLAY),
    ) +
    s.oval(0, 530, 84, 22, k.light(CLAY, 0.22)) +
    s.oval(0, 533, 66, 14, k.dark(CLAY, 0.42)) +
    s.line('M-134 664Q0 694 134 664M-138 716Q0 746 138 716M-76 602Q0 616 76 602', k.dark(CLAY, 0.22), 6, s.faint(0.6)) +
    s.path('M-112 664Q-124 710 -96 752Q-116 730 -120 700Q-120 676 -112 664Z', paper.white, s.faint(0.4)),
  hands: [
    { wrist: [-236, 690], turn: -6, flat: true },
    { wrist: [236, 690], turn: -6, flat: true },
  ],
  front: (k) =>
    onBench(k, 'tea-set', 372, 884, 0.44) +
    set(k, -420, 880, 1.3, 62, bowl(k, '#8FB8C4')) +
    s.transform(
      -420,
      812,
      1,
      s.cut(k, 'M-50 0Q-60 -50 0 -56Q60 -50 50 0Z', k.soft(paper.gold), 0.4) +
        s.each(3, (at) => s.disc(-24 + at * 24, -24 - (at % 2) * 12, 6, k.dark(paper.gold, 0.25))),
    ),
};

/** Makers of what is forged, planed and thrown. */
export const toolMakers: Record<string, Maker> = {
  'maker-silberbach': silberbach,
  'maker-spanwerk': spanwerk,
  'maker-tonhalde': tonhalde,
};
