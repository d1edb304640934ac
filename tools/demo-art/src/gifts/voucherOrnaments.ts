import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';
import { woodTone } from '../woods.ts';

/** A portrait card, 430 by 600 around 0 0, and the ornament in its window. */
type Ornament = (k: Kit) => string;

export const night = (k: Kit): string => mix(k.p.ink, k.p.main, 0.45);

function birthday(k: Kit): string {
  const { p } = k;
  const candle = (x: number, color: string): string =>
    s.rect(x - 8, -104, 16, 64, 6, color) +
    s.line(`M${x - 7} -76l14 -12M${x - 7} -54l14 -12`, paper.white, 4) +
    s.flame(k, x, -106, 0.34);
  return (
    s.each(10, (at) =>
      s.path('M0 0L-22 -260H22Z', paper.white, `opacity=".16" transform="translate(0 10) rotate(${at * 36})"`),
    ) +
    candle(-54, p.accent) +
    candle(0, p.main) +
    candle(54, p.accent) +
    s.cutRect(k, -84, -42, 168, 70, 18, k.soft(p.second)) +
    s.path(
      'M-84 -24Q-84 -44 -64 -44H64Q84 -44 84 -24V-8Q70 14 56 -6Q42 18 28 -4Q14 22 0 -2Q-14 18 -28 -4Q-42 20 -56 -6Q-70 12 -84 -8Z',
      p.main,
    ) +
    s.cutRect(k, -122, 26, 244, 84, 20, k.soft(k.light(p.main, 0.7))) +
    s.each(5, (at) => s.blossom(-92 + at * 46, 70, 18, at % 2 ? p.accent : paper.cream, paper.gold, 5)) +
    s.cut(k, 'M-150 108H150Q150 128 120 130H-120Q-150 128 -150 108Z', k.soft(paper.gold))
  );
}

function wedding(k: Kit): string {
  const { p } = k;
  const dove =
    s.cut(
      k,
      'M-140 -70Q-120 -104 -86 -88Q-60 -130 -20 -128Q-30 -86 -46 -66Q-60 -40 -96 -44L-130 -28Q-120 -46 -122 -58Z',
      k.soft(paper.white),
      0.6,
    ) +
    s.path('M-86 -74Q-70 -112 -24 -124Q-40 -80 -64 -62Z', k.dark(paper.cream, 0.1)) +
    s.disc(-118, -76, 4, p.ink);
  return (
    s.sprig(0, 130, 210, -58, p.second, 6) +
    s.sprig(0, 130, 210, 58, p.second, 6) +
    dove +
    s.mirror(dove) +
    s.disc(-40, 30, 62, 'none', `stroke="${k.dark(paper.gold, 0.2)}" stroke-width="20"`) +
    s.disc(-40, 28, 62, 'none', `stroke="${paper.gold}" stroke-width="15"`) +
    s.disc(44, 32, 62, 'none', `stroke="${k.dark(paper.gold, 0.2)}" stroke-width="20"`) +
    s.disc(44, 30, 62, 'none', `stroke="#F6CC70" stroke-width="15"`) +
    s.path('M-2 -18A62 62 0 0 1 22 28', 'none', `stroke="${paper.gold}" stroke-width="15"`) +
    s.cut(k, s.heartPath(0, -150, 30), k.soft(p.accent), 0.5) +
    s.blossom(0, 134, 40, p.accent, paper.gold, 7) +
    s.blossom(-50, 122, 26, paper.cream, paper.gold) +
    s.blossom(50, 122, 26, paper.cream, paper.gold)
  );
}

