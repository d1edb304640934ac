import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

function husky(k: Kit, x: number, y: number, scale: number, coat: string, harness: string): string {
  return s.transform(
    x,
    y,
    scale,
    s.path('M-96 -40Q-150 -100 -120 -140Q-96 -150 -90 -110L-60 -50Z', coat) +
      s.line('M-70 0L-104 60L-80 104M60 0L104 50L130 86', k.dark(coat, 0.3), 26) +
      s.cut(k, 'M-100 -40Q-90 -84 -20 -76L60 -80Q110 -60 96 0Q40 30 -60 20Q-104 10 -100 -40Z', k.soft(coat), 0.8) +
      s.path('M-60 16Q20 30 90 -6Q90 14 70 22Q0 40 -60 16Z', paper.white) +
      s.line('M-56 6L-40 60L-64 104M76 0L70 60L96 100', coat, 26) +
      s.disc(-66, 106, 15, paper.white) +
      s.disc(98, 102, 15, paper.white) +
      s.line('M50 -80Q80 -40 60 20M-40 -78L60 -40', harness, 15) +
      s.cut(
        k,
        'M60 -60Q50 -120 80 -140L76 -176L108 -150L140 -174L140 -134Q150 -120 170 -108Q178 -90 150 -84Q110 -40 60 -60Z',
        k.soft(coat),
        0.6,
      ) +
      s.path('M96 -84Q92 -120 120 -126L170 -108Q178 -90 150 -84Q120 -60 96 -84Z', paper.white) +
      s.disc(168, -104, 9, k.p.ink) +
      s.disc(122, -118, 6, '#3E9BD6') +
      s.path('M140 -84Q146 -60 130 -60Q122 -70 126 -82Z', paper.blush),
  );
}

export function huskySled(k: Kit): string {
  const { p } = k;
  return (
    s.line('M-60 110Q60 60 190 130', p.accent, 7) +
    s.line('M-270 240H-70Q-30 236 -24 200', paper.woodDark, 13) +
    s.line('M-256 236V40M-150 236V120M-80 236L-60 150', paper.wood, 13) +
    s.line('M-290 30H-236', paper.woodDark, 15) +
    s.transform(
      -236,
      60,
      1,
      s.line('M0 90L-10 166M26 90L36 166', k.dark(p.main, 0.3), 32) +
        s.cut(k, 'M-40 100Q-52 -20 -16 -36H36Q70 -20 60 100Z', k.soft(p.main), 0.8) +
        s.path('M-44 60H60V84H-44Z', p.second) +
        s.line('M30 -6L20 40L-30 0', k.dark(p.main, 0.12), 25) +
        s.disc(10, -80, 38, paper.skin) +
        s.path('M-34 -84Q-30 -130 12 -128Q54 -126 52 -84Q10 -96 -34 -84Z', k.soft(p.accent)) +
        s.disc(12, -132, 15, p.second) +
        s.disc(30, -76, 5, p.ink) +
        s.path('M-26 -44Q10 -30 46 -46V-24Q10 -10 -26 -24Z', p.sun),
    ) +
    s.cut(k, 'M-196 210Q-200 110 -150 112L-40 130Q-16 150 -30 210Z', k.soft(p.accent), 0.9) +
    s.path('M-196 170L-26 174L-28 196H-196Z', p.second) +
    s.transform(
      -110,
      110,
      0.8,
      s.cut(k, 'M-40 20Q-46 -50 0 -54T40 20Z', k.soft(p.sun), 0.5) +
        s.disc(0, -80, 32, paper.skin) +
        s.path('M-36 -80A36 38 0 0 1 36 -84Q0 -96 -36 -80Z', p.main),
    ) +
    husky(k, 96, 106, 0.94, mix('#6E7C8E', p.ink, 0.1), p.accent) +
    husky(k, 176, 146, 1.02, '#A8744E', p.main)
  );
}
