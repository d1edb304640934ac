import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import type { Gifts } from './motif.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';
import { woodTone } from '../woods.ts';
import { pieces } from '../pieces.ts';
import { spiceBox } from './spiceBox.ts';

function teacup(k: Kit, x: number, y: number, scale: number, color: string): string {
  return s.transform(
    x,
    y,
    scale,
    s.oval(0, -6, 118, 18, k.dark(color, 0.2)) +
      s.oval(0, -12, 118, 18, k.light(color, 0.35)) +
      s.line('M70 -84Q128 -92 118 -52T62 -34', k.dark(color, 0.12), 17) +
      s.cut(k, 'M-80 -112H80Q80 -14 24 -12H-24Q-80 -14 -80 -112Z', k.soft(color), 0.6) +
      s.oval(0, -112, 80, 15, k.light(color, 0.5)) +
      s.oval(0, -110, 69, 10, '#B8682E') +
      s.path('M-64 -88Q-60 -46 -36 -26Q-52 -28 -62 -52Q-68 -72 -64 -88Z', paper.white, s.faint(0.5)),
  );
}

function teaSet(k: Kit): string {
  const { p } = k;
  return (
    s.line('M-150 -16C-260 -60 -260 120 -150 120', k.dark(p.main, 0.2), 34) +
    s.line('M-150 -20C-250 -56 -250 112 -150 112', p.main, 22) +
    s.cut(k, 'M116 110Q196 90 200 0Q204 -60 262 -80L276 -46Q240 -20 238 30Q230 140 120 180Z', k.soft(p.main)) +
    s.cut(
      k,
      'M-170 60C-170 -60 -100 -120 0 -120S170 -60 170 60C170 150 110 214 50 214H-50C-110 214 -170 150 -170 60Z',
      k.soft(p.main),
    ) +
    s.path('M-166 30Q0 84 166 30Q172 70 164 100Q0 152 -164 100Q-172 70 -166 30Z', p.second, s.faint(0.92)) +
    s.each(5, (at) =>
      s.blossom(-116 + at * 58, 82 + ([-8, 4, 8, 4, -8][at] ?? 0), 25, at % 2 ? p.main : p.accent, paper.gold, 6),
    ) +
    s.cut(k, 'M-104 -98Q-80 -160 0 -160T104 -98Q0 -66 -104 -98Z', k.soft(k.light(p.main, 0.12)), 0.7) +
    s.cutDisc(k, 0, -184, 30, k.soft(p.accent), 0.5) +
    s.path('M-140 40C-138 -30 -100 -70 -60 -86C-104 -40 -114 0 -112 50Z', paper.white, s.faint(0.4)) +
    s.rect(-60, 206, 120, 22, 10, k.dark(p.main, 0.25)) +
    pieces(k.subject.pieces ?? 4, (at, count) => {
      const share = at / Math.max(1, count - 1);
      return teacup(
        k,
        s.round(-226 + share * 440),
        s.round(268 + 26 * Math.sin(share * Math.PI)),
        0.62,
        at % 2 ? p.accent : p.second,
      );
    })
  );
}

