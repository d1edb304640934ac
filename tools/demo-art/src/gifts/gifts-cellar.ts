import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import type { Gifts } from './motif.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';
import { woodTone } from '../woods.ts';
import { pieces } from '../pieces.ts';
import { brewing } from './brewing.ts';
import { bottle } from './bottle.ts';

function chocolateBox(k: Kit): string {
  const { p, subject } = k;
  const count = subject.pieces ?? 9;
  const columns = Math.ceil(Math.sqrt(count) + 0.5);
  const rows = Math.ceil(count / columns);
  const size = Math.min(112 * (3 / columns), 106 * (3 / rows)) / 100;
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
      s.transform(x, y, 0.9, top ?? '')
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
    pieces(count, (at) => {
      const [x, y] = [(at % columns) + 0.5, Math.floor(at / columns) + 0.5];
      return s.transform(-226 + (x * 364) / columns, -104 + (y * 328) / rows, size, praline(0, 0, at));
    }),
  );
}

function whisky(k: Kit): string {
  const { p, subject } = k;
  const amber = '#D9822B';
  const dram = (at: number, count: number): string => {
    const x = s.round(-232 + at * (390 / count));
    const tone = mix('#E7A94A', '#8A4514', at / Math.max(1, count - 1));
    return (
      bottle(k, x, 214, 84, 300 + (at % 2) * 34, tone, 0.44) +
      s.rect(x - 22, -118 - (at % 2) * 34, 44, 58, 8, k.soft([p.main, p.accent][at % 2] ?? p.main)) +
      s.cutRect(k, x - 36, 78, 72, 92, 6, paper.cream, 0.3) +
      s.path(`M${x - 28} 156L${x - 10} 112L${x + 2} 134L${x + 12} 106L${x + 28} 156Z`, tone)
    );
  };
  const glass = (x: number): string =>
    s.transform(
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
    s.group(
      'rotate(4 200 120)',
      s.cutRect(k, 132, -60, 150, 270, 10, k.soft(p.accent)) +
        s.rect(132, -60, 22, 270, 6, p.ink, s.faint(0.25)) +
        s.rect(172, -20, 90, 46, 6, paper.cream),
    ) +
    pieces(subject.pieces ?? 5, dram) +
    glass(212) +
    s.cut(k, 'M-290 208H290V238Q290 255 272 255H-272Q-290 255 -290 238Z', k.soft(paper.wood)) +
    s.rect(-290, 208, 580, 12, 4, paper.white, s.faint(0.3)) +
    s.line('M-260 236H-80M20 240H240', paper.woodDark, 4, s.faint(0.4))
  );
}

function wineCrate(k: Kit): string {
  const { p, subject } = k;
  const colors = ['#2F5B46', '#5B1E36', '#B98A3E'];
  const plank = (y: number): string =>
    s.cutRect(k, -262, y, 524, 84, 8, k.soft(woodTone(subject, 'spruce')), 0.6) +
    s.line(
      `M-236 ${y + 28}Q-60 ${y + 16} 40 ${y + 32}T240 ${y + 26}M-220 ${y + 60}Q0 ${y + 50} 200 ${y + 62}`,
      paper.woodDark,
      3,
      s.faint(0.4),
    );
  const wine = (x: number, color: string, cap: string, y: number): string =>
    bottle(k, x, y, 84, 430, color, 0.46) +
    s.rect(x - 20, y - 436, 40, 100, 9, k.soft(cap)) +
    s.rect(x - 20, y - 350, 40, 10, 0, paper.gold) +
    s.rect(x - 38, y - 242, 76, 130, 6, paper.cream) +
    s.blossom(x, y - 196, 24, cap, paper.gold, 6);
  return (
    s.rect(-250, -10, 500, 220, 6, paper.woodDark) +
    pieces(subject.pieces ?? 6, (at, count) =>
      wine(
        s.round(-236 + (at + 0.5) * (472 / count)),
        colors[at % 3] ?? paper.leaf,
        at % 2 ? p.accent : p.main,
        at % 2 ? 186 : 208,
      ),
    ) +
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
  const { p, subject } = k;
  const sauce = (x: number, h: number, color: string, cap: string): string =>
    bottle(k, x, 255, 82, h, color, 0.42) +
    s.cutRect(k, x - 22, 255 - h - 36, 44, 62, 10, k.soft(cap), 0.5) +
    s.line(`M${x - 8} ${255 - h - 28}v44M${x + 8} ${255 - h - 28}v44`, p.ink, 4, s.faint(0.2)) +
    s.cutRect(k, x - 41, 96, 82, 108, 6, paper.cream, 0.3) +
    s.transform(
      x,
      188,
      0.56,
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
    pieces(subject.pieces ?? 6, (at, count) => {
      const heat = at / Math.max(1, count - 1);
      const tone = heat < 0.5 ? mix('#4F9B4E', '#F0A12B', heat * 2) : mix('#F0A12B', '#C22A22', heat * 2 - 1);
      return sauce(
        s.round(-270 + (at + 0.5) * (540 / count)),
        s.round(300 + heat * 120),
        tone,
        heat > 0.8 ? p.accent : p.main,
      );
    }) +
    chili(-160, 246, -6, '#E0402F') +
    chili(110, 246, 2, '#E0402F') +
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
  'chocolate-box': { draw: chocolateBox, setting: 'party', shadow: [200, -60] },
  'whisky-tasting-set': { draw: whisky, setting: 'cosy', shadow: 290 },
  'beer-brewing-kit': { draw: brewing, setting: 'table', size: 1.13, shadow: 240 },
  'wine-crate': { draw: wineCrate, setting: 'meadow', size: 1.12, shadow: 260 },
  'hot-sauce-set': { draw: hotSauce, setting: 'table', shadow: 240 },
  'olive-oil-trio': { draw: oliveOil, setting: 'meadow', size: 1.13, shadow: 240 },
};
