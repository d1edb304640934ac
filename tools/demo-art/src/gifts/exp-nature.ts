import type { Experiences } from './experience.ts';
import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';
import { huskySled } from './huskySled.ts';

function igloo(k: Kit): string {
  const { p } = k;
  const ice = mix(p.tint, paper.white, 0.55);
  const dome = 'M-250 255C-250 -10 -150 -150 0 -150S250 -10 250 255Z';
  const seam = mix(p.arch, p.tintLow, 0.3);
  return (
    s.disc(40, 150, 340, k.glow('#FFD98A', 0.5)) +
    s.cut(k, dome, k.linear(ice, mix(ice, p.arch, 0.4), 40), 1.3) +
    k.clip(
      s.path(dome, 'none'),
      s.line(
        'M-260 170Q0 220 260 170M-250 80Q0 130 250 80M-230 -10Q0 36 230 -10M-180 -90Q0 -56 180 -90M-160 190V110M-60 204V124M-210 100V20M-110 112V32M0 118V36M-150 18V-60M-50 26V-54M50 28V-50M140 20V-60M-80 -70V-140M40 -70V-140M110 112V30M210 96V10',
        seam,
        7,
      ) + s.path('M-230 100C-210 -20 -140 -110 -40 -136C-130 -80 -170 20 -176 130Z', paper.white, s.faint(0.6)),
    ) +
    s.cut(k, 'M-30 255V130Q-30 40 70 40T170 130V255Z', k.linear(paper.white, mix(ice, p.arch, 0.35), 30), 1) +
    s.line('M-16 160L14 166M-6 90L24 112M46 46L54 76M112 50L100 80M158 100L130 116M166 170L136 174', seam, 7) +
    s.path('M12 255V136Q12 80 70 80T128 136V255Z', k.linear('#FFC861', '#F08A3C')) +
    s.path('M12 255V200H128V255Z', p.accent) +
    s.path('M12 210q20 -26 58 -20t58 14V255H12Z', p.main) +
    s.disc(40, 186, 17, paper.skin) +
    s.path('M24 182A17 17 0 0 1 57 180Z', paper.cocoa) +
    s.disc(96, 188, 16, paper.skin) +
    s.path('M80 186A16 16 0 0 1 112 182Z', '#B9672F') +
    s.transform(
      -196,
      256,
      1,
      s.line('M0 0V-110', paper.woodDark, 9) +
        s.disc(0, -130, 70, k.glow('#FFE39A', 0.9)) +
        s.cutRect(k, -24, -168, 48, 66, 10, k.soft(p.accent), 0.5) +
        s.rect(-14, -156, 28, 42, 8, '#FFEDB0'),
    ) +
    s.transform(
      236,
      258,
      1,
      s.line('M-14 0V-170M14 0V-170', p.main, 13) + s.line('M-14 -170q-2 -20 -10 -24M14 -170q2 -20 10 -24', p.main, 11),
    )
  );
}

