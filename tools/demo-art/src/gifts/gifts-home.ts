import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import type { Gifts } from './motif.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';
import { woodTone } from '../woods.ts';
import { pieces } from '../pieces.ts';
import { blanket } from './blanket.ts';

function mug(k: Kit): string {
  const { p } = k;
  return (
    s.line('M122 -70C262 -96 262 128 112 120', k.dark(p.main, 0.22), 46) +
    s.line('M122 -74C250 -96 250 118 112 112', p.main, 32) +
    s.cut(k, 'M-180 -150H140V150Q140 255 40 255H-80Q-180 255 -180 150Z', k.soft(p.main)) +
    s.oval(-20, -150, 160, 30, k.light(p.main, 0.35)) +
    s.oval(-20, -146, 140, 22, paper.cocoa) +
    s.path('M-140 -140Q-60 -112 40 -128Q90 -136 112 -152Q120 -140 112 -136Q60 -122 -20 -124T-140 -140Z', '#9A6543') +
    s.path('M-180 170Q-20 202 140 170V196Q-20 228 -176 196Z', k.p.accent, s.faint(0.9)) +
    s.sprig(-20, 140, 120, -76, p.second, 5) +
    s.sprig(-20, 140, 120, 76, p.second, 5) +
    s.heart(-20, 132, 20, p.second) +
    s.path('M-152 -104Q-142 -96 -134 -98V120Q-134 160 -124 186Q-154 160 -154 110Z', paper.white, s.faint(0.38)) +
    s.steam(-24, -176, 0.72, paper.cream)
  );
}

function candle(k: Kit): string {
  const { p } = k;
  return (
    s.transform(
      196,
      254,
      0.74,
      s.blossom(0, -40, 60, p.main, paper.gold) +
        s.leaf(-30, -8, 90, -76, paper.leaf) +
        s.leaf(30, -8, 84, 76, paper.leafDark),
    ) +
    s.cut(k, 'M-160 -90H160V215Q160 255 118 255H-118Q-160 255 -160 215Z', k.soft(mix(p.main, paper.white, 0.55))) +
    s.path('M-146 -20H146V214Q146 241 116 241H-116Q-146 241 -146 214Z', k.linear(k.light(p.second, 0.5), p.second)) +
    s.oval(0, -20, 146, 26, k.light(p.second, 0.7)) +
    s.oval(0, -90, 160, 30, mix(p.main, paper.white, 0.72)) +
    s.oval(0, -88, 142, 22, mix(p.main, p.second, 0.55), s.faint(0.8)) +
    s.line('M0 -24C6 -50 -4 -64 0 -84', k.p.ink, 8) +
    s.flame(k, 0, -82, 1.12) +
    s.cutRect(k, -100, 40, 200, 150, 22, paper.cream, 0.6) +
    s.rect(-86, 54, 172, 122, 14, 'none', `stroke="${p.accent}" stroke-width="5"`) +
    s.sprig(0, 168, 104, 0, p.main, 4) +
    s.shine(-136, -50, 18, 210, 0.5) +
    s.shine(-108, -56, 8, 70, 0.4) +
    s.disc(120, 222, 7, paper.white, s.faint(0.5))
  );
}

function lamp(k: Kit, x: number, y: number, scale: number, color: string): string {
  return s.transform(
    x,
    y,
    scale,
    s.disc(0, -250, 320, k.glow('#FFE7A3', 0.8)) +
      s.oval(0, -6, 210, 40, k.glow('#FFE7A3', 0.9)) +
      s.cut(k, 'M-74 0Q-80 -40 -40 -46L-24 -150H24L40 -46Q80 -40 74 0Z', k.soft(woodTone(k.subject, 'beech'))) +
      s.path('M-66 -12Q0 8 66 -12L70 0H-70Z', paper.woodDark, s.faint(0.4)) +
      s.cut(k, 'M-150 -150C-150 -270 -92 -350 0 -350S150 -270 150 -150Q0 -118 -150 -150Z', k.soft(color)) +
      s.path('M-138 -160Q0 -196 138 -160Q0 -134 -138 -160Z', '#FFF4C9') +
      s.path('M-116 -190C-108 -262 -72 -308 -30 -320C-70 -286 -88 -240 -90 -190Z', paper.white, s.faint(0.45)),
  );
}

