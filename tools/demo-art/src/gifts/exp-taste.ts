import type { Experiences } from './experience.ts';
import { bottle } from './bottle.ts';
import { cheese } from './gifts-kitchen.ts';
import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

function wineGlass(k: Kit, x: number, y: number, scale: number, wine: string): string {
  const glass = k.linear(mix(k.p.tint, paper.white, 0.7), mix(k.p.arch, paper.white, 0.55), 30);
  return s.transform(
    x,
    y,
    scale,
    s.oval(0, -6, 66, 13, glass) +
      s.rect(-8, -140, 16, 134, 6, glass) +
      s.cut(k, 'M-76 -330Q-100 -190 -40 -150Q0 -130 40 -150Q100 -190 76 -330Z', glass, 0.7) +
      s.path('M-84 -256Q-84 -184 -36 -160Q0 -146 36 -160Q84 -184 84 -256Z', k.soft(wine)) +
      s.oval(0, -256, 84, 14, k.light(wine, 0.25)) +
      s.oval(0, -330, 76, 12, paper.white, s.faint(0.8)) +
      s.path('M-62 -310Q-76 -230 -52 -190Q-66 -196 -72 -226Q-76 -270 -70 -310Z', paper.white, s.faint(0.8)),
  );
}

const grapes = (k: Kit, x: number, y: number, scale: number, color: string): string =>
  s.transform(
    x,
    y,
    scale,
    s.line('M0 -90Q10 -120 40 -126', paper.woodDark, 9) +
      s.leaf(0, -84, 80, 70, paper.leaf) +
      s.leaf(0, -84, 70, -60, paper.leafDark) +
      [
        [-54, -60],
        [-18, -64],
        [18, -64],
        [54, -58],
        [-36, -30],
        [0, -32],
        [36, -30],
        [-20, 0],
        [18, 0],
        [0, 30],
      ]
        .map(
          ([gx = 0, gy = 0]) =>
            s.disc(gx, gy, 23, k.soft(color)) + s.disc(gx - 7, gy - 8, 6, paper.white, s.faint(0.6)),
        )
        .join(''),
  );

function wineTasting(k: Kit): string {
  const { p } = k;
  return (
    bottle(k, -30, 240, 130, 500, '#2F5B46', 0.36) +
    s.rect(-54, -266, 48, 110, 9, k.soft(p.accent)) +
    s.rect(-54, -172, 48, 12, 0, paper.gold) +
    s.cutRect(k, -86, 30, 112, 140, 8, paper.cream, 0.4) +
    s.rect(-76, 40, 92, 120, 5, 'none', `stroke="${paper.gold}" stroke-width="4"`) +
    s.transform(-30, 112, 0.6, grapes(k, 0, 0, 1, p.main)) +
    wineGlass(k, -176, 252, 0.92, '#8E1F3F') +
    wineGlass(k, 128, 256, 1, '#EBC25A') +
    wineGlass(k, 240, 250, 0.74, '#E58E86') +
    grapes(k, 30, 226, 0.86, '#6A3A7C') +
    cheese(k, -258, 262, 0.3)
  );
}

function cheeseDairy(k: Kit): string {
  const { p } = k;
  const copper = '#D07A45';
  return (
    s.cutRect(k, -290, -120, 210, 16, 6, k.soft(paper.wood), 0.5) +
    cheese(k, -226, -124, 0.36) +
    cheese(k, -140, -124, 0.3) +
    s.line('M-270 -104V-60M-100 -104V-60', paper.woodDark, 10) +
    s.line('M-20 30C-20 -170 250 -170 250 30', paper.steelDark, 13) +
    s.cut(k, 'M-56 20H286Q296 120 240 180Q200 206 116 206T-10 180Q-66 120 -56 20Z', k.soft(copper), 1.2) +
    s.oval(115, 20, 171, 36, k.light(copper, 0.25)) +
    s.oval(115, 24, 156, 28, paper.cream) +
    s.path('M-20 22Q60 4 120 20T250 16Q220 40 120 42T-20 22Z', paper.white) +
    s.each(9, (at) => s.disc(-8 + at * 32, 78 + (at % 2) * 38, 7, k.light(copper, 0.45))) +
    s.path('M-40 60Q-36 130 4 166Q-24 166 -42 120Z', paper.white, s.faint(0.4)) +
    s.line('M206 -190L150 20', paper.wood, 17) +
    s.cut(k, 'M110 4H190L196 36Q150 48 104 36Z', k.soft(paper.oak), 0.4) +
    s.path('M40 204L20 250H60L76 206ZM156 206L172 250H212L192 204Z', p.ink) +
    s.flame(k, 116, 254, 0.5) +
    cheese(k, -140, 262, 0.94) +
    s.transform(
      -244,
      120,
      0.9,
      s.cut(k, 'M-40 40Q-60 -10 -24 -36H24Q60 -10 40 40Z', k.soft(paper.gold), 0.6) +
        s.rect(-44, 34, 88, 15, 7, k.dark(paper.gold, 0.2)) +
        s.disc(0, 58, 12, k.dark(paper.gold, 0.4)) +
        s.rect(-30, -56, 60, 26, 8, k.soft(p.main)),
    )
  );
}

