import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import type { Gifts } from './motif.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';
import { brewing } from './brewing.ts';
import { bottle } from './bottle.ts';

function chocolateBox(k: Kit): string {
  const { p } = k;
  const praline = (x: number, y: number, at: number): string => {
    const color = [paper.cocoa, '#8A4F33', p.second, paper.cocoaDark][at % 4] ?? paper.cocoa;
    const top = [
      s.cutDisc(k, 0, 0, 38, k.soft(color), 0.5) + s.line('M-20 0Q-10 -22 4 0T26 -2', k.light(color, 0.45), 6),
      s.cutRect(k, -36, -36, 72, 72, 14, k.soft(color), 0.5) + s.line('M-24 18L18 -24M-8 26L26 -8', p.accent, 6),
      s.cut(k, s.heartPath(0, 2, 44), k.soft(color), 0.5) + s.oval(-18, -14, 8, 12, paper.white, s.faint(0.4)),
    ][at % 3];
    return (
      s.disc(x, y + 4, 50, p.ink, s.faint(0.22)) +
      s.disc(x, y, 48, k.dark(p.accent, 0.1)) +
      s.disc(x, y, 43, k.light(p.accent, 0.3)) +
      s.place(x, y, 0.9, top ?? '')
    );
  };
  return s.group(
    'translate(-20 0)',
    s.group(
      'rotate(14 160 -60)',
      s.cutRect(k, 10, -286, 280, 280, 22, k.soft(p.main), 1.2) +
        s.rect(30, -266, 240, 240, 14, 'none', `stroke="${p.second}" stroke-width="4" opacity=".6"`) +
        s.rect(120, -286, 44, 280, 0, k.soft(p.accent)) +
        s.rect(10, -170, 280, 44, 0, k.soft(p.accent)) +
        s.bow(k, 142, -148, 0.9, p.accent),
    ),
    s.cutRect(k, -244, -130, 400, 385, 30, k.soft(p.main), 1.3),
    s.rect(-226, -112, 364, 340, 20, k.dark(p.main, 0.42)),
    s.rect(-226, -112, 364, 24, 12, p.ink, s.faint(0.25)),
    s.each(9, (at) => praline(-156 + (at % 3) * 112, -46 + Math.floor(at / 3) * 106, at)),
  );
}

function whisky(k: Kit): string {
  const { p } = k;
  const amber = '#D9822B';
  const glass = (x: number): string =>
    s.place(
      x,
      214,
      1,
      s.cut(
        k,
        'M-58 -150Q-84 -60 -46 -16H46Q84 -60 58 -150Z',
        k.linear(mix(p.arch, paper.white, 0.75), mix(p.arch, paper.white, 0.5), 30),
      ) +
        s.path('M-67 -84Q-76 -50 -42 -20H42Q76 -50 67 -84Z', k.soft(amber)) +
        s.oval(0, -84, 67, 12, '#F2AE56') +
        s.oval(0, -150, 58, 11, paper.white, s.faint(0.8)) +
        s.rect(-46, -18, 92, 18, 8, mix(p.arch, paper.white, 0.7)) +
        s.shine(-46, -130, 10, 84, 0.7),
    );
  return (
    bottle(k, -70, 214, 190, 440, amber, 0.4) +
    s.rect(-112, -276, 84, 78, 14, k.soft(p.main)) +
    s.rect(-112, -216, 84, 12, 0, paper.gold) +
    s.cutRect(k, -152, 20, 164, 150, 14, paper.cream, 0.5) +
    s.rect(-140, 32, 140, 126, 8, 'none', `stroke="${p.main}" stroke-width="4"`) +
    s.path('M-128 142L-92 74L-68 106L-44 64L-12 142Z', p.main) +
    s.path('M-44 64L-56 86L-44 92L-32 86Z', paper.white) +
    s.cut(k, 'M60 214V70Q60 40 100 40H110Q150 40 150 70V214Z', k.soft(k.light(amber, 0.12)), 0.4) +
    s.rect(84, 10, 42, 40, 8, p.accent) +
    s.rect(72, 96, 66, 76, 8, paper.cream) +
    s.star(105, 134, 18, p.accent) +
    glass(-222) +
    glass(212) +
    s.cut(k, 'M-290 208H290V238Q290 255 272 255H-272Q-290 255 -290 238Z', k.soft(paper.wood)) +
    s.rect(-290, 208, 580, 12, 4, paper.white, s.faint(0.3)) +
    s.line('M-260 236H-80M20 240H240', paper.woodDark, 4, s.faint(0.4))
  );
}