function christmas(k: Kit): string {
  const { p } = k;
  const wood = woodTone(k.subject, 'birch');
  const tier = (y: number, w: number, h: number, color: string): string =>
    s.cut(
      k,
      `M0 ${y - h}Q${w * 0.3} ${y - h * 0.3} ${w} ${y}Q${w * 0.5} ${y + 20} 0 ${y}T${-w} ${y}Q${-w * 0.3} ${y - h * 0.3} 0 ${y - h}Z`,
      k.soft(color),
      0.6,
    );
  return (
    s.each(14, (at) =>
      s.disc(((at * 97) % 300) - 150, ((at * 61) % 290) - 160, 4 + (at % 3) * 2, paper.white, s.faint(0.85)),
    ) +
    s.rect(-15, 90, 30, 50, 6, paper.woodDark) +
    tier(112, 130, 130, paper.leafDark) +
    tier(40, 104, 120, '#3B8A60') +
    tier(-26, 76, 110, paper.leaf) +
    s.line('M-70 30Q0 66 84 22M-48 -40Q10 -14 54 -44M-96 96Q0 130 104 92', paper.gold, 6) +
    [
      [-50, 60, p.accent],
      [20, 76, paper.gold],
      [70, 60, p.main],
      [-30, -6, p.main],
      [36, 6, p.accent],
      [0, -74, paper.gold],
      [-80, 108, paper.gold],
      [40, 118, p.main],
    ]
      .map(
        ([x, y, color]) =>
          s.disc(Number(x), Number(y), 13, k.soft(String(color))) +
          s.disc(Number(x) - 4, Number(y) - 4, 4, paper.white, s.faint(0.8)),
      )
      .join('') +
    s.star(0, -144, 44, mix(wood, paper.woodDark, 0.6), 5) +
    s.star(0, -146, 38, wood, 5) +
    s.path('M-170 150Q-80 116 0 134T170 130V180H-170Z', paper.white, s.faint(0.9)) +
    s.transform(78, 140, 0.34, s.present(k, 0, 0, 180, 160, p.main, paper.gold)) +
    s.transform(-86, 144, 0.3, s.present(k, 0, 0, 180, 160, p.accent, paper.cream))
  );
}

function thankYou(k: Kit): string {
  const { p } = k;
  return (
    s.each(16, (at) =>
      s.leaf(
        Math.round(118 * Math.cos((at * Math.PI) / 8)),
        Math.round(118 * Math.sin((at * Math.PI) / 8)),
        50,
        at * 22.5 + 150,
        at % 2 ? paper.leaf : paper.leafDark,
      ),
    ) +
    [0, 1, 2, 3, 4, 5]
      .map((at) =>
        s.blossom(
          Math.round(122 * Math.cos((at * Math.PI) / 3 + 0.5)),
          Math.round(122 * Math.sin((at * Math.PI) / 3 + 0.5)),
          34,
          [p.accent, paper.cream, p.second][at % 3] ?? p.accent,
          paper.gold,
        ),
      )
      .join('') +
    s.cut(k, s.heartPath(0, 6, 84), k.soft(p.main)) +
    s.path('M-56 -30Q-52 -58 -30 -56Q-48 -40 -44 -8Q-58 -14 -56 -30Z', paper.white, s.faint(0.5)) +
    s.cut(k, s.heartPath(34, 24, 26), k.soft(p.accent), 0.4)
  );
}

function adventure(k: Kit): string {
  const { p } = k;
  return (
    s.disc(70, -70, 58, k.soft(p.sun)) +
    s.cut(k, 'M-180 110L-70 -70L-20 0L40 -104L190 110V190H-180Z', k.soft(p.main)) +
    s.path('M40 -104L10 -52L28 -62L44 -40L58 -62L76 -52ZM-70 -70L-94 -30L-74 -40L-58 -22L-48 -38Z', paper.white) +
    s.cut(k, 'M-180 90Q-80 50 0 90T190 80V190H-180Z', k.soft(mix(p.main, paper.leaf, 0.6)), 0.8) +
    s.cut(k, 'M-180 130Q-60 96 60 130T190 124V190H-180Z', k.soft(paper.leafDark), 0.8) +
    s.transform(
      -86,
      -104,
      0.62,
      s.cut(
        k,
        'M0 -110C70 -110 104 -60 104 -10C104 44 40 84 24 112H-24C-40 84 -104 44 -104 -10C-104 -60 -70 -110 0 -110Z',
        k.soft(p.accent),
      ) +
        s.path('M0 -110C44 -80 46 44 14 112H-14C-46 44 -44 -80 0 -110Z', p.second) +
        s.line('M-20 112L-16 140M20 112L16 140', p.ink, 4) +
        s.rect(-24, 138, 48, 38, 9, paper.woodDark),
    ) +
    s.line('M-110 160Q-40 150 -30 126T30 108T50 76', paper.cream, 8, 'stroke-dasharray="4 16"') +
    s.line('M50 74V20', p.ink, 6) +
    s.path('M52 22H96L84 36L96 50H52Z', p.accent)
  );
}