function chocolateWorkshop(k: Kit): string {
  const { p } = k;
  const praline = (x: number, y: number, color: string, top: string): string =>
    s.transform(
      x,
      y,
      1,
      s.cut(k, 'M-38 0Q-44 -58 0 -62T38 0Q0 12 -38 0Z', k.soft(color), 0.6) +
        s.line('M-20 -36Q-4 -54 6 -36T24 -40', top, 6),
    );
  return (
    s.line('M60 -50L196 -276', paper.steelDark, 17) +
    s.line('M160 -216L200 -284', paper.wood, 28) +
    s.each(5, (at) => s.line(`M66 -62Q${-40 + at * 36} ${-40 + at * 10} ${6 + at * 8} ${56}`, paper.steel, 6)) +
    s.path('M6 40Q14 -10 24 -10T44 40Z', paper.cocoa) +
    s.cut(k, 'M-220 40H200Q206 214 40 236H-60Q-226 214 -220 40Z', k.soft(p.main), 1.2) +
    s.oval(-10, 40, 210, 46, k.light(p.main, 0.35)) +
    s.oval(-10, 44, 190, 36, paper.cocoa) +
    s.path('M-150 40Q-100 16 -20 34T130 36Q90 64 0 62T-150 40Z', '#7D4A33') +
    s.path('M-20 50Q30 40 60 50', 'none', `stroke="#A56A4A" stroke-width="7"`) +
    s.path(
      'M-210 60Q-150 90 -140 80Q-132 130 -118 128Q-106 124 -110 88Q-60 96 -56 92Q-50 160 -36 158Q-22 154 -26 94L60 92Q150 84 196 60L200 40Q150 86 -10 88T-220 40Z',
      paper.cocoa,
    ) +
    s.each(4, (at) => s.heart(-100 + at * 64, 172, 18, p.second)) +
    s.path('M-196 100Q-186 170 -130 206Q-180 190 -200 130Z', paper.white, s.faint(0.4)) +
    praline(-232, 252, paper.cocoa, p.accent) +
    praline(-150, 262, '#8A5237', paper.cream) +
    praline(150, 260, p.second, p.main) +
    praline(232, 252, paper.cocoaDark, p.sun) +
    s.group(
      'translate(4 116) rotate(10 244 60)',
      s.cutRect(k, 200, -40, 100, 150, 10, k.soft(paper.cocoa), 0.8) +
        s.line('M250 -36V106M204 -2H296M204 36H296M204 74H296', paper.cocoaDark, 6) +
        s.path('M196 50H304V120H196Z', k.soft(p.accent)) +
        s.path('M196 50l14 -12l13 12l14 -12l13 12l14 -12l13 12l14 -12l13 12Z', paper.steel),
    )
  );
}

