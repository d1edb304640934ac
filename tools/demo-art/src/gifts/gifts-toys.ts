import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import type { Gifts } from './motif.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';
import { woodTone } from '../woods.ts';

function train(k: Kit): string {
  const { p } = k;
  const wheel = (x: number, y: number, r: number, color: string): string =>
    s.cutDisc(k, x, y, r, k.soft(color), 0.5) +
    s.disc(x, y, r * 0.66, k.dark(color, 0.16)) +
    s.disc(x, y, r * 0.3, paper.cream) +
    s.path(
      `M${x - r * 0.75} ${y - r * 0.1}A${r * 0.75} ${r * 0.75} 0 0 1 ${x - r * 0.1} ${y - r * 0.75}`,
      'none',
      `stroke="#fff" stroke-width="6" opacity=".5"`,
    );
  return (
    s.disc(120, -226, 34, paper.white, s.faint(0.85)) +
    s.disc(66, -258, 26, paper.white, s.faint(0.7)) +
    s.disc(20, -282, 18, paper.white, s.faint(0.55)) +
    s.line('M-110 170H-10', paper.gold, 12) +
    s.cutRect(k, -292, 20, 190, 150, 18, k.soft(p.accent)) +
    s.path('M-292 60H-102V84H-292Z', paper.cream, s.faint(0.7)) +
    s.disc(-240, 6, 30, k.soft(p.main)) +
    s.cutRect(k, -210, -40, 56, 60, 8, k.soft(p.second), 0.4) +
    s.path('M-150 20L-126 -30L-104 20Z', paper.leaf) +
    s.cutRect(k, 20, 20, 220, 150, 60, k.soft(p.main)) +
    s.rect(120, 20, 22, 150, 0, paper.gold) +
    s.cutRect(k, -30, -100, 140, 270, 20, k.soft(woodTone(k.subject, 'beech'))) +
    s.cutRect(k, -4, -66, 88, 90, 18, mix(p.tintLow, paper.white, 0.5), 0.3) +
    s.path('M-4 10L60 -66H84L10 24H6Z', paper.white, s.faint(0.7)) +
    s.cut(k, 'M-52 -134Q-52 -146 -40 -146H120Q132 -146 132 -134V-96H-52Z', k.soft(p.accent), 0.7) +
    s.cut(k, 'M156 20V-60H148L136 -120H214L202 -60H194V20Z', k.soft(paper.wood)) +
    s.rect(130, -134, 90, 22, 8, p.accent) +
    s.cutDisc(k, 244, 94, 34, k.soft(paper.gold), 0.4) +
    s.disc(244, 94, 18, '#FFF4CF') +
    s.cut(k, 'M230 160L294 210H200Z', k.soft(paper.woodDark), 0.4) +
    s.rect(-30, 156, 280, 30, 10, paper.woodDark) +
    wheel(-246, 204, 48, p.main) +
    wheel(-146, 204, 48, p.main) +
    wheel(26, 192, 62, p.accent) +
    wheel(134, 206, 48, p.second) +
    wheel(216, 212, 40, p.second) +
    s.shine(48, 44, 130, 12, 0.45) +
    s.heart(56, 112, 22, p.second)
  );
}

function marmot(k: Kit): string {
  const { p } = k;
  const fur = '#B67B4A';
  const pale = '#EBCB9E';
  const ear = s.cutDisc(k, -88, -226, 36, k.soft(fur), 0.5) + s.disc(-88, -226, 20, k.light(p.main, 0.55));
  return (
    s.cut(
      k,
      'M110 240C170 250 190 190 200 150C210 110 262 100 278 140C298 196 250 262 130 255Z',
      k.soft(k.dark(fur, 0.16)),
    ) +
    s.path('M214 150C220 116 262 108 276 140Q282 160 276 184Q240 150 214 150Z', k.dark(fur, 0.4)) +
    s.cut(k, 'M-160 120C-160 -30 -90 -70 0 -70S160 -30 160 120C160 220 110 255 0 255S-160 220 -160 120Z', k.soft(fur)) +
    s.cut(
      k,
      'M-100 130C-100 20 -60 -10 0 -10S100 20 100 130C100 204 70 232 0 232S-100 204 -100 130Z',
      k.soft(pale),
      0.4,
    ) +
    ear +
    s.mirror(ear) +
    s.cut(
      k,
      'M-146 -120C-150 -230 -80 -270 0 -270S150 -230 146 -120C146 -50 80 -20 0 -20S-146 -50 -146 -120Z',
      k.soft(fur),
    ) +
    s.path('M-52 -264Q0 -274 52 -264Q40 -200 0 -184Q-40 -200 -52 -264Z', k.dark(fur, 0.26)) +
    s.cut(
      k,
      'M-80 -100C-80 -150 -40 -164 0 -164S80 -150 80 -100C80 -50 40 -36 0 -36S-80 -50 -80 -100Z',
      k.soft(pale),
      0.3,
    ) +
    s.disc(-70, -170, 18, p.ink) +
    s.disc(70, -170, 18, p.ink) +
    s.disc(-76, -177, 6, paper.white) +
    s.disc(64, -177, 6, paper.white) +
    s.disc(-104, -112, 24, paper.blush, s.faint(0.5)) +
    s.disc(104, -112, 24, paper.blush, s.faint(0.5)) +
    s.path('M-30 -142Q0 -156 30 -142Q26 -112 0 -108Q-26 -112 -30 -142Z', p.ink) +
    s.oval(-8, -138, 10, 5, paper.white, s.faint(0.5)) +
    s.line('M0 -108V-92M-26 -84Q-10 -76 0 -92Q10 -76 26 -84', p.ink, 6) +
    s.rect(-10, -84, 20, 17, 5, paper.white) +
    s.cut(k, 'M-150 40C-190 80 -180 150 -110 150Q-70 146 -80 110Q-110 100 -110 50Z', k.soft(k.dark(fur, 0.1)), 0.7) +
    s.cut(k, 'M150 40C190 80 180 150 110 150Q70 146 80 110Q110 100 110 50Z', k.soft(k.dark(fur, 0.1)), 0.7) +
    s.cut(k, 'M-150 255C-170 200 -110 180 -70 200Q-40 220 -50 255Z', k.soft(k.dark(fur, 0.14)), 0.5) +
    s.cut(k, 'M150 255C170 200 110 180 70 200Q40 220 50 255Z', k.soft(k.dark(fur, 0.14)), 0.5) +
    s.oval(-104, 236, 26, 13, pale) +
    s.oval(104, 236, 26, 13, pale) +
    s.path('M-112 -20Q0 34 112 -20L116 2Q0 60 -116 2Z', k.soft(p.main)) +
    s.bow(k, 0, 20, 0.72, p.main) +
    s.line('M-120 90L-126 96M-60 190l6 8', p.ink, 4, s.faint(0.3))
  );
}