function wellness(k: Kit): string {
  const { p } = k;
  const petal = (turn: number, color: string, size = 1): string =>
    s.group(
      `translate(0 30) rotate(${turn}) scale(${size})`,
      s.cut(k, 'M0 0C-56 -40 -50 -116 0 -160C50 -116 56 -40 0 0Z', k.soft(color), 0.5),
    );
  return (
    s.disc(0, -60, 96, k.soft(p.sun), s.faint(0.9)) +
    petal(-72, p.main) +
    petal(72, p.main) +
    petal(-44, p.arch) +
    petal(44, p.arch) +
    petal(-20, p.second) +
    petal(20, p.second) +
    petal(0, paper.cream, 0.92) +
    s.cut(
      k,
      'M-104 62Q-104 28 -40 28H50Q104 30 104 62T40 92H-50Q-104 92 -104 62Z',
      k.soft(mix(p.main, p.ink, 0.3)),
      0.7,
    ) +
    s.cut(
      k,
      'M-130 114Q-130 80 -60 80H60Q130 82 130 114T60 146H-60Q-130 146 -130 114Z',
      k.soft(mix(p.main, p.ink, 0.55)),
      0.7,
    ) +
    s.shine(-84, 42, 60, 9, 0.4) +
    s.shine(-104, 96, 76, 9, 0.4) +
    s.line('M-170 160q28 -18 56 0t56 0t56 0t56 0t56 0', paper.white, 7, s.faint(0.8))
  );
}

function gourmet(k: Kit): string {
  const { p } = k;
  return (
    s.disc(0, 10, 112, k.soft(paper.cream)) +
    s.disc(0, 10, 94, 'none', `stroke="${p.arch}" stroke-width="5"`) +
    s.line('M-134 -40V120M134 -40V120', k.dark(paper.gold, 0.1), 11) +
    s.line('M-148 -76V-30Q-148 -10 -134 -10T-120 -30V-76M-134 -76V-20', k.dark(paper.gold, 0.1), 8) +
    s.path('M130 -80Q164 -40 152 30H130Z', k.dark(paper.gold, 0.1)) +
    s.cut(k, 'M-88 70C-88 -76 88 -76 88 70Z', k.soft(p.main)) +
    s.cutDisc(k, 0, -52, 15, k.soft(p.accent), 0.4) +
    s.path('M-70 54C-68 4 -44 -22 -18 -28C-42 -4 -48 20 -48 54Z', paper.white, s.faint(0.5)) +
    s.cutRect(k, -106, 66, 212, 22, 13, k.soft(paper.gold), 0.6) +
    s.sprig(-20, 140, 100, -78, paper.leafDark, 4) +
    s.sprig(20, 140, 100, 78, paper.leafDark, 4) +
    s.disc(0, 136, 17, p.accent) +
    s.steam(0, -78, 0.4, paper.white)
  );
}

export function classic(k: Kit): string {
  const { p } = k;
  const ring = (count: number, reach: number, length: number, color: string): string =>
    s.each(count, (at) =>
      s.path(
        `M0 ${-reach + length}C${-length * 0.42} ${-reach + length * 0.6} ${-length * 0.34} ${-reach + length * 0.16} 0 ${-reach}C${length * 0.34} ${-reach + length * 0.16} ${length * 0.42} ${-reach + length * 0.6} 0 ${-reach + length}Z`,
        color,
        `transform="rotate(${s.round((at * 360) / count)})"`,
      ),
    );
  return (
    ring(16, 158, 84, p.second) +
    ring(16, 150, 40, p.accent) +
    s.cutDisc(k, 0, 0, 102, k.soft(p.main), 0.7) +
    ring(12, 94, 54, paper.cream) +
    ring(12, 84, 26, p.accent) +
    s.cutDisc(k, 0, 0, 46, k.soft(paper.gold), 0.6) +
    s.star(0, 0, 26, paper.cream, 5)
  );
}

export const ornaments: Record<string, Ornament> = {
  'voucher-birthday': birthday,
  'voucher-wedding': wedding,
  'voucher-christmas': christmas,
  'voucher-thank-you': thankYou,
  'voucher-adventure': adventure,
  'voucher-wellness': wellness,
  'voucher-gourmet': gourmet,
  'voucher-classic': classic,
};

/** Motifs that are drawn as a voucher card. */