function fondue(k: Kit): string {
  const { p } = k;
  // Everybody knows the own fork by the ring of paint on its wooden handle.
  const colors = [p.accent, p.arch, paper.leaf, paper.white, p.main, paper.cocoa];
  const wood = woodTone(k.subject, 'beech');
  const fork = (x: number, turn: number, color: string): string =>
    s.group(
      `translate(${x} -56) rotate(${turn})`,
      s.line('M0 30V-150', paper.steelDark, 9) +
        s.rect(-12, -230, 24, 96, 12, k.soft(wood)) +
        s.rect(-12, -206, 24, 16, 0, color) +
        s.rect(-12, -148, 24, 12, 0, paper.gold),
    );
  return (
    s.line('M-150 250L-96 110M150 250L96 110M-186 252H186', p.ink, 17) +
    s.cutRect(k, -60, 176, 120, 74, 14, k.soft(p.accent), 0.6) +
    s.rect(-66, 168, 132, 18, 8, k.dark(p.accent, 0.2)) +
    s.flame(k, 0, 164, 0.62) +
    s.line('M-150 106H150', p.ink, 17) +
    s.cut(k, 'M190 -26H270Q292 -26 292 -4T270 18H190Z', k.soft(k.dark(p.main, 0.15))) +
    pieces(k.subject.pieces ?? 6, (at, count) => {
      const share = at / Math.max(1, count - 1) - 0.5;
      return fork(s.round(share * 290), s.round(share * 76), colors[at % colors.length] ?? p.accent);
    }) +
    s.cut(k, 'M-206 -60H206Q216 104 120 108H-120Q-216 104 -206 -60Z', k.soft(p.main)) +
    s.oval(0, -60, 206, 38, k.light(p.main, 0.28)) +
    s.oval(0, -56, 184, 30, '#F7CE62') +
    s.path('M-150 -54Q-60 -80 40 -60T150 -66Q120 -38 0 -36T-150 -54Z', '#FFE59B') +
    s.path(
      'M-196 -34Q-180 -14 -150 -18Q-140 30 -124 26Q-112 20 -116 -14Q-60 -2 -60 20Q-54 40 -44 22Q-40 -8 -30 -8L40 -10Q140 -14 196 -34L206 -60Q160 -28 0 -24T-206 -60Z',
      '#F7CE62',
    ) +
    s.each(5, (at) => s.path(`M${-130 + at * 60} ${62 + Math.abs(at - 2) * -3}l14 -22l14 22l-14 22Z`, p.second)) +
    s.path('M-186 0Q-176 74 -128 94Q-160 94 -180 60Q-192 30 -186 0Z', paper.white, s.faint(0.45)) +
    s.transform(
      -222,
      250,
      0.92,
      s.cut(k, 'M-70 0L-60 -74L74 -34V0Z', k.soft('#F7CE62'), 0.6) +
        s.path('M-60 -74L74 -34L60 -20L-66 -40Z', '#FFE9AE') +
        s.disc(-20, -18, 11, '#DDA63A') +
        s.disc(26, -12, 8, '#DDA63A'),
    ) +
    s.transform(
      232,
      252,
      1,
      s.cut(k, 'M-44 0V-40L-24 -62H44V-16L30 0Z', k.soft('#E2B06B'), 0.6) +
        s.path('M-44 -40L-24 -62H44L28 -40Z', '#A8622F') +
        s.disc(-16, -16, 5, '#C4884A'),
    )
  );
}

