import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import type { Gifts } from './motif.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';
import { woodTone } from '../woods.ts';

function cuttingBoard(k: Kit): string {
  const { p } = k;
  const wood = woodTone(k.subject, 'oak');
  const [stripe, line] = [k.light(wood, 0.14), k.dark(wood, 0.55)];
  return (
    s.cut(
      k,
      'M-44 -290H44Q64 -290 64 -268L58 -176Q60 -146 100 -140H150Q196 -140 196 -94V208Q196 255 150 255H-150Q-196 255 -196 208V-94Q-196 -140 -150 -140H-100Q-60 -146 -58 -176L-64 -268Q-64 -290 -44 -290Z',
      k.soft(wood),
      1.3,
    ) +
    s.path('M-92 -140H-40V255H-92ZM60 -140H120V255H60Z', stripe, s.faint(0.5)) +
    s.line('M-170 -60Q-150 60 -172 200M160 -90Q176 40 158 210M0 -250Q8 -180 -4 -140', line, 4, s.faint(0.35)) +
    s.disc(0, -244, 20, k.dark(line, 0.4)) +
    s.line('M0 -244Q40 -300 60 -262Q70 -220 22 -232', p.accent, 9) +
    // As wide as the board has room for: a line of all the characters that fit stands inside.
    s.oval(0, 14, 172, 128, 'none', `stroke="${line}" stroke-width="5" opacity=".8"`) +
    s.sprig(0, 132, 150, -62, line, 6) +
    s.sprig(0, 132, 150, 62, line, 6) +
    s.path('M-180 -104Q-176 -126 -150 -126H-110Q-160 -110 -164 200Q-182 204 -182 180Z', paper.white, s.faint(0.28)) +
    s.transform(
      196,
      196,
      1,
      s.cutDisc(k, 0, 0, 62, k.soft(p.sun), 0.8) +
        s.disc(0, 0, 50, paper.cream) +
        s.each(8, (at) => s.path('M0 -5L-14 -40Q0 -50 14 -40Z', p.main, `transform="rotate(${at * 45})"`)),
    ) +
    s.sprig(-176, 268, 180, -52, paper.leafDark, 5) +
    s.sprig(-180, 262, 130, -16, paper.leaf, 4)
  );
}

function bag(k: Kit): string {
  const { p } = k;
  const leather = paper.woodDark;
  const stitch = (d: string): string => s.line(d, p.second, 4, 'stroke-dasharray="12 10" opacity=".8"');
  return (
    s.line('M-250 40Q-300 -190 -40 -250Q240 -280 260 40', k.dark(leather, 0.25), 17, s.faint(0.85)) +
    s.line('M-104 -20V-150Q-104 -220 -40 -220H40Q104 -220 104 -150V-20', k.dark(leather, 0.2), 22) +
    s.cut(
      k,
      'M-246 -70Q-240 -128 -180 -128H180Q240 -128 246 -70L282 190Q286 255 226 255H-226Q-286 255 -282 190Z',
      k.soft(p.main),
      1.2,
    ) +
    s.path('M-232 -92Q-220 -128 -180 -128H180Q220 -128 232 -92Q0 -66 -232 -92Z', p.ink, s.faint(0.14)) +
    s.line('M-206 -104Q0 -82 206 -104', paper.gold, 8, 'stroke-dasharray="9 5"') +
    s.rect(176, -112, 44, 18, 9, paper.gold) +
    s.cut(k, 'M-284 186Q-286 255 -226 255H226Q286 255 284 186Q160 160 0 160T-284 186Z', k.soft(leather), 0.4) +
    s.cutRect(k, -128, -66, 48, 240, 8, k.soft(leather), 0.5) +
    s.cutRect(k, 80, -66, 48, 240, 8, k.soft(leather), 0.5) +
    stitch('M-118 -56V168M-90 -56V168M90 -56V168M118 -56V168M-262 200Q0 164 262 200') +
    s.line('M-104 -30V-130Q-104 -200 -36 -200H36Q104 -200 104 -130V-30', k.light(leather, 0.12), 22) +
    s.cutRect(k, -44, -222, 88, 44, 16, k.soft(p.accent), 0.6) +
    s.disc(-104, -44, 11, paper.gold) +
    s.disc(104, -44, 11, paper.gold) +
    s.cutRect(k, -66, 10, 132, 116, 16, k.soft(k.light(p.main, 0.1)), 0.5) +
    s.sprig(0, 108, 84, 0, p.second, 4) +
    s.line('M128 -60Q196 -50 190 0', p.accent, 7) +
    s.group(
      'rotate(10 190 40)',
      s.cutRect(k, 156, 0, 70, 96, 14, k.soft(p.accent), 0.6) + s.heart(191, 56, 20, p.second),
    ) +
    s.path('M-226 -60Q-220 -92 -190 -96Q-230 20 -240 150L-262 150Z', paper.white, s.faint(0.3))
  );
}

