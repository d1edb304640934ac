import { bottle } from './bottle.ts';
import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

export function brewing(k: Kit): string {
  const { p } = k;
  const beer = '#E89B2C';
  const hop = (x: number, y: number): string =>
    s.each(4, (row) =>
      s.each(3 - (row > 2 ? 1 : 0), (at) =>
        s.leaf(
          x + (at - 1) * 17 + (row > 2 ? 9 : 0),
          y + row * 20 - 40,
          -34,
          (1 - at) * -12,
          row % 2 ? paper.leaf : paper.leafDark,
        ),
      ),
    );
  return (
    s.cut(
      k,
      'M-96 -126H-44V-76Q60 -40 60 50V215Q60 255 20 255H-180Q-220 255 -220 215V50Q-220 -40 -96 -76Z',
      k.linear(mix(p.arch, paper.white, 0.8), mix(p.arch, paper.white, 0.45), 30),
    ) +
    s.path('M-206 60Q-130 40 -60 58T46 56V212Q46 241 18 241H-178Q-206 241 -206 212Z', k.soft(beer)) +
    s.path(
      'M-206 62Q-208 20 -180 28Q-160 4 -130 24Q-100 2 -74 24Q-40 4 -20 26Q20 10 46 58Q0 76 -60 62T-206 62Z',
      paper.cream,
    ) +
    [
      [-160, 120, 12],
      [-120, 180, 9],
      [-60, 110, 10],
      [-20, 170, 13],
      [10, 110, 8],
      [-90, 220, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => s.disc(x, y, r, '#FFD583', s.faint(0.8)))
      .join('') +
    s.rect(-100, -150, 60, 50, 10, k.soft(p.accent)) +
    s.line('M-70 -150V-204Q-70 -240 -36 -240T0 -206Q0 -180 26 -180T52 -206V-244', mix(p.arch, paper.white, 0.6), 15) +
    s.line('M0 -206Q0 -180 26 -180T52 -200', p.accent, 8) +
    s.shine(-196, 0, 16, 190, 0.6) +
    s.cutRect(k, -146, 96, 130, 112, 16, paper.cream, 0.4) +
    hop(-82, 150) +
    bottle(k, 124, 255, 92, 330, k.dark(paper.cocoa, 0.1), 0.36) +
    s.rect(103, -78, 42, 18, 5, p.accent) +
    s.cutRect(k, 82, 106, 84, 92, 10, p.main, 0.3) +
    s.star(124, 152, 26, p.second) +
    s.line('M250 130Q300 130 296 176T250 218', k.dark(p.second, 0.2), 18) +
    s.cut(k, 'M170 110H262V236Q262 255 244 255H188Q170 255 170 236Z', k.soft(beer)) +
    s.path(
      'M164 122Q150 80 186 84Q204 54 228 76Q266 66 268 104Q272 128 250 124T220 130T190 128T164 122Z',
      paper.white,
    ) +
    s.shine(184, 146, 12, 84, 0.5)
  );
}