function wineCrate(k: Kit): string {
  const { p } = k;
  const plank = (y: number): string =>
    s.cutRect(k, -262, y, 524, 84, 8, k.soft(paper.oak), 0.6) +
    s.line(
      `M-236 ${y + 28}Q-60 ${y + 16} 40 ${y + 32}T240 ${y + 26}M-220 ${y + 60}Q0 ${y + 50} 200 ${y + 62}`,
      paper.woodDark,
      3,
      s.faint(0.4),
    );
  const wine = (x: number, color: string, cap: string, y: number): string =>
    bottle(k, x, y, 118, 430, color, 0.36) +
    s.rect(x - 22, y - 436, 44, 100, 9, k.soft(cap)) +
    s.rect(x - 22, y - 350, 44, 10, 0, paper.gold) +
    s.rect(x - 50, y - 242, 100, 130, 6, paper.cream) +
    s.blossom(x, y - 196, 30, cap, paper.gold, 6);
  return (
    s.rect(-250, -10, 500, 220, 6, paper.woodDark) +
    wine(-140, '#2F5B46', p.main, 210) +
    wine(146, '#B98A3E', p.accent, 205) +
    wine(2, '#5B1E36', p.accent, 190) +
    s.each(24, (at) =>
      s.line(
        `M${-236 + at * 20} 76Q${-226 + at * 22} ${50 - (at % 4) * 7} ${-250 + at * 22} ${40 - (at % 3) * 14}`,
        at % 2 ? paper.straw : k.dark(paper.straw, 0.12),
        7,
      ),
    ) +
    plank(64) +
    plank(162) +
    s.rect(-262, 58, 40, 196, 6, k.soft(paper.wood)) +
    s.rect(222, 58, 40, 196, 6, k.soft(paper.wood)) +
    [82, 126, 186, 228].map((y) => s.disc(-242, y, 6, paper.woodDark) + s.disc(242, y, 6, paper.woodDark)).join('') +
    s.cutDisc(k, 0, 156, 62, k.soft(p.main), 0.6) +
    each6(p.second) +
    s.leaf(6, 128, 40, 50, paper.leaf)
  );
}

/** Bunch of grapes around 0 160. */
const each6 = (color: string): string =>
  [
    [-22, 140],
    [0, 140],
    [22, 140],
    [-11, 160],
    [11, 160],
    [0, 180],
  ]
    .map(([x = 0, y = 0]) => s.disc(x, y, 13, color))
    .join('');

