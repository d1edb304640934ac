import { apron, collar, scarf, vest } from '../hosts/clothes.ts';
import { smileLines, strands } from '../hosts/faces.ts';
import { paper } from '../palettes.ts';
import { archWindow } from '../scenery.ts';
import * as s from '../shapes.ts';
import type { Maker } from './maker.ts';
import { ball, closedUmbrella, gift, inRow, needle, onBench, reel, set, shelf } from './workroom.ts';

/** Short black curls; an embroidery frame in the hands. */
const gioia: Maker = {
  skin: '#8A5638',
  hair: '#241A18',
  shirt: '#2F7F8C',
  bench: '#E3B98A',
  clothes: (k) => collar(k, '#4597A3') + apron(k, '#F6E7D2'),
  crown: (k, hair) =>
    s.path(
      'M-134 -6C-146 -84 -138 -130 -112 -150L-96 -120C-116 -92 -122 -50 -124 -10ZM134 -6C146 -84 138 -130 112 -150L96 -120C116 -92 122 -50 124 -10Z',
      hair,
    ) +
    s.each(8, (at) =>
      s.cutDisc(k, -112 + at * 32, s.round(-150 - Math.sin((at / 7) * Math.PI) * 50), 42, k.soft(hair), 0.4),
    ) +
    s.each(6, (at) =>
      s.line(
        `M${-112 + at * 40} ${s.round(-166 - Math.sin((at / 5) * Math.PI) * 46)}q14 -18 30 -4`,
        k.light(hair, 0.3),
        5,
        s.faint(0.5),
      ),
    ),
  wall: (k) =>
    archWindow(k, 210, 800, 290, 500) +
    shelf(k, 860, 440, 310) +
    inRow(
      910,
      440,
      70,
      [paper.gold, k.p.main, k.p.accent, '#F4C9C0'].map((color) => reel(k, color)),
    ) +
    shelf(k, 900, 730, 270) +
    gift(k, 'pillow-first-dance', 1034, 736, 0.36),
  work: (k) =>
    s.oval(10, 676, 176, 136, k.p.ink, s.faint(0.12)) +
    s.rect(-26, 516, 52, 28, 8, paper.steelDark) +
    s.oval(0, 662, 170, 132, paper.cream, `stroke="${paper.wood}" stroke-width="22"`) +
    s.oval(0, 660, 172, 134, 'none', `stroke="${paper.oak}" stroke-width="8"`) +
    s.sprig(-16, 736, 120, -44, paper.leafDark, 4) +
    s.sprig(16, 736, 120, 44, paper.leaf, 4) +
    s.heart(0, 676, 50, k.p.main, `stroke="${k.dark(k.p.main, 0.2)}" stroke-width="5" stroke-dasharray="10 7"`) +
    s.blossom(0, 590, 26, k.p.accent, paper.gold) +
    s.line('M64 640Q90 560 120 590', k.p.main, 5) +
    s.transform(128, 594, 1, needle(104), 150),
  hands: [
    { wrist: [-228, 720], turn: -24 },
    { wrist: [226, 536], turn: 26 },
  ],
  front: (k) =>
    onBench(k, 'name-mug', -400, 850, 0.44) +
    set(k, 330, 842, 1.1, 36, reel(k, k.p.accent)) +
    set(k, 408, 862, 1.1, 36, reel(k, k.p.main)),
};