function bouquet(k: Kit): string {
  const { p } = k;
  return (
    s.sprig(-60, 20, 290, -38, paper.leafDark, 4) +
    s.sprig(60, 20, 290, 40, paper.leafDark, 4) +
    s.sprig(0, 10, 330, -8, paper.leaf, 4) +
    s.sprig(30, 10, 310, 18, paper.leafDark, 4) +
    s.cut(k, 'M-210 -70Q-110 -120 0 -60Q120 -130 214 -70L60 180H-60Z', k.soft(k.dark(p.second, 0.08))) +
    s.blossom(-150, -120, 78, p.accent, paper.gold, 7) +
    s.blossom(150, -130, 74, p.main, paper.gold, 7) +
    s.blossom(-44, -218, 72, p.second, paper.gold, 7) +
    s.blossom(70, -222, 64, p.accent, paper.gold, 6) +
    s.blossom(0, -96, 104, p.main, p.sun, 8) +
    s.blossom(0, -96, 62, k.light(p.main, 0.3), paper.gold, 6) +
    s.blossom(-96, -44, 58, paper.cream, paper.gold, 6) +
    s.blossom(100, -48, 60, paper.cream, paper.gold, 6) +
    [
      [-216, -200],
      [-110, -272],
      [140, -240],
      [222, -214],
      [20, -296],
    ]
      .map(([x = 0, y = 0]) => s.disc(x, y, 15, p.arch) + s.disc(x - 4, y - 4, 5, paper.white))
      .join('') +
    s.cut(k, 'M-216 -64Q-120 30 20 40L56 186Q40 216 70 255H-70Q-40 216 -56 186Z', k.soft(p.second)) +
    s.cut(
      k,
      'M218 -64Q130 50 -40 70L-56 186Q-40 216 -70 255H72Q40 216 56 186Z',
      k.linear(k.light(p.second, 0.4), k.dark(p.second, 0.06), 50),
    ) +
    s.each(4, (at) => s.line(`M${140 - at * 34} ${30 + at * 12}L${34 - at * 8} ${190}`, p.ink, 3, s.faint(0.1))) +
    s.rect(-62, 164, 124, 38, 14, k.soft(p.accent)) +
    s.bow(k, 0, 184, 0.86, p.accent)
  );
}

function bonsai(k: Kit): string {
  const { p } = k;
  const pad = (x: number, y: number, w: number, color: string): string =>
    s.cut(
      k,
      `M${x - w} ${y}Q${x - w - 14} ${y - w * 0.36} ${x - w * 0.62} ${y - w * 0.46}Q${x - w * 0.4} ${y - w * 0.86} ${x} ${y - w * 0.74}Q${x + w * 0.46} ${y - w * 0.84} ${x + w * 0.6} ${y - w * 0.44}Q${x + w + 14} ${y - w * 0.34} ${x + w} ${y}Q${x} ${y + w * 0.22} ${x - w} ${y}Z`,
      k.soft(color),
    ) +
    s.path(
      `M${x - w * 0.7} ${y - w * 0.24}Q${x - w * 0.5} ${y - w * 0.62} ${x - 10} ${y - w * 0.6}Q${x - w * 0.4} ${y - w * 0.4} ${x - w * 0.7} ${y - w * 0.24}Z`,
      paper.white,
      s.faint(0.26),
    );
  return (
    s.path(
      'M-60 150Q10 90 -30 20Q-70 -40 10 -100Q40 -130 20 -190L52 -180Q70 -120 44 -80Q0 -30 30 30Q50 100 90 150Z',
      k.soft(paper.woodDark),
    ) +
    s.line('M-34 10Q-110 -10 -140 -50M30 -60Q110 -70 150 -100M36 40Q120 30 160 10', paper.woodDark, 24) +
    s.line('M-30 140Q20 90 -6 20M10 -40Q40 -90 40 -140', paper.oak, 6, s.faint(0.5)) +
    pad(30, -160, 140, paper.leaf) +
    pad(-150, -40, 106, paper.leafDark) +
    pad(176, -86, 98, paper.leafDark) +
    pad(170, 26, 78, paper.leaf) +
    [
      [-30, -220],
      [70, -240],
      [-190, -70],
      [190, -130],
      [170, 0],
      [120, -190],
    ]
      .map(([x = 0, y = 0]) => s.blossom(x, y, 20, p.accent, paper.cream, 5))
      .join('') +
    s.oval(0, 152, 196, 22, paper.leafDark) +
    s.cut(
      k,
      'M-230 140H230Q240 140 238 152L214 224Q210 236 196 236H-196Q-210 236 -214 224L-238 152Q-240 140 -230 140Z',
      k.soft(p.main),
    ) +
    s.rect(-236, 140, 472, 20, 8, k.light(p.main, 0.28)) +
    s.rect(-180, 234, 70, 22, 6, k.dark(p.main, 0.3)) +
    s.rect(110, 234, 70, 22, 6, k.dark(p.main, 0.3)) +
    s.each(5, (at) => s.line(`M${-150 + at * 60} 204q15 -26 30 0t30 0`, p.second, 6, s.faint(0.75))) +
    s.transform(
      -250,
      250,
      1,
      s.line('M0 0L76 -40M0 -40L76 0', paper.steelDark, 11) +
        s.disc(-14, -48, 17, 'none', `stroke="${p.accent}" stroke-width="10"`) +
        s.disc(-14, 6, 17, 'none', `stroke="${p.accent}" stroke-width="10"`),
    )
  );
}