function hotSauce(k: Kit): string {
  const { p } = k;
  const sauce = (x: number, h: number, color: string, cap: string): string =>
    bottle(k, x, 255, 138, h, color, 0.36) +
    s.cutRect(k, x - 31, 255 - h - 44, 62, 74, 12, k.soft(cap), 0.5) +
    s.line(`M${x - 12} ${255 - h - 34}v52M${x + 12} ${255 - h - 34}v52`, p.ink, 4, s.faint(0.2)) +
    s.cutRect(k, x - 69, 82, 138, 128, 6, paper.cream, 0.3) +
    s.place(
      x,
      190,
      0.76,
      s.path('M0 8C-52 2 -58 -46 -28 -70C-18 -80 -14 -100 -16 -112C16 -96 52 -52 44 -20C38 0 18 8 0 8Z', color) +
        s.path('M0 4C-22 0 -26 -22 -8 -42C-2 -50 0 -54 0 -60C20 -42 28 -22 20 -8C16 0 8 4 0 4Z', p.sun),
    );
  const chili = (x: number, y: number, turn: number, color: string): string =>
    s.group(
      `translate(${x} ${y}) rotate(${turn})`,
      s.cut(k, 'M0 0C60 -34 130 -10 164 40C110 26 60 44 0 26Q-16 12 0 0Z', k.soft(color), 0.5) +
        s.path('M14 4C60 -16 100 -6 124 12Q70 -2 14 14Z', paper.white, s.faint(0.35)) +
        s.line('M-2 12Q-26 6 -38 -16', paper.leafDark, 11),
    );
  return (
    sauce(-162, 350, '#4F9B4E', p.main) +
    sauce(162, 350, '#F0A12B', p.main) +
    sauce(0, 430, '#D8372F', p.accent) +
    chili(-286, 236, -6, '#E0402F') +
    chili(150, 236, 2, '#E0402F') +
    s.sprig(272, 262, 90, 38, paper.leafDark, 3)
  );
}

function oliveOil(k: Kit): string {
  const { p } = k;
  const oil = (x: number, h: number, color: string, label: string, at: number): string =>
    s.cut(
      k,
      `M${x - 20} ${255 - h}H${x + 20}V${330 - h}Q${x + 20} ${356 - h} ${x + 50} ${366 - h}Q${x + 66} ${374 - h} ${x + 66} ${396 - h}V240Q${x + 66} 255 ${x + 50} 255H${x - 50}Q${x - 66} 255 ${x - 66} 240V${396 - h}Q${x - 66} ${374 - h} ${x - 50} ${366 - h}Q${x - 20} ${356 - h} ${x - 20} ${330 - h}Z`,
      k.soft(color),
    ) +
    s.rect(x - 25, 238 - h, 50, 44, 6, paper.steel) +
    s.line(`M${x} ${240 - h}V${214 - h}L${x + 30} ${194 - h}`, paper.steelDark, 13) +
    s.rect(x - 16, 280 - h, 32, 12, 0, paper.wood) +
    s.cutRect(k, x - 50, 96, 100, 124, 10, label, 0.3) +
    [
      s.sprig(x, 206, 96, 0, paper.leafDark, 4),
      s.disc(x, 150, 27, paper.leaf) +
        s.leaf(x, 126, 36, 60, paper.leafDark) +
        s.disc(x - 8, 142, 7, paper.white, s.faint(0.5)),
      s.blossom(x, 158, 40, p.accent, paper.gold),
    ][at] +
    s.shine(x - 52, 400 - h, 12, h - 190, 0.34);
  return (
    oil(-166, 370, '#7E9B3B', paper.cream, 0) +
    oil(166, 370, '#D9A93A', p.second, 2) +
    oil(0, 440, '#4C6B2F', paper.cream, 1) +
    s.sprig(-290, 236, 300, 84, paper.leafDark, 7) +
    s.disc(-120, 232, 22, '#5D7A34') +
    s.disc(-76, 244, 22, '#3F3A56') +
    s.disc(-126, 226, 6, paper.white, s.faint(0.6)) +
    s.disc(-82, 238, 6, paper.white, s.faint(0.5))
  );
}

export const cellarGifts: Gifts = {
  'chocolate-box': { draw: chocolateBox, setting: 'party', shadow: [200, -60], focus: [-40, 40] },
  'whisky-tasting-set': { draw: whisky, setting: 'cosy', shadow: 290, focus: [-80, 40] },
  'beer-brewing-kit': { draw: brewing, setting: 'table', shadow: 240, focus: [-60, 60] },
  'wine-crate': { draw: wineCrate, setting: 'meadow', shadow: 260, focus: [20, 0] },
  'hot-sauce-set': { draw: hotSauce, setting: 'table', shadow: 240, focus: [0, 60] },
  'olive-oil-trio': { draw: oliveOil, setting: 'meadow', shadow: 240, focus: [0, 40] },
};