function treehouse(k: Kit): string {
  const { p } = k;
  return (
    s.cut(
      k,
      'M-50 260Q-20 180 -34 60L-110 -40L-80 -60L-10 0L-4 -120H40L36 10L120 -60L146 -36L60 70Q50 180 90 260Z',
      k.soft(paper.woodDark),
      1.2,
    ) +
    s.cut(
      k,
      'M-270 -130Q-300 -220 -206 -240Q-180 -320 -76 -290Q0 -340 70 -286Q180 -310 206 -230Q296 -210 272 -126Q290 -50 200 -50Q120 -10 40 -40Q-60 0 -130 -46Q-260 -40 -270 -130Z',
      k.soft(paper.leafDark),
      1.2,
    ) +
    s.path(
      'M-236 -150Q-250 -200 -186 -214Q-160 -270 -80 -256Q-150 -220 -140 -170Q-200 -170 -236 -150Z',
      paper.white,
      s.faint(0.2),
    ) +
    s.cut(
      k,
      'M60 -190Q70 -260 150 -240Q220 -230 226 -170Q240 -110 170 -106Q100 -90 66 -130Q46 -156 60 -190Z',
      k.soft(paper.leaf),
      0.7,
    ) +
    s.cutRect(k, -170, 70, 330, 24, 8, k.soft(paper.wood)) +
    s.line('M-130 94L-30 190M120 94L50 180', paper.woodDark, 17) +
    s.cutRect(k, -130, -90, 250, 162, 8, k.soft(paper.oak)) +
    s.line('M-124 -50H114M-124 -10H114M-124 30H114', paper.woodDark, 4, s.faint(0.35)) +
    s.cut(k, 'M-170 -80L-6 -196L160 -80Q164 -64 146 -66H-156Q-174 -64 -170 -80Z', k.soft(p.main)) +
    s.line('M-120 -96L-6 -174', paper.white, 8, s.faint(0.35)) +
    s.disc(-60, -10, 84, k.glow('#FFE39A', 0.9)) +
    s.cutRect(k, -102, -46, 76, 74, 10, paper.cream, 0.4) +
    s.rect(-94, -38, 60, 58, 6, '#FFDA7A') +
    s.line('M-64 -38V20M-94 -10H-34', paper.cream, 6) +
    s.cut(k, 'M20 72V-14Q20 -46 52 -46T84 -14V72Z', k.soft(p.accent), 0.5) +
    s.disc(72, 22, 6, paper.gold) +
    s.heart(52, -14, 13, paper.cream) +
    s.line('M-160 70V20M-130 70V20M130 70V20M152 70V20M-172 20H-120M124 20H160', paper.woodDark, 9) +
    s.line('M104 94L150 258M154 94L200 258M112 124H162M122 160H172M132 196H182M142 232H192', paper.oak, 11) +
    s.line('M-176 -76Q-190 -20 -220 0M150 -70Q200 -50 236 -60', p.ink, 4) +
    [
      [-186, -36],
      [-204, -10],
      [190, -54],
      [228, -58],
    ]
      .map(([x = 0, y = 0]) => s.disc(x, y, 30, k.glow('#FFE39A', 0.8)) + s.disc(x, y + 8, 10, '#FFE39A'))
      .join('')
  );
}

function alpaca(k: Kit): string {
  const { p } = k;
  const wool = '#F6E3C8';
  return (
    s.line('M-120 120V244M-60 130V244M110 130V244M60 140V244', k.dark(wool, 0.18), 36) +
    s.line('M-120 240V250M-60 240V250M110 240V250M60 240V250', paper.cocoa, 36) +
    s.cut(
      k,
      'M-190 10Q-220 90 -160 120Q-150 170 -100 160Q-60 190 -10 164Q40 192 80 164Q140 176 150 120Q190 90 170 30Q180 -30 130 -40Q60 -70 0 -56Q-90 -72 -140 -46Q-190 -40 -190 10Z',
      k.soft(wool),
      1.2,
    ) +
    s.cut(k, 'M-204 0Q-240 20 -220 60Q-200 80 -180 60Z', k.soft(k.dark(wool, 0.08)), 0.5) +
    s.cut(
      k,
      'M70 20Q60 -60 86 -150Q70 -200 110 -220Q160 -230 176 -190Q176 -100 176 40Q130 80 70 20Z',
      k.soft(wool),
      0.9,
    ) +
    s.cut(
      k,
      'M96 -226Q86 -284 108 -286Q126 -276 126 -226ZM150 -230Q156 -286 174 -282Q188 -270 170 -218Z',
      k.soft(k.dark(wool, 0.06)),
      0.5,
    ) +
    s.cut(
      k,
      'M92 -190Q92 -236 140 -236Q176 -232 186 -196Q230 -190 236 -162Q232 -128 184 -128Q110 -124 92 -190Z',
      k.soft(k.light(wool, 0.3)),
      0.7,
    ) +
    s.cut(
      k,
      'M78 -196Q70 -250 120 -262Q170 -268 178 -226Q150 -236 140 -214Q110 -220 104 -196Q90 -186 78 -196Z',
      k.soft(wool),
      0.6,
    ) +
    s.disc(168, -190, 10, p.ink) +
    s.disc(165, -194, 4, paper.white) +
    s.path('M214 -174Q232 -178 236 -162Q230 -154 220 -156Z', paper.cocoa) +
    s.line('M226 -154Q214 -142 198 -146', p.ink, 5) +
    s.disc(178, -158, 13, paper.blush, s.faint(0.6)) +
    s.line('M98 -166Q140 -118 198 -132M206 -188L198 -132', p.accent, 11) +
    s.line('M150 -120Q210 -40 286 -60', p.accent, 8) +
    s.path('M72 -60Q120 -20 176 -60V-28Q120 16 70 -24Z', k.soft(p.main)) +
    s.each(4, (at) =>
      s.path(`M${82 + at * 24} ${[-20, 2, 2, -14][at] ?? 0}l10 26l10 -26Z`, [p.accent, p.sun][at % 2] ?? p.accent),
    ) +
    s.cut(k, 'M-120 -56Q-30 -70 30 -54L20 90Q-40 104 -110 90Z', k.soft(p.main), 0.7) +
    s.path('M-118 -20Q-40 -34 28 -18L26 12Q-40 -2 -116 12Z', p.second) +
    s.each(4, (at) => s.path(`M${-94 + at * 34} -4l12 -14l12 14l-12 14Z`, p.accent)) +
    s.line('M-104 94V110M-80 98V114M-56 100V116M-30 100V116M-6 96V112', p.accent, 7) +
    s.path('M-170 10Q-166 -24 -130 -30Q-150 0 -146 50Q-170 40 -170 10Z', paper.white, s.faint(0.6))
  );
}