function scarf(k: Kit): string {
  const { p } = k;
  const edge = k.soft(p.accent);
  return (
    s.cut(
      k,
      'M-206 -130C-206 -216 206 -216 206 -130C206 -110 190 -92 164 -80C170 -150 -170 -150 -164 -80C-190 -92 -206 -110 -206 -130Z',
      k.soft(k.dark(p.main, 0.28)),
    ) +
    s.cut(
      k,
      'M20 -20C96 40 70 110 120 176Q144 210 130 240Q190 236 236 194C250 120 150 80 96 -40Z',
      k.soft(mix(p.main, p.arch, 0.4)),
    ) +
    s.path('M130 240Q190 236 236 194Q236 176 230 160Q190 200 130 204Q140 222 130 240Z', edge) +
    s.blossom(98, 56, 30, p.second, p.accent, 5) +
    s.blossom(146, 128, 32, p.sun, p.main, 5) +
    s.blossom(168, 178, 18, p.second, p.accent, 5) +
    s.cut(k, 'M-44 -20C-20 70 -96 110 -90 200Q-86 240 -112 274Q-20 286 66 258C40 180 76 90 40 -30Z', k.soft(p.main)) +
    s.path('M-112 274Q-20 286 66 258Q58 238 56 214Q-10 240 -90 230Q-94 254 -112 274Z', edge) +
    s.blossom(-6, 40, 32, p.second, paper.gold, 5) +
    s.blossom(-40, 116, 34, p.sun, p.accent, 5) +
    s.blossom(20, 130, 26, p.second, paper.gold, 5) +
    s.blossom(-22, 196, 30, p.second, paper.gold, 5) +
    s.path('M-20 0Q0 90 -46 150Q-70 190 -70 226Q-40 170 -16 130Q16 70 4 -10Z', paper.white, s.faint(0.2)) +
    s.cut(
      k,
      'M-206 -132C-212 -40 -130 40 0 50C130 40 212 -40 206 -132C180 -70 110 -40 0 -34C-110 -40 -180 -70 -206 -132Z',
      k.soft(p.main),
    ) +
    s.path(
      'M-206 -132C-212 -40 -130 40 0 50L2 30C-110 24 -190 -40 -206 -132ZM206 -132C212 -40 130 40 0 50L0 30C110 24 190 -40 206 -132Z',
      edge,
    ) +
    s.blossom(-140, -40, 28, p.second, paper.gold, 5) +
    s.blossom(-84, -6, 22, p.sun, p.accent, 5) +
    s.blossom(142, -40, 28, p.sun, paper.gold, 5) +
    s.blossom(90, -8, 22, p.second, p.accent, 5) +
    s.cut(k, 'M-54 -50Q0 -76 50 -46Q70 0 44 44Q0 64 -44 40Q-72 0 -54 -50Z', k.soft(k.light(p.main, 0.14)), 0.8) +
    s.line('M-26 -50Q-40 0 -20 40M22 -52Q36 0 18 44', p.ink, 4, s.faint(0.22)) +
    s.path('M-180 -84C-150 -20 -90 0 -60 8C-110 -10 -150 -40 -180 -84Z', paper.white, s.faint(0.4))
  );
}

export const greenGifts: Gifts = {
  'engraved-cutting-board': { draw: cuttingBoard, setting: 'table', shadow: 200 },
  'weekender-bag': { draw: bag, setting: 'meadow', shadow: 270 },
  'flower-subscription': { draw: bouquet, setting: 'window', shadow: 90 },
  'bonsai-kit': { draw: bonsai, setting: 'window', shadow: 220 },
  'silk-scarf': { draw: scarf, setting: 'wall', size: 1.22, shadow: null },
};