function clock(k: Kit): string {
  const { p } = k;
  return (
    s.disc(26, 34, 262, k.glow(p.ink, 0.34)) +
    s.cutDisc(k, 0, 0, 258, k.soft(paper.wood)) +
    s.disc(0, 0, 228, p.ink, s.faint(0.18)) +
    s.disc(0, 4, 222, k.linear(paper.cream, k.light(p.second, 0.3), 60)) +
    s.path('M0 4L0 -218A222 222 0 0 1 192 115Z', p.second, s.faint(0.6)) +
    s.each(12, (at) =>
      s.group(`rotate(${at * 30} 0 4)`, at % 3 ? s.disc(0, -180, 11, p.arch) : s.rect(-11, -204, 22, 52, 11, p.main)),
    ) +
    s.line('M0 4L-74 -78', p.ink, 22) +
    s.line('M0 4L104 -108', p.ink, 14) +
    s.line('M-30 -38L0 4L-40 130', p.accent, 8) +
    s.disc(-40, 130, 15, p.accent) +
    s.disc(0, 4, 24, p.main) +
    s.disc(0, 4, 9, paper.gold) +
    s.path('M-214 -70A226 226 0 0 1 -70 -214L-60 -190A200 200 0 0 0 -190 -62Z', paper.white, s.faint(0.5))
  );
}

function soaps(k: Kit): string {
  const { p } = k;
  const bar = (x: number, y: number, w: number, color: string, band: string, turn: number): string =>
    s.group(
      `translate(${x} ${y}) rotate(${turn})`,
      s.cutRect(k, -w / 2, -84, w, 84, 34, k.soft(color)) +
        s.rect(-w / 2 + 18, -74, w - 64, 14, 7, paper.white, s.faint(0.45)) +
        s.rect(-44, -84, 96, 84, 0, k.soft(band)) +
        s.rect(-44, -84, 96, 84, 0, p.ink, s.faint(0.04)),
    );
  const looks = [
    [p.main, paper.cream, 0],
    [p.second, p.accent, -2],
    [p.arch, paper.cream, 3],
    [p.sun, p.main, -2],
  ] as const;
  const ornament = (at: number): string =>
    [
      s.sprig(-2, 190, 66, 0, p.accent, 3),
      s.blossom(12, 74, 30, paper.cream, paper.gold),
      s.heart(0, -11, 24, p.main),
      s.star(10, -94, 26, paper.cream),
    ][at % 4] ?? '';
  return (
    s.cut(k, 'M-250 200H250L224 244Q218 255 200 255H-200Q-218 255 -224 244Z', k.soft(paper.oak)) +
    s.each(6, (at) => s.rect(-206 + at * 74, 212, 44, 9, 4, paper.woodDark, s.faint(0.5))) +
    pieces(k.subject.pieces ?? 3, (at) => {
      const [color, band, turn] = looks[at % looks.length] ?? looks[0]!;
      return bar([-6, 8, -4, 10][at % 4]!, 200 - at * 84, 390 - at * 44, color, band, turn) + ornament(at);
    }) +
    s.transform(
      0,
      -84 * ((k.subject.pieces ?? 3) - 3),
      1,
      s.sprig(-70, -64, 170, 62, paper.leafDark, 5) + s.blossom(-70, -76, 50, p.accent, paper.gold),
    ) +
    [
      [-210, -60, 40],
      [-160, -150, 24],
      [206, -120, 32],
      [244, -40, 18],
      [120, -220, 22],
      [-60, -216, 15],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          s.disc(x, y, r, k.linear(paper.white, mix(p.arch, paper.white, 0.3), 60), s.faint(0.75)) +
          s.disc(x - r * 0.34, y - r * 0.34, r * 0.22, paper.white),
      )
      .join('')
  );
}

function pillow(k: Kit): string {
  const { p } = k;
  const bars = [34, 62, 96, 132, 108, 150, 176, 150, 108, 132, 96, 62, 34];
  return (
    [
      [-236, -216],
      [236, -216],
      [-236, 232],
      [236, 232],
    ]
      .map(([x = 0, y = 0]) =>
        s.each(3, (at) =>
          s.line(`M${x * 0.96} ${y * 0.96}L${x * 1.12 + (at - 1) * 16} ${y * 1.1 - (at - 1) * 10}`, p.accent, 12),
        ),
      )
      .join('') +
    s.cut(
      k,
      'M-240 -220Q0 -176 240 -220Q262 -220 258 -196Q214 10 258 214Q262 240 238 238Q0 200 -238 238Q-262 240 -258 214Q-214 10 -258 -196Q-262 -222 -240 -220Z',
      k.soft(p.second),
    ) +
    s.path(
      'M-214 -196Q0 -154 214 -196Q180 10 216 214Q0 178 -216 214Q-180 10 -214 -196Z',
      'none',
      `stroke="${p.main}" stroke-width="6" stroke-dasharray="14 12" opacity=".7"`,
    ) +
    bars
      .map((height, at) => s.rect(-163 + at * 26, 34 - height / 2, 14, height, 7, at > 3 && at < 9 ? p.main : p.accent))
      .join('') +
    s.cut(k, s.heartPath(0, 34, 54), k.soft(p.main), 0.5) +
    s.transform(
      0,
      -112,
      1,
      s.disc(-26, 22, 14, p.main) +
        s.disc(28, 14, 14, p.main) +
        s.line('M-13 20V-36L41 -44V12', p.main, 8) +
        s.line('M-13 -22L41 -30', p.main, 8),
    ) +
    s.path('M-222 -186Q-120 -160 -40 -164Q-140 -140 -190 -60Q-204 -130 -222 -186Z', paper.white, s.faint(0.42)) +
    s.path('M216 214Q100 190 -20 192Q120 160 190 80Q196 160 216 214Z', p.ink, s.faint(0.07))
  );
}

