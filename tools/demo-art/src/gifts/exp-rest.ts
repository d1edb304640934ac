import type { Experiences } from './experience.ts';
import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

function spa(k: Kit): string {
  const { p } = k;
  const stone = (y: number, w: number, color: string): string =>
    s.cut(
      k,
      `M${-w} ${y}Q${-w - 6} ${y - 58} ${-w * 0.3} ${y - 62}H${w * 0.4}Q${w + 8} ${y - 56} ${w} ${y}Q${w * 0.6} ${y + 14} 0 ${y + 14}T${-w} ${y}Z`,
      k.soft(color),
      0.8,
    ) + s.shine(-w * 0.6, y - 46, w * 0.6, 11, 0.35);
  const towel = (x: number, y: number, color: string): string =>
    s.transform(
      x,
      y,
      1,
      s.cutRect(k, -96, -92, 192, 92, 42, k.soft(color), 0.7) +
        s.disc(-54, -46, 40, k.dark(color, 0.12)) +
        s.line('M-54 -46m-8 0a8 8 0 1 1 8 10a20 20 0 1 1 18 -22a30 30 0 0 1 -8 30', k.dark(color, 0.35), 5) +
        s.rect(20, -92, 26, 92, 0, p.accent),
    );
  return (
    towel(-170, 252, p.second) +
    towel(-170, 164, p.main) +
    towel(-168, 78, paper.cream) +
    s.transform(
      72,
      250,
      1.16,
      stone(0, 126, mix(p.ink, p.arch, 0.4)) +
        stone(-66, 104, mix(p.ink, p.arch, 0.55)) +
        stone(-132, 80, mix(p.ink, p.arch, 0.4)) +
        stone(-198, 54, mix(p.ink, p.arch, 0.6)) +
        s.transform(
          0,
          -276,
          1,
          s.leaf(0, 20, 76, -80, paper.leafDark) +
            s.leaf(0, 20, 76, 80, paper.leaf) +
            s.blossom(0, 0, 70, p.accent, paper.gold, 6) +
            s.blossom(0, 0, 40, k.light(p.accent, 0.4), paper.gold, 6),
        ),
    ) +
    s.transform(
      244,
      256,
      0.8,
      s.cut(k, 'M-56 -100H56V-10Q56 0 44 0H-44Q-56 0 -56 -10Z', k.soft(paper.cream), 0.6) +
        s.oval(0, -100, 56, 13, p.sun) +
        s.flame(k, 0, -104, 0.62),
    ) +
    s.steam(-168, -30, 0.7) +
    s.blossom(-56, 240, 36, p.accent, paper.gold) +
    s.leaf(-30, 252, 60, 76, paper.leaf)
  );
}

/** A guest lying under a towel on a massage table. */
function bed(k: Kit, x: number, y: number, scale: number, towel: string, hair: string): string {
  return s.transform(
    x,
    y,
    scale,
    s.line('M-190 20L-176 150M190 20L176 150', paper.woodDark, 21) +
      s.cutRect(k, -256, -26, 512, 58, 26, k.soft(paper.cream), 0.9) +
      s.path('M-256 6H256Q256 32 230 32H-230Q-256 32 -256 6Z', k.p.ink, s.faint(0.08)) +
      s.cut(k, 'M-150 -26Q-150 -90 -90 -92Q20 -96 60 -84Q160 -90 230 -60Q250 -40 240 -26Z', k.soft(paper.skin), 0.6) +
      s.cut(k, 'M-30 -26V-94Q40 -98 70 -86Q160 -92 216 -66Q226 -40 222 -6Q100 10 -34 2Z', k.soft(towel), 0.6) +
      s.path('M-30 -94Q-10 -60 -10 2H-34Q-36 -50 -30 -94Z', paper.white, s.faint(0.5)) +
      s.line('M60 -86Q80 -40 66 0M140 -86Q160 -40 150 -2', k.p.ink, 4, s.faint(0.12)) +
      s.rect(-238, -54, 110, 32, 16, k.soft(k.p.second)) +
      s.disc(-182, -82, 44, paper.skin) +
      s.path('M-226 -76Q-236 -134 -180 -132Q-130 -130 -138 -80Q-160 -112 -200 -100Q-216 -96 -226 -76Z', hair) +
      s.disc(-222, -112, 23, hair) +
      s.line('M-176 -72Q-166 -64 -156 -72M-170 -54Q-160 -48 -152 -54', k.p.ink, 5) +
      s.disc(-146, -62, 9, paper.blush, s.faint(0.7)) +
      [0, 1, 2].map((at) => s.oval(-108 + at * 30, -94, 13, 7, mix(k.p.ink, k.p.arch, 0.3))).join(''),
  );
}