function sushi(k: Kit): string {
  const { p } = k;
  const nigiri = (x: number, y: number, fish: string, stripe: string): string =>
    s.transform(
      x,
      y,
      1,
      s.cut(k, 'M-74 0Q-84 -52 -30 -58H30Q84 -52 74 0Q60 14 0 14T-74 0Z', k.soft(paper.white), 0.6) +
        s.cut(k, 'M-86 -24Q-80 -78 0 -82T86 -24Q60 -44 0 -40T-86 -24Z', k.soft(fish), 0.5) +
        s.line('M-50 -56L-34 -38M-14 -70L0 -44M24 -70L40 -44', stripe, 7),
    );
  const maki = (x: number, y: number, centre: string): string =>
    s.transform(
      x,
      y,
      1,
      s.cut(k, 'M-56 -60V0Q-56 24 0 24T56 0V-60Z', k.soft('#27453B'), 0.6) +
        s.oval(0, -60, 56, 25, '#27453B') +
        s.oval(0, -60, 47, 20, paper.white) +
        s.oval(-6, -62, 20, 9, centre) +
        s.oval(14, -57, 11, 6, paper.leaf),
    );
  return (
    s.group(
      'translate(20 96) rotate(-14 100 -120)',
      s.cutRect(k, -180, -150, 470, 15, 7, k.soft(p.main), 0.6) +
        s.cutRect(k, -180, -116, 470, 15, 7, k.soft(p.main), 0.6) +
        s.rect(-180, -150, 80, 15, 7, paper.gold) +
        s.rect(-180, -116, 80, 15, 7, paper.gold),
    ) +
    s.cut(k, 'M-286 80H286Q296 80 294 94L280 190H-280L-294 94Q-296 80 -286 80Z', k.soft(paper.wood), 1.2) +
    s.path('M-290 104H290L288 120H-288Z', paper.woodDark, s.faint(0.4)) +
    s.rect(-236, 188, 110, 62, 8, k.soft(paper.woodDark)) +
    s.rect(126, 188, 110, 62, 8, k.soft(paper.woodDark)) +
    nigiri(-190, 70, '#F58A5E', '#FFD3B8') +
    nigiri(0, 66, '#E8566B', '#FBB9BE') +
    nigiri(190, 70, '#F4C458', '#FFF0BE') +
    maki(-120, 136, '#F58A5E') +
    maki(4, 142, p.accent) +
    maki(126, 136, '#F4C458') +
    s.transform(
      246,
      140,
      1,
      s.cut(k, 'M-40 0Q-46 -34 -14 -40Q10 -56 28 -30Q50 -22 40 0Q0 16 -40 0Z', k.soft('#9CC46A'), 0.5),
    ) +
    s.transform(-250, 140, 1, s.blossom(0, -16, 38, '#F7B9A8', '#F08F7C', 7)) +
    s.transform(
      216,
      214,
      0.92,
      s.cut(k, 'M-70 -30H70Q66 40 30 44H-30Q-66 40 -70 -30Z', k.soft(p.accent), 0.7) +
        s.oval(0, -30, 70, 17, k.light(p.accent, 0.4)) +
        s.oval(0, -28, 60, 13, '#4A2418'),
    )
  );
}

function darkDinner(k: Kit): string {
  const { p } = k;
  return (
    s.disc(0, 40, 330, k.glow(p.ink, 0.75)) +
    s.disc(0, -40, 250, k.soft(mix(p.ink, p.main, 0.2))) +
    s.each(18, (at) =>
      s.star(
        Math.round(210 * Math.cos(at * 2.4) * (0.6 + (at % 5) * 0.09)),
        Math.round(-60 + 190 * Math.sin(at * 2.4) * (0.6 + (at % 4) * 0.1)),
        5 + (at % 3) * 4,
        at % 3 ? paper.cream : p.sun,
        4,
        0.34,
      ),
    ) +
    s.disc(110, -190, 40, p.sun) +
    s.disc(94, -200, 35, mix(p.ink, p.main, 0.24)) +
    s.oval(0, 212, 270, 40, k.soft(paper.cream)) +
    s.oval(0, 208, 210, 27, p.second) +
    s.cut(k, 'M-186 190C-186 -70 186 -70 186 190Z', k.linear('#EEF2F6', paper.steelDark, 25), 1.1) +
    s.cutDisc(k, 0, -24, 24, k.soft(paper.gold), 0.4) +
    s.path('M-150 166C-146 70 -96 20 -46 10C-96 50 -112 100 -112 166Z', paper.white, s.faint(0.75)) +
    s.rect(-204, 186, 408, 24, 12, k.linear('#EEF2F6', paper.steelDark, 0)) +
    s.cut(
      k,
      'M-136 60Q0 20 136 60Q150 120 116 138Q60 140 20 110Q0 96 -20 110Q-60 140 -116 138Q-150 120 -136 60Z',
      k.soft(p.accent),
      0.8,
    ) +
    s.line(
      'M-96 96Q-70 118 -44 96M44 96Q70 118 96 96M-88 106L-96 118M-70 110V122M-52 106L-44 118M88 106L96 118M70 110V122M52 106L44 118',
      p.ink,
      6,
    ) +
    s.path('M-136 66L-220 30L-196 84L-132 92ZM136 66L220 30L196 84L132 92Z', k.dark(p.accent, 0.25)) +
    s.line('M-262 60V240M-286 20V70Q-286 96 -262 96T-238 70V20M-262 20V80', paper.steel, 12) +
    s.path('M254 10Q296 70 276 140H254Z', paper.steel) +
    s.line('M258 20V240', paper.steel, 13)
  );
}

export const tasteTrips: Experiences = {
  'wine-tasting': { draw: wineTasting, land: 'room', shadow: 240, focus: [20, 20] },
  'cheese-dairy': { draw: cheeseDairy, land: 'room', shadow: 260, focus: [20, 80] },
  'chocolate-workshop': { draw: chocolateWorkshop, land: 'room', shadow: 240, focus: [0, 40] },
  'sushi-course': { draw: sushi, land: 'room', shadow: 260, focus: [0, 60] },
  'dinner-in-the-dark': { draw: darkDinner, land: 'dark', shadow: 250, focus: [10, 40] },
};