function basket(k: Kit): string {
  const { p } = k;
  const fur = k.light(paper.oak, 0.2);
  const rattle = woodTone(k.subject, 'maple');
  return (
    s.line('M-210 60C-210 -310 210 -310 210 60', paper.woodDark, 26) +
    s.line('M-210 60C-210 -310 210 -310 210 60', paper.oak, 14, 'stroke-dasharray="20 14"') +
    s.transform(
      -16,
      -10,
      1,
      s.cut(k, 'M-56 -100C-90 -250 -30 -260 -14 -120Z', k.soft(fur), 0.6) +
        s.path('M-48 -130C-64 -210 -40 -220 -28 -140Z', k.light(p.main, 0.5)) +
        s.cut(k, 'M40 -104C50 -250 110 -250 70 -96Z', k.soft(fur), 0.6) +
        s.path('M52 -130C64 -210 86 -206 68 -130Z', k.light(p.main, 0.5)) +
        s.cut(k, 'M-94 20C-114 -90 -50 -140 6 -140S124 -90 104 20Z', k.soft(fur)) +
        s.disc(-34, -60, 11, p.ink) +
        s.disc(46, -60, 11, p.ink) +
        s.disc(-56, -34, 17, paper.blush, s.faint(0.6)) +
        s.disc(68, -34, 17, paper.blush, s.faint(0.6)) +
        s.path('M-8 -44Q6 -52 20 -44Q16 -30 6 -28Q-4 -30 -8 -44Z', p.main) +
        s.line('M6 -28Q4 -14 -10 -16M6 -28Q8 -14 22 -16', p.ink, 5),
    ) +
    s.transform(
      150,
      40,
      1,
      s.cutRect(k, -46, -120, 92, 150, 24, k.soft(mix(p.arch, paper.white, 0.55)), 0.6) +
        s.rect(-36, -60, 72, 90, 10, paper.cream) +
        s.rect(-50, -148, 100, 38, 12, k.soft(p.accent)) +
        s.path('M-22 -146Q-22 -196 0 -200T22 -146Z', k.soft('#E9C08A')) +
        s.shine(-34, -96, 10, 70, 0.6),
    ) +
    s.transform(
      -160,
      20,
      1,
      s.line('M0 60L-34 -60', k.dark(rattle, 0.14), 17) +
        s.cutDisc(k, -42, -96, 50, k.soft(rattle), 0.6) +
        s.star(-42, -96, 24, p.main),
    ) +
    s.cut(k, 'M-256 26Q-130 -20 -60 30Q60 -10 130 30Q200 0 256 26L236 110H-236Z', k.soft(p.main)) +
    s.each(7, (at) => s.disc(-190 + at * 62, 50 + (at % 2) * 14, 8, p.second)) +
    s.cut(k, 'M-240 76H240L206 230Q200 255 174 255H-174Q-200 255 -206 230Z', k.soft(paper.oak)) +
    s.each(4, (row) =>
      s.line(
        `M${-226 + row * 9} ${112 + row * 38}${'q19 -17 38 0t38 0'.repeat(6 - (row > 1 ? 1 : 0))}`,
        paper.woodDark,
        9,
        s.faint(0.5),
      ),
    ) +
    s.cutRect(k, -256, 60, 512, 38, 19, k.soft(paper.wood), 0.6) +
    s.bow(k, 0, 110, 0.96, p.accent)
  );
}

export const toyGifts: Gifts = {
  'wooden-train': { draw: train, setting: 'party', shadow: 270 },
  'plush-marmot': { draw: marmot, setting: 'meadow', size: 1.12, shadow: 180 },
  'baby-gift-basket': { draw: basket, setting: 'window', size: 1.15, shadow: 220 },
};
