import { apron, collar, scarf } from '../hosts/clothes.ts';
import { fullBeard, strands } from '../hosts/faces.ts';
import type { Kit } from '../kit.ts';
import { mix } from '../kit.ts';
import { paper } from '../palettes.ts';
import { archWindow } from '../scenery.ts';
import * as s from '../shapes.ts';
import type { Maker } from './maker.ts';
import { barrel, bottle, inRow, jar, onBench, set, shelf } from './workroom.ts';

const bee = (k: Kit, x: number, y: number, turn: number): string =>
  s.transform(
    x,
    y,
    1,
    s.oval(-8, -20, 13, 22, paper.white, `opacity=".85" transform="rotate(-24 -8 -20)"`) +
      s.oval(12, -20, 13, 22, paper.white, `opacity=".85" transform="rotate(18 12 -20)"`) +
      s.oval(0, 0, 30, 20, paper.gold) +
      s.line('M-8 -18V18M8 -18V18', k.p.ink, 8) +
      s.disc(27, -2, 11, k.p.ink),
    turn,
  );

/** A hive of straw, its foot on y. */
const hive = (k: Kit, x: number, y: number): string =>
  s.transform(
    x,
    y,
    1,
    s.rect(-92, 0, 184, 16, 4, paper.woodDark) +
      s.cut(k, 'M-78 0C-92 -60 -64 -150 0 -154C64 -150 92 -60 78 0Z', k.soft('#DDB25C'), 0.6) +
      s.line(
        'M-78 -34Q0 -22 78 -34M-70 -72Q0 -60 70 -72M-52 -110Q0 -100 52 -110',
        k.dark('#DDB25C', 0.3),
        6,
        s.faint(0.6),
      ) +
      s.path('M-18 0V-14A18 18 0 0 1 18 -14V0Z', k.p.ink),
  );

/** A candle in a glass. */
const candle = (k: Kit, height: number): string =>
  s.transform(0, -height, 0.42, s.flame(k, 0, -14, 1)) +
  s.rect(-32, -height, 64, height, 10, k.soft('#FFF3DA')) +
  s.rect(-32, -height * 0.6, 64, height * 0.36, 0, k.p.arch) +
  s.line(`M0 ${-height}v-10`, k.p.ink, 4);

/** A fair plait around the head; a pot of soap, and bees before the window. */
const honigwabe: Maker = {
  skin: '#F6CDAE',
  hair: '#D9A552',
  shirt: '#FF9A86',
  bench: '#D8B483',
  clothes: (k) => collar(k, '#FFB5A5') + apron(k, '#FBF3E2'),
  crown: (k, hair) =>
    s.cut(
      k,
      'M-138 10C-166 -150 -120 -236 0 -238C120 -236 166 -150 138 10C130 -60 112 -106 70 -132C42 -146 16 -164 0 -186C-16 -164 -42 -146 -70 -132C-112 -106 -130 -60 -138 10Z',
      k.soft(hair),
      0.8,
    ) +
    strands(k, 'M-116 -70C-110 -130 -66 -168 -20 -190M116 -70C110 -130 66 -168 20 -190', hair) +
    s.each(9, (at) => {
      const angle = (at / 8) * Math.PI;
      const [x, y] = [s.round(Math.cos(angle) * -128), s.round(-112 - Math.sin(angle) * 122)];
      return s.oval(
        x,
        y,
        38,
        27,
        k.soft(hair),
        `transform="rotate(${Math.round(-58 + at * 19)} ${x} ${y})" stroke="${k.dark(hair, 0.28)}" stroke-width="4"`,
      );
    }),
  wall: (k) =>
    archWindow(k, 220, 800, 340, 560) +
    hive(k, 220, 790) +
    [
      [120, 500, -20],
      [300, 560, 24],
      [396, 300, 16],
      [800, 236, -24],
    ]
      .map(([x = 0, y = 0, turn = 0]) => bee(k, x, y, turn))
      .join('') +
    [400, 590]
      .map(
        (y, row) =>
          shelf(k, 850, y, 310) +
          s.each(4, (at) =>
            s.rect(
              868 + at * 72,
              y - 46,
              60,
              46,
              10,
              k.soft(['#FDEFD8', k.p.arch, '#F2C879', '#F7C6B4'][(at + row) % 4] ?? ''),
            ),
          ),
      )
      .join('') +
    shelf(k, 850, 810, 310) +
    inRow(920, 810, 86, [candle(k, 96), candle(k, 66), candle(k, 120)]),
  work: (k) =>
    s.oval(20, 800, 176, 26, k.p.ink, s.faint(0.16)) +
    s.line(
      'M-150 664h-46q-20 0 -20 20v30q0 18 20 18h46M150 664h46q20 0 20 20v30q0 18 -20 18h-46',
      paper.steelDark,
      18,
    ) +
    s.cut(k, 'M-156 616H156V740Q156 806 92 806H-92Q-156 806 -156 740Z', k.soft(k.p.main)) +
    s.oval(0, 616, 158, 40, k.light(k.p.main, 0.4)) +
    s.oval(0, 618, 140, 31, '#FFF0CF') +
    s.line('M-90 618Q-40 598 10 614T90 616', '#F0CF8E', 7) +
    s.line('M40 620L150 470', paper.oak, 22) +
    s.line('M36 616L146 466', k.light(paper.oak, 0.4), 6) +
    s.blossom(-84, 612, 16, '#F7C6B4', paper.gold, 5) +
    s.transform(
      0,
      716,
      1,
      s.each(3, (at) =>
        s.path(
          'M0 -40L35 -20V20L0 40L-35 20V-20Z',
          paper.gold,
          `transform="translate(${[-37, 37, 0][at]} ${[-22, -22, 42][at]})" stroke="${paper.cream}" stroke-width="7"`,
        ),
      ),
    ) +
    s.shine(-138, 650, 14, 110),
  hands: [
    { wrist: [-286, 690], turn: 6 },
    { wrist: [214, 512], turn: 6 },
  ],
  front: (k) =>
    onBench(k, 'soap-set', -372, 890, 0.44) +
    s.transform(
      380,
      868,
      0.62,
      s.sprig(-20, 0, 240, 74, paper.leafDark, 6) +
        s.blossom(-30, -6, 50, k.p.accent, paper.gold) +
        s.blossom(40, -40, 38, paper.cream, paper.gold),
    ),
};