/** Grey hair in a knot, a scarf with flowers; a table loom with a cloth in checks. */
const maiensaess: Maker = {
  skin: '#F3C6A6',
  hair: '#C9C2BC',
  shirt: '#7A4B3A',
  bench: '#D9A66B',
  behind: (k, hair) => s.cutDisc(k, 0, -262, 68, k.soft(hair)) + strands(k, 'M-44 -268Q0 -312 46 -266', hair),
  clothes: (k) =>
    scarf(k, '#F4EFE3') +
    s.each(4, (at) =>
      s.blossom(-76 + at * 50, [262, 280, 282, 264][at] ?? 270, 22, at % 2 ? k.p.accent : k.p.main, paper.gold, 5),
    ) +
    s.blossom(100, 370, 24, k.p.accent, paper.gold, 5),
  face: (k) => smileLines(k, '#F3C6A6'),
  crown: (k, hair) =>
    s.cut(
      k,
      'M-138 -6C-168 -200 -80 -248 0 -248C80 -248 168 -200 138 -6C130 -84 104 -134 40 -164C-30 -146 -108 -116 -138 -6Z',
      k.soft(hair),
      0.8,
    ) +
    strands(
      k,
      'M-112 -110C-100 -180 -40 -206 20 -196M-84 -170C-50 -220 30 -226 70 -190M70 -150C100 -130 120 -90 126 -60',
      hair,
    ),
  wall: (k) =>
    archWindow(k, 1000, 800, 290, 500) +
    shelf(k, 40, 440, 330) +
    inRow(
      100,
      440,
      104,
      [k.p.main, '#F6EEDC', k.p.accent].map((color) => ball(k, color)),
    ) +
    s.transform(150, 352, 1, ball(k, '#B5452F', 42)) +
    shelf(k, 40, 730, 270) +
    s.each(4, (at) =>
      s.cutRect(
        k,
        66 - (at % 2) * 6,
        690 - at * 40,
        210 + (at % 2) * 10,
        40,
        16,
        k.soft(['#B5452F', '#F6EEDC', k.p.main, '#8C9A6B'][at] ?? ''),
        0.5,
      ),
    ),
  work: (k) =>
    s.rect(-262, 560, 524, 300, 0, k.p.ink, s.faint(0.1)) +
    k.clip(
      s.rect(-232, 560, 464, 290, 0, 'none'),
      s.rect(-232, 560, 464, 290, 0, k.light('#E9DCC2', 0.4)) +
        s.line('M-224 560v160' + 'm32 -160v160'.repeat(14), '#C9B48C', 4) +
        s.line('M-208 560v160' + 'm32 -160v160'.repeat(13), k.p.main, 4) +
        s.rect(-232, 690, 464, 170, 0, '#F7EDD6') +
        s.each(6, (at) => s.rect(-214 + at * 80, 690, 34, 170, 0, k.p.main, s.faint(0.55))) +
        s.each(3, (at) => s.rect(-232, 704 + at * 58, 464, 28, 0, k.p.main, s.faint(0.55))) +
        s.each(3, (at) => s.rect(-232, 716 + at * 58, 464, 5, 0, k.p.accent)),
    ) +
    s.cutRect(k, -290, 548, 580, 34, 12, k.soft(paper.wood)) +
    s.cutRect(k, -276, 540, 44, 330, 12, k.soft(paper.woodDark)) +
    s.cutRect(k, 232, 540, 44, 330, 12, k.soft(paper.woodDark)) +
    s.cutRect(k, -290, 838, 580, 40, 12, k.soft(paper.wood)) +
    s.transform(
      86,
      664,
      1,
      s.cut(k, 'M-150 0Q-120 -30 0 -30Q120 -30 150 0Q120 30 0 30Q-120 30 -150 0Z', k.soft(paper.oak), 0.8) +
        s.oval(-34, 0, 56, 15, k.p.accent),
      -6,
    ),
  hands: [
    { wrist: [-206, 776], turn: -14, flat: true },
    { wrist: [256, 628], turn: -8 },
  ],
  front: (k) => onBench(k, 'plush-marmot', 400, 884, 0.42) + set(k, -410, 870, 1.3, 44, ball(k, k.p.accent)),
};

