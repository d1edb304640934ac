import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import type { Gifts } from './motif.ts';
import { paper } from './palettes.ts';
import { view } from './scenery.ts';
import * as s from './shapes.ts';
import { woodTone } from '../woods.ts';

/** Outline of a puzzle piece, about 100 wide, around 0 0. */
const piece =
  'M-50 -50H-16C-30 -84 30 -84 16 -50H50V-16C84 -30 84 30 50 16V50H16C30 22 -30 22 -16 50H-50V16C-22 30 -22 -30 -50 -16Z';

function puzzle(k: Kit): string {
  const { p } = k;
  const line = s.faint(0.5);
  const seam = (d: string): string => s.line(d, paper.white, 5, line);
  const bumpDown = 'v30c-20 -12 -20 44 0 32v34';
  const bumpSide = 'h34c-12 -20 44 -20 32 0h34';
  return (
    s.cutRect(k, -270, -230, 500, 400, 12, k.soft(p.second), 1.3) +
    k.clip(
      '<path d="M-262 -222H222V66H122V162H-262Z"/>',
      s.group('translate(-262 -222) scale(2.42 1.48)', view(k)) +
        seam(['-162 -222', '-62 -222', '38 -222', '138 -222'].map((at) => `M${at}${bumpDown.repeat(4)}`).join('')) +
        seam(['-262 -126', '-262 -30', '-262 66'].map((at) => `M${at}${bumpSide.repeat(5)}`).join('')),
    ) +
    s.path('M122 66H222V162H122Z', k.dark(p.second, 0.22)) +
    s.transform(
      196,
      196,
      1.08,
      s.cut(k, piece, k.soft(p.main), 1.4) +
        s.path('M-50 -50H-16C-30 -84 30 -84 16 -50L-30 20Q-40 0 -50 -16Z', paper.white, s.faint(0.25)),
      18,
    ) +
    s.transform(
      -190,
      206,
      0.94,
      s.cut(k, piece, k.soft(p.accent), 1.3) +
        s.path('M-50 20L-10 -20L20 10L50 -16V50H-50Z', paper.white, s.faint(0.3)),
      -24,
    ) +
    s.transform(-20, 226, 0.72, s.cut(k, piece, k.soft(mix(p.arch, p.main, 0.4)), 1.3), 40) +
    s.transform(256, -206, 0.66, s.cut(k, piece, k.soft(p.sun), 1.2), -14)
  );
}

function pawn(k: Kit, x: number, y: number, scale: number, color: string): string {
  return s.transform(
    x,
    y,
    scale,
    s.oval(6, 2, 44, 12, k.p.ink, s.faint(0.25)) +
      s.cut(k, 'M-40 0Q-40 -20 -22 -30Q-12 -60 -16 -76H16Q12 -60 22 -30Q40 -20 40 0Q0 12 -40 0Z', k.soft(color), 0.6) +
      s.cutDisc(k, 0, -96, 29, k.soft(color), 0.4) +
      s.disc(-10, -106, 8, paper.white, s.faint(0.6)),
  );
}

function boardGame(k: Kit): string {
  const { p } = k;
  const steps = [
    [-220, 160],
    [-150, 196],
    [-66, 200],
    [14, 186],
    [86, 160],
    [130, 112],
    [98, 68],
    [26, 56],
    [-48, 46],
    [-98, 8],
    [-70, -40],
    [-6, -58],
  ];
  return (
    s.cut(
      k,
      'M-292 170L-190 -30Q-180 -44 -160 -44H190Q206 -44 214 -30L292 170Q300 216 270 236H-270Q-300 216 -292 170Z',
      k.soft(k.dark(p.main, 0.2)),
      1.3,
    ) +
    s.path(
      'M-274 172L-178 -20H192L274 172Q276 206 258 212H-258Q-276 206 -274 172Z',
      k.linear(mix(paper.leaf, p.second, 0.55), mix(paper.leaf, p.second, 0.25)),
    ) +
    s.path(
      'M-252 190Q-220 120 -160 150T-60 120T40 130Q100 90 160 140T252 180V206H-252Z',
      mix(p.arch, p.tint, 0.4),
      s.faint(0.7),
    ) +
    s.cut(k, 'M-150 60L-40 -150L10 -96L70 -250L210 60Q30 100 -150 60Z', k.soft(p.main)) +
    s.path(
      'M70 -250L44 -184L62 -196L80 -172L98 -194L70 -250ZM-40 -150L-72 -90L-46 -104L-30 -84L-10 -118Z',
      paper.white,
    ) +
    s.path('M70 -250L210 60Q150 82 100 80L80 -172L98 -188Z', p.ink, s.faint(0.16)) +
    s.line(
      `M${steps.map(([x = 0, y = 0]) => `${x} ${y}`).join('L')}L40 -140L70 -244`,
      paper.cream,
      7,
      'stroke-dasharray="2 16"',
    ) +
    steps
      .map(
        ([x = 0, y = 0], at) =>
          s.oval(x, y, 26 - at, 14 - at * 0.5, at % 3 ? paper.cream : p.accent) +
          s.oval(x, y, 18 - at, 9 - at * 0.5, at % 3 ? p.second : k.light(p.accent, 0.3)),
      )
      .join('') +
    s.line('M70 -248V-300', p.ink, 7) +
    s.path('M72 -300H132L116 -280L132 -260H72Z', p.accent) +
    pawn(k, -150, 200, 1, p.accent) +
    pawn(k, 10, 190, 0.9, paper.gold) +
    pawn(k, 118, 118, 0.74, p.second) +
    s.transform(
      206,
      216,
      1,
      s.group(
        'rotate(12)',
        s.cutRect(k, -44, -66, 84, 84, 18, k.soft(paper.cream), 0.8) +
          [
            [-22, -44],
            [18, -44],
            [-2, -24],
            [-22, -4],
            [18, -4],
          ]
            .map(([x = 0, y = 0]) => s.disc(x, y, 8, p.main))
            .join(''),
      ),
    )
  );
}