function coupleMassage(k: Kit): string {
  const { p } = k;
  return (
    s.heart(0, -216, 64, p.accent) +
    s.heart(90, -250, 26, p.main) +
    s.heart(-84, -240, 20, p.main) +
    bed(k, 30, -10, 0.92, p.main, '#7A4427') +
    bed(k, -20, 126, 1.06, p.accent, paper.cocoa) +
    s.transform(
      236,
      40,
      0.74,
      s.cut(k, 'M-56 -100H56V-10Q56 0 44 0H-44Q-56 0 -56 -10Z', k.soft(p.second), 0.6) + s.flame(k, 0, -104, 0.6),
    ) +
    s.blossom(-260, 250, 40, p.main, paper.gold) +
    s.blossom(-216, 262, 26, paper.cream, paper.gold) +
    s.blossom(256, 256, 34, p.accent, paper.gold)
  );
}

function floatTank(k: Kit): string {
  const { p } = k;
  const water = mix('#57C2DA', p.arch, 0.25);
  return (
    s.cut(
      k,
      'M-250 40C-240 -190 -90 -280 60 -250Q230 -210 270 -60L250 -40C170 -130 20 -160 -90 -90Q-180 -30 -200 50Z',
      k.soft(p.main),
      1.3,
    ) +
    s.path(
      'M-212 20C-190 -110 -90 -200 40 -200Q160 -190 232 -90Q130 -170 0 -150Q-150 -120 -200 50Z',
      k.dark(p.main, 0.25),
    ) +
    s.path('M-200 -40C-170 -160 -80 -226 20 -232Q-100 -190 -150 -90Z', paper.white, s.faint(0.35)) +
    s.each(9, (at) =>
      s.star(
        -120 + at * 38,
        -110 - Math.round(Math.sin(at * 0.42) * 66) + (at % 2) * 18,
        7 + (at % 3) * 3,
        '#FFF3C2',
        4,
        0.3,
      ),
    ) +
    s.cut(
      k,
      'M-290 70Q-300 40 -260 36H260Q300 40 290 70Q270 255 130 255H-130Q-270 255 -290 70Z',
      k.soft(paper.cream),
      1.2,
    ) +
    s.oval(0, 66, 270, 62, k.dark(p.second, 0.12)) +
    s.oval(0, 72, 252, 52, k.linear(water, mix('#2C8FB8', p.main, 0.2), 60)) +
    s.oval(0, 78, 190, 32, paper.white, s.faint(0.22)) +
    s.cut(k, 'M-96 62Q-50 40 10 50L160 56Q186 60 186 74L10 96Q-50 100 -96 88Z', k.soft(paper.skin), 0.4) +
    s.path('M-30 52Q10 44 60 54V90Q20 100 -30 94Z', p.accent) +
    s.line('M-70 58Q-40 30 20 32M-70 94Q-30 116 30 108', paper.skin, 19) +
    s.oval(-140, 72, 42, 34, '#8A4B2B') +
    s.disc(-126, 72, 31, paper.skin) +
    s.line('M-130 62Q-122 56 -116 62M-130 82Q-122 88 -116 82', p.ink, 4) +
    s.path('M-270 110Q0 180 270 110L262 140Q0 210 -262 140Z', p.accent, s.faint(0.9)) +
    s.path('M-250 160Q-210 226 -140 238Q-200 236 -236 196Z', paper.white, s.faint(0.7)) +
    s.disc(0, 214, 15, p.main) +
    s.line('M-220 86q20 -10 40 0M120 104q20 -10 40 0M200 72q16 -8 32 0', paper.white, 5, s.faint(0.8))
  );
}

export const restTrips: Experiences = {
  'spa-day': { draw: spa, land: 'room', shadow: 260, focus: [40, 20] },
  'couple-massage': { draw: coupleMassage, land: 'studio', shadow: 240, focus: [-60, 20] },
  'float-tank': { draw: floatTank, land: 'studio', shadow: 200, focus: [-30, 20] },
};