function camera(k: Kit): string {
  const { p } = k;
  return (
    s.line('M-40 80L-150 258M40 80L150 258M0 80V258', paper.woodDark, 22) +
    s.line('M-44 86L-150 252M44 86L144 246', paper.oak, 7) +
    s.cutRect(k, -70, 66, 140, 34, 12, k.soft(p.ink), 0.5) +
    s.line('M-224 -110Q-300 0 -240 120Q-200 190 -150 150', p.accent, 17) +
    s.line('M-224 -110Q-300 0 -240 120', paper.cream, 4, 'stroke-dasharray="14 12"') +
    s.cutRect(k, -70, -222, 140, 70, 20, k.soft(k.dark(p.main, 0.25)), 0.8) +
    s.rect(-190, -178, 70, 34, 10, paper.gold) +
    s.rect(130, -176, 60, 30, 10, p.ink) +
    s.cutRect(k, -250, -156, 500, 236, 40, k.soft(paper.cream), 1.3) +
    s.path('M-250 -90H250V50H-250Z', k.soft(p.main)) +
    s.rect(-226, -140, 110, 30, 12, p.ink, s.faint(0.8)) +
    s.disc(206, -122, 17, p.accent) +
    s.each(6, (at) => s.line(`M${-234 + at * 18} -80V40`, k.dark(p.main, 0.3), 5, s.faint(0.35))) +
    s.cutDisc(k, 20, -24, 128, k.soft(paper.steelDark), 1) +
    s.disc(20, -24, 112, k.soft(p.ink)) +
    s.disc(20, -24, 84, k.linear(mix(p.arch, p.ink, 0.3), p.ink, 60)) +
    k.clip(
      s.disc(20, -24, 62, 'none'),
      s.rect(-50, -90, 140, 140, 0, k.linear(p.tintLow, p.sun)) +
        s.path('M-50 30L-10 -40L16 -4L44 -56L96 30V60H-50Z', p.main) +
        s.path('M44 -56L26 -24L40 -30L50 -18L60 -28ZM-10 -40L-24 -16L-8 -22L0 -14Z', paper.white),
    ) +
    s.path('M-30 -40A62 62 0 0 1 20 -80Q-10 -50 -14 -20Z', paper.white, s.faint(0.6)) +
    s.disc(56, 8, 9, paper.white, s.faint(0.6)) +
    s.shine(-222, 60, 130, 9, 0.6) +
    s.star(220, -214, 34, p.sun, 4, 0.28) +
    s.star(276, -160, 17, paper.cream, 4, 0.28)
  );
}

export const natureTrips: Experiences = {
  'igloo-night': { draw: igloo, land: 'night', shadow: 240, focus: [30, 80] },
  'treehouse-night': { draw: treehouse, land: 'night-forest', shadow: 110, focus: [0, -40] },
  'alpaca-walk': { draw: alpaca, land: 'meadow', shadow: 170, focus: [80, -90] },
  'husky-sled': { draw: huskySled, land: 'snow', shadow: 240, focus: [80, 60] },
  'photo-walk': { draw: camera, land: 'meadow', shadow: 150, focus: [20, -40] },
};
