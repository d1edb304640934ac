import type { Experiences } from './experience.ts';
import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

function pottery(k: Kit): string {
  const { p } = k;
  const clay = '#C9805A';
  const arm =
    s.cut(
      k,
      'M300 110Q220 60 160 20Q120 -6 104 14Q96 40 140 66Q200 110 250 180Q290 180 300 110Z',
      k.soft(paper.skin),
      0.8,
    ) +
    s.cut(k, 'M214 78Q260 110 300 112V226Q250 210 206 146Z', k.soft(p.main), 0.6) +
    s.line('M112 20Q128 34 150 46M104 34Q120 48 136 56', '#D9946F', 5);
  return (
    s.cut(k, 'M-46 190H46L60 255H-60Z', k.soft(paper.woodDark), 0.6) +
    s.cut(k, 'M-196 164H196Q200 200 150 204H-150Q-200 200 -196 164Z', k.soft(p.main)) +
    s.oval(0, 164, 196, 34, k.light(p.main, 0.3)) +
    s.oval(0, 164, 150, 24, k.dark(clay, 0.2), s.faint(0.5)) +
    s.cut(
      k,
      'M-72 -190Q-40 -176 0 -176T72 -190Q56 -140 60 -110Q130 -60 130 30Q130 120 76 164Q0 184 -76 164Q-130 120 -130 30Q-130 -60 -60 -110Q-56 -140 -72 -190Z',
      k.soft(clay),
      1.1,
    ) +
    s.oval(0, -190, 72, 19, k.light(clay, 0.2)) +
    s.oval(0, -188, 58, 12, k.dark(clay, 0.4)) +
    s.line(
      'M-122 -16Q0 16 122 -16M-128 60Q0 94 128 60M-106 126Q0 154 106 126M-62 -104Q0 -90 62 -104',
      k.dark(clay, 0.22),
      6,
      s.faint(0.6),
    ) +
    s.path('M-104 -20Q-110 60 -84 120Q-110 90 -112 30Q-112 0 -104 -20Z', paper.white, s.faint(0.4)) +
    s.path('M-124 0Q0 34 124 0Q130 20 130 36Q0 70 -130 36Q-130 20 -124 0Z', p.accent, s.faint(0.85)) +
    s.each(5, (at) => s.disc(-84 + at * 42, [30, 40, 43, 40, 30][at] ?? 30, 9, paper.cream)) +
    arm +
    s.mirror(arm) +
    s.transform(
      -236,
      258,
      0.8,
      s.cut(k, 'M-50 -90H50L40 0H-40Z', k.soft(p.accent), 0.6) +
        s.line('M-20 -90V-170M10 -90L20 -180M30 -90L52 -160', paper.wood, 9) +
        s.path('M-28 -170Q-20 -210 -12 -170Z', clay) +
        s.disc(22, -186, 13, p.sun),
    )
  );
}

function glassBlowing(k: Kit): string {
  const { p } = k;
  return (
    s.cut(k, 'M-290 255V-60Q-290 -190 -160 -190T-30 -60V255Z', k.soft(mix(p.ink, p.arch, 0.42)), 1.2) +
    s.each(5, (row) => s.line(`M-286 ${-50 + row * 66}H-34`, p.ink, 4, s.faint(0.3))) +
    s.path('M-244 200V-30Q-244 -130 -160 -130T-76 -30V200Z', p.ink) +
    s.path('M-228 200V-24Q-228 -114 -160 -114T-92 -24V200Z', k.linear('#FFE59A', '#F2602F')) +
    s.transform(-160, 200, 1.7, s.flame(k, 0, 0, 1)) +
    s.rect(-262, 196, 204, 26, 8, k.soft(paper.steelDark)) +
    s.disc(120, 60, 210, k.glow('#FFB45A', 0.75)) +
    s.line('M96 -60L22 -290', paper.steelDark, 21) +
    s.line('M92 -70L22 -288', paper.steel, 7) +
    s.line('M40 -236L20 -296', paper.wood, 30) +
    s.cut(
      k,
      'M84 -64H116Q120 -20 150 0Q240 40 240 140Q236 236 130 240Q26 236 22 140Q20 50 76 6Q86 -10 84 -64Z',
      k.linear(k.light(p.accent, 0.45), p.accent, 60),
      1.1,
    ) +
    s.path('M70 30Q40 90 60 170Q120 110 220 100Q210 50 150 16Q110 -4 70 30Z', p.main, s.faint(0.55)) +
    s.path('M40 180Q120 130 236 160Q226 236 130 240Q60 238 40 180Z', '#FFB648', s.faint(0.85)) +
    s.path('M60 206Q130 170 214 190Q190 232 130 234Q84 232 60 206Z', '#FFE59A') +
    s.path('M50 130Q48 70 90 34Q70 84 74 150Q54 160 50 130Z', paper.white, s.faint(0.65)) +
    s.shine(196, 80, 13, 56, 0.6) +
    s.star(250, -20, 24, p.sun, 4, 0.3) +
    s.star(196, -90, 16, paper.cream, 4, 0.3) +
    s.star(280, 70, 13, paper.cream, 4, 0.3)
  );
}

export const craftTrips: Experiences = {
  'pottery-course': { draw: pottery, land: 'room', shadow: 120, focus: [30, -20] },
  'glass-blowing': { draw: glassBlowing, land: 'studio', shadow: 260, focus: [90, 40] },
};