function barista(k: Kit): string {
  const { p } = k;
  const steel = (d: string): string => s.cut(k, d, k.linear('#EEF2F5', paper.steelDark, 15));
  return (
    s.group(
      'translate(-10 138)',
      s.line('M-96 -146C-20 -160 -30 30 -104 40', paper.steelDark, 24) +
        steel(
          'M-236 -190L-262 -226L-196 -206H-90Q-96 -150 -84 -60Q-70 60 -96 96H-246Q-272 60 -258 -60Q-246 -150 -236 -190Z',
        ) +
        s.path('M-236 -190L-262 -226L-196 -206H-90L-92 -186Z', paper.white, s.faint(0.6)) +
        s.path('M-240 20Q-170 50 -88 20Q-78 70 -96 96H-246Q-262 70 -240 20Z', p.main, s.faint(0.9)) +
        s.shine(-232, -160, 18, 150, 0.7),
    ) +
    s.cutRect(k, -20, -40, 230, 280, 18, k.soft(paper.wood)) +
    s.line('M0 20Q90 8 190 24', paper.woodDark, 4, s.faint(0.4)) +
    s.group(
      'translate(96 -60)',
      s.cut(k, 'M-110 -70H110V-10Q110 40 60 40H-60Q-110 40 -110 -10Z', k.linear('#EEF2F5', paper.steelDark, 15)) +
        s.oval(0, -70, 110, 24, paper.steel) +
        s.oval(0, -68, 96, 18, paper.cocoaDark) +
        s.oval(0, -72, 84, 12, paper.cocoa) +
        s.rect(-24, 34, 48, 34, 8, paper.steelDark) +
        s.cutRect(k, 106, -30, 60, 40, 10, paper.steelDark, 0.4) +
        s.cutRect(k, 150, -40, 60, 58, 24, k.soft(p.accent), 0.5) +
        s.shine(-90, -40, 12, 50, 0.7),
    ) +
    s.transform(
      100,
      -186,
      1,
      s.cut(k, 'M-64 0H64V20Q64 34 50 34H-50Q-64 34 -64 20Z', k.linear('#EEF2F5', paper.steelDark, 15)) +
        s.rect(-15, -44, 30, 46, 6, paper.steel) +
        s.cut(k, 'M-40 -92Q-40 -112 0 -112T40 -92L30 -36Q0 -26 -30 -36Z', k.soft(paper.wood), 0.6),
    ) +
    s.line('M196 110C290 96 280 220 170 214', k.dark(p.main, 0.2), 30) +
    s.cut(k, 'M-70 84H210Q214 240 120 246H20Q-74 240 -70 84Z', k.soft(p.main)) +
    s.oval(70, 84, 140, 34, paper.cream) +
    s.oval(70, 86, 124, 27, '#A5683A') +
    s.path('M70 108Q6 92 30 72Q56 62 70 80Q84 62 110 72Q134 92 70 108Z', paper.cream) +
    s.line('M42 80Q70 96 98 80', '#A5683A', 3) +
    s.path('M-46 122Q-40 204 10 226Q-30 220 -46 180Z', paper.white, s.faint(0.45)) +
    s.oval(70, 250, 120, 9, k.dark(p.main, 0.3)) +
    [
      [-236, 210, 20],
      [-190, 240, -24],
      [-150, 214, 60],
      [-110, 244, 10],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        s.group(
          `translate(${x} ${y}) rotate(${turn})`,
          s.oval(0, 0, 26, 18, k.soft(paper.cocoa)),
          s.line('M-20 0Q0 -10 20 0', paper.cocoaDark, 4),
        ),
      )
      .join('')
  );
}

export const kitchenGifts: Gifts = {
  'tea-set': { draw: teaSet, setting: 'table', shadow: 250 },
  'spice-box': { draw: spiceBox, setting: 'table', size: 1.1, shadow: [230, 0] },
  'fondue-set': { draw: fondue, setting: 'cosy', shadow: 230 },
  'barista-kit': { draw: barista, setting: 'window', shadow: 240 },
};

/** A round cheese with a wedge cut out, standing on y. */
export function cheese(k: Kit, x: number, y: number, scale: number): string {
  const rind = '#E2A63C';
  return s.transform(
    x,
    y,
    scale,
    s.cut(k, 'M-170 -96V-30C-170 24 170 24 170 -30V-96Z', k.soft(rind)) +
      s.oval(0, -96, 170, 52, k.light(rind, 0.45)) +
      s.path('M0 -96L60 -48Q130 -58 160 -78V0Q120 20 60 26V20Z', mix('#F9DD8C', rind, 0.2)) +
      s.path('M0 -96L170 -96Q168 -80 160 -78L60 -48Z', k.dark(rind, 0.24)) +
      s.path('M0 -96L60 -48V28L0 10Z', '#F9DD8C') +
      s.disc(26, -44, 9, rind) +
      s.disc(42, -8, 7, rind) +
      s.disc(110, -28, 12, k.dark(rind, 0.1)) +
      s.disc(84, -4, 7, k.dark(rind, 0.1)),
  );
}