/** The joints of the stones of a vault around 600 620, between two radii. */
const joints = (inner: number, outer: number): string =>
  Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [-Math.cos((at / 8) * Math.PI), -Math.sin((at / 8) * Math.PI) * 0.88];
    return `M${Math.round(600 + x * inner)} ${Math.round(620 + y * inner)}L${Math.round(600 + x * outer)} ${Math.round(620 + y * outer)}`;
  }).join('');

/** A knitted cap and a black beard; spices that are filled into a glass. */
const vorratskeller: Maker = {
  skin: '#DDA27A',
  hair: '#33261F',
  shirt: '#56633F',
  bench: '#A9764A',
  clothes: (k) => scarf(k, k.p.accent),
  face: (k, hair) => fullBeard(k, hair),
  crown: (k, hair) =>
    s.path(
      'M-134 0C-142 -60 -140 -100 -132 -130L-112 -110Q-124 -60 -122 -6ZM134 0C142 -60 140 -100 132 -130L112 -110Q124 -60 122 -6Z',
      hair,
    ) +
    s.cut(k, 'M-138 -112C-152 -300 152 -300 138 -112Z', k.soft(k.p.main)) +
    s.each(7, (at) =>
      s.line(
        `M${-96 + at * 32} -150Q${-70 + at * 23} -220 ${-30 + at * 10} -250`,
        k.dark(k.p.main, 0.25),
        5,
        s.faint(0.6),
      ),
    ) +
    s.cut(k, 'M-146 -96Q0 -140 146 -96V-146Q0 -190 -146 -146Z', k.soft(k.light(k.p.main, 0.14)), 0.7),
  wall: (k) => {
    const stone = mix(k.p.arch, k.p.main, 0.3);
    return (
      s.path('M0 0H1200V1100H1120V620A520 460 0 0 0 80 620V1100H0Z', k.linear(k.light(stone, 0.25), stone)) +
      s.line(joints(520, 660), k.dark(stone, 0.2), 5, s.faint(0.5)) +
      s.line('M80 1100V620A520 460 0 0 1 1120 620V1100', k.dark(stone, 0.25), 8, s.faint(0.6)) +
      shelf(k, 130, 560, 300, paper.wood) +
      inRow(186, 560, 94, [
        bottle(k, '#4F6B2E', paper.gold),
        bottle(k, '#5C1F3A', k.p.main),
        bottle(k, '#C9932B', k.p.accent),
      ]) +
      shelf(k, 110, 800, 270, paper.wood) +
      inRow(166, 800, 88, [jar(k, '#C8452C'), jar(k, '#E0A52E'), jar(k, '#6B7F3A')]) +
      s.transform(980, 660, 1, barrel(k)) +
      s.transform(990, 960, 1, barrel(k))
    );
  },
  work: (k) =>
    s.oval(10, 806, 130, 24, k.p.ink, s.faint(0.18)) +
    s.rect(-104, 590, 208, 216, 34, paper.white, s.faint(0.6)) +
    s.path('M-90 690Q0 640 90 690V772Q90 792 70 792H-70Q-90 792 -90 772Z', k.soft('#D9822B')) +
    s.oval(0, 592, 88, 20, paper.white, s.faint(0.8)) +
    s.rect(-60, 706, 120, 60, 8, paper.cream) +
    s.star(0, 736, 20, '#8A4B2A', 8, 0.4) +
    s.shine(-84, 626, 14, 110, 0.6) +
    s.each(9, (at) => s.disc(-22 + ((at * 37) % 44), 560 + at * 13, 8, at % 2 ? '#D9822B' : '#B5612A')) +
    s.transform(
      60,
      530,
      1,
      s.rect(70, -13, 150, 26, 12, k.soft(paper.oak)) +
        s.oval(-4, -24, 70, 22, '#D9822B') +
        s.cut(k, 'M-92 -24H84Q88 34 30 34H-40Q-80 30 -92 -24Z', k.soft(paper.oak), 0.6),
      -10,
    ),
  hands: [
    { wrist: [-226, 700], turn: 0 },
    { wrist: [232, 520], turn: 18 },
  ],
  front: (k) =>
    onBench(k, 'wine-crate', -350, 886, 0.46) +
    set(k, 370, 876, 1.2, 50, jar(k, '#C8452C')) +
    set(k, 460, 890, 1.2, 50, jar(k, '#6B7F3A')),
};

/** Makers of what is stirred and stored. */
export const pantryMakers: Record<string, Maker> = {
  'maker-honigwabe': honigwabe,
  'maker-vorratskeller': vorratskeller,
};