function robe(k: Kit): string {
  const { p } = k;
  const sleeve = 'M-76 -214Q-160 -196 -184 -120L-222 70Q-226 88 -208 92L-158 102Q-144 104 -138 90L-96 -40Z';
  const cuff = s.rect(-222, 50, 82, 40, 12, p.main, 'transform="rotate(11 -180 70)"');
  return (
    s.line('M0 -226C0 -250 36 -250 30 -274C24 -298 -12 -296 -16 -274', paper.gold, 10) +
    s.line('M-126 -186Q0 -250 126 -186', paper.wood, 18) +
    s.cut(k, sleeve, k.soft(k.dark(p.second, 0.05))) +
    cuff +
    s.mirror(s.cut(k, sleeve, k.soft(k.dark(p.second, 0.05))) + cuff) +
    s.cut(k, 'M-76 -216Q0 -170 76 -216L126 -176Q112 20 152 272Q0 306 -152 272Q-112 20 -126 -176Z', k.soft(p.second)) +
    s.path('M4 -20L26 290Q100 290 152 272Q112 30 122 -120Z', p.ink, s.faint(0.06)) +
    s.line('M14 20L28 288', p.ink, 5, s.faint(0.18)) +
    s.cut(k, 'M-80 -218L-48 -236Q-30 -110 20 0L24 290L-10 290L-14 40Q-96 -80 -80 -218Z', k.soft(p.main), 0.7) +
    s.cut(k, 'M80 -218L48 -236Q40 -120 -6 -26L-14 44Q96 -80 80 -218Z', k.soft(p.main), 0.7) +
    s.rect(-120, 10, 242, 36, 12, k.soft(p.accent)) +
    s.cut(k, 'M-4 30L-40 176L-8 182L18 40Z', k.soft(p.accent), 0.6) +
    s.cut(k, 'M8 30L58 152L30 166L-4 42Z', k.soft(p.accent), 0.6) +
    s.cutRect(k, -24, 4, 52, 48, 16, k.light(p.accent, 0.15), 0.6) +
    s.sprig(-82, -38, 52, -40, paper.gold, 3) +
    s.sprig(-82, -38, 52, 40, paper.gold, 3) +
    s.heart(-82, -58, 12, p.accent) +
    s.line('M62 110v58q0 14 14 14h38M-62 110v58q0 14 -14 14h-38', p.ink, 5, s.faint(0.2)) +
    s.path('M-112 -164Q-96 40 -136 250L-118 256Q-80 60 -96 -176Z', paper.white, s.faint(0.35))
  );
}

export const homeGifts: Gifts = {
  'name-mug': { draw: mug, setting: 'window', shadow: [140, -10] },
  'scented-candle': { draw: candle, setting: 'cosy', size: 1.24, shadow: 165 },
  'wool-blanket': { draw: blanket, setting: 'cosy', size: 1.12, shadow: 250 },
  'couple-lamp': {
    draw: (k) =>
      lamp(k, 120, 254, 1.02, k.p.accent) +
      lamp(k, -116, 255, 1.25, k.p.main) +
      s.heart(20, -240, 30, k.p.main) +
      s.heart(66, -200, 18, k.p.accent),
    setting: 'cosy',
    shadow: 220,
  },
  'bathrobe-monogram': { draw: robe, setting: 'wall', shadow: null },
  'soap-set': { draw: soaps, setting: 'window', size: 1.17, shadow: 240 },
  'pillow-first-dance': { draw: pillow, setting: 'cosy', shadow: 240 },
  'wall-clock': { draw: clock, setting: 'wall', size: 1.13, shadow: null },
};