function kite(k: Kit): string {
  const { p } = k;
  return (
    s.line('M20 100C80 170 -60 190 -20 250S-150 280 -190 250S-280 250 -270 300', p.ink, 5) +
    [
      [38, 148, p.accent, 60],
      [-34, 206, p.main, -30],
      [-70, 268, p.sun, 10],
      [-190, 250, p.accent, 30],
      [-262, 270, p.main, 70],
    ]
      .map(([x, y, color, turn]) =>
        s.transform(
          Number(x),
          Number(y),
          0.6,
          s.cut(k, 'M0 0L-56 -34V34ZM0 0L56 -34V34Z', k.soft(String(color)), 0.6) + s.disc(0, 0, 11, paper.cream),
          Number(turn),
        ),
      )
      .join('') +
    s.group(
      'rotate(18 20 -80)',
      s.cut(k, 'M20 -290L210 -110L20 110L-170 -110Z', k.soft(p.main), 1.6) +
        s.path('M20 -290L210 -110H20Z', k.soft(p.second)) +
        s.path('M20 110L210 -110H20Z', k.soft(p.accent)) +
        s.path('M20 110L-170 -110H20Z', k.soft(p.sun)) +
        s.path('M20 -290L-170 -110H20Z', k.soft(p.main)) +
        s.line('M20 -290V110M-170 -110H210', paper.cream, 7) +
        s.disc(20, -110, 60, k.soft(paper.cream)) +
        s.disc(0, -122, 8, p.ink) +
        s.disc(40, -122, 8, p.ink) +
        s.line('M-8 -96Q20 -66 48 -96', p.ink, 7) +
        s.disc(-18, -102, 9, paper.blush, s.faint(0.7)) +
        s.disc(58, -102, 9, paper.blush, s.faint(0.7)) +
        s.path('M8 -268L-130 -128Q-60 -150 8 -268Z', paper.white, s.faint(0.3)),
    )
  );
}

function pingPong(k: Kit): string {
  const { p } = k;
  const wood = woodTone(k.subject, 'poplar');
  const bat = (color: string): string =>
    s.cut(k, 'M-28 60H28L38 236Q38 262 0 262T-38 236Z', k.soft(wood)) +
    s.line('M-30 130L34 150M-32 166L36 186M-34 202L36 222', paper.woodDark, 6, s.faint(0.55)) +
    s.cut(
      k,
      'M0 -258C110 -258 156 -186 156 -104C156 -20 110 44 56 62L44 96H-44L-56 62C-110 44 -156 -20 -156 -104C-156 -186 -110 -258 0 -258Z',
      k.soft(color),
      1.2,
    ) +
    s.path('M-104 22Q0 60 104 22Q80 52 56 62L44 96H-44L-56 62Q-80 52 -104 22Z', k.soft(wood)) +
    s.path('M-124 -110C-124 -176 -84 -220 -30 -232C-74 -196 -92 -150 -94 -90Z', paper.white, s.faint(0.32));
  return (
    s.group('translate(-96 0) rotate(-24) scale(.96)', bat(p.accent)) +
    s.group('translate(90 6) rotate(22)', bat(p.main)) +
    s.transform(
      0,
      -150,
      1,
      s.cutDisc(k, 0, 0, 54, k.soft(paper.cream), 1) +
        s.line('M-50 18Q0 36 50 16', k.dark(paper.cream, 0.12), 4) +
        s.disc(-16, -18, 13, paper.white),
    ) +
    s.transform(
      176,
      216,
      1,
      s.cutDisc(k, 0, 0, 40, k.soft(p.sun), 0.8) + s.disc(-12, -14, 9, paper.white, s.faint(0.9)),
    ) +
    s.line('M-60 -190Q-30 -260 40 -262', paper.white, 7, 'stroke-dasharray="3 18" opacity=".9"')
  );
}

export const playGifts: Gifts = {
  'puzzle-alps': { draw: puzzle, setting: 'cosy', shadow: [250, -10] },
  'board-game-summit': { draw: boardGame, setting: 'cosy', shadow: 280 },
  kite: { draw: kite, setting: 'meadow', shadow: null },
  'ping-pong-set': { draw: pingPong, setting: 'party', shadow: [220, 0] },
};