/** Black hair in a knot and a moustache; leather sewn by hand. */
const zwirnhof: Maker = {
  skin: '#C98D60',
  hair: '#2B211E',
  shirt: '#E9E1CF',
  bench: '#C99A66',
  behind: (k, hair) => s.cutDisc(k, 14, -246, 56, k.soft(hair)) + strands(k, 'M-20 -254Q14 -290 50 -252', hair),
  clothes: (k) => collar(k, '#F6F1E4') + vest(k, '#3F5F4A', [196, 258], 96),
  face: (k, hair) => s.path('M-30 128Q0 112 30 128Q26 160 0 162Q-26 160 -30 128Z', k.soft(hair)),
  crown: (k, hair) =>
    s.cut(
      k,
      'M-62 66C-44 48 -14 50 0 58C14 50 44 48 62 66C70 72 78 72 84 66C80 90 40 90 0 78C-40 90 -80 90 -84 66C-78 72 -70 72 -62 66Z',
      k.soft(hair),
      0.4,
    ) +
    s.cut(
      k,
      'M-136 -10C-160 -190 -76 -232 0 -232C76 -232 160 -190 136 -10C132 -80 116 -124 76 -150C30 -164 -30 -164 -76 -150C-116 -124 -132 -80 -136 -10Z',
      k.soft(hair),
      0.8,
    ) +
    strands(
      k,
      'M-104 -130C-84 -190 -40 -210 -6 -216M104 -130C84 -190 50 -210 22 -216M-50 -160C-40 -190 -20 -204 0 -212M50 -160C44 -188 30 -204 14 -212',
      hair,
    ),
  wall: (k) =>
    shelf(k, 36, 440, 330) +
    inRow(
      90,
      440,
      74,
      ['#8A4B2A', paper.cream, k.p.main, paper.gold].map((color) => reel(k, color)),
    ) +
    s.cutRect(k, 900, 320, 250, 20, 8, k.soft(paper.woodDark), 0.6) +
    inRow(
      940,
      334,
      76,
      [k.p.main, '#F0E3C4', k.p.accent].map((color) => closedUmbrella(k, color)),
    ) +
    s.cut(
      k,
      'M70 560Q150 540 240 566Q290 620 262 700Q270 790 200 800Q120 814 84 770Q40 690 70 560Z',
      k.soft('#A9623A'),
      0.8,
    ) +
    s.line('M92 590Q150 570 228 592', '#D9A06A', 5, 'stroke-dasharray="12 9"') +
    s.disc(156, 556, 9, paper.steelDark),
  work: (k) =>
    s.cut(
      k,
      'M-210 600Q-190 570 -150 572L170 590Q206 594 202 630L176 790Q170 812 140 810L-190 800Q-222 798 -222 770Z',
      k.soft('#A9623A'),
    ) +
    s.path(
      'M-188 606L180 622L156 786L-196 776Z',
      'none',
      `stroke="${paper.cream}" stroke-width="8" stroke-dasharray="20 13"`,
    ) +
    s.cut(k, 'M-96 664Q-60 654 -10 660L96 668L84 760L-104 752Z', k.soft('#8A4B2A'), 0.5) +
    s.path(
      'M-84 676L80 684L72 746L-90 740Z',
      'none',
      `stroke="${paper.cream}" stroke-width="5" stroke-dasharray="12 9"`,
    ) +
    s.line('M100 620Q80 520 130 560Q150 580 160 576', paper.cream, 6) +
    s.transform(156, 576, 1, needle(112), 162),
  hands: [
    { wrist: [-262, 716], turn: -12 },
    { wrist: [244, 528], turn: 28 },
  ],
  front: (k) =>
    onBench(k, 'weekender-bag', -350, 884, 0.52) +
    set(k, 350, 838, 1.1, 36, reel(k, paper.cream)) +
    set(k, 430, 862, 1.1, 36, reel(k, '#8A4B2A')),
};

/** Makers of what is sewn, woven and embroidered. */
export const threadMakers: Record<string, Maker> = {
  'maker-gioia': gioia,
  'maker-maiensaess': maiensaess,
  'maker-zwirnhof': zwirnhof,
};
