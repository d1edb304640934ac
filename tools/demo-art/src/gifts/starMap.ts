import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

export function starMap(k: Kit): string {
  const night = mix(k.p.ink, k.p.main, 0.28);
  const points = [
    [-90, -120],
    [-30, -150],
    [40, -110],
    [20, -40],
    [96, -6],
    [60, 60],
    [-40, 40],
    [-110, -10],
    [-84, 86],
    [6, 100],
  ];
  const at = (i: number): string => `${points[i]?.[0] ?? 0} ${points[i]?.[1] ?? 0}`;
  return (
    s.cutRect(k, -226, -290, 452, 545, 12, k.soft(paper.wood), 1.3) +
    s.rect(-204, -268, 408, 501, 4, k.linear(paper.cream, k.p.second)) +
    s.disc(0, -56, 172, k.linear(night, mix(k.p.main, k.p.arch, 0.2), 60)) +
    s.disc(0, -56, 172, 'none', `stroke="${paper.gold}" stroke-width="7"`) +
    s.disc(0, -56, 184, 'none', `stroke="${k.p.main}" stroke-width="3"`) +
    s.group(
      'translate(0 -36)',
      s.line(
        `M${at(0)}L${at(1)}L${at(2)}L${at(3)}L${at(7)}M${at(3)}L${at(4)}L${at(5)}L${at(6)}L${at(8)}M${at(5)}L${at(9)}`,
        paper.cream,
        4,
        s.faint(0.7),
      ) +
        points
          .map(([x = 0, y = 0], i) => s.star(x, y, i % 3 ? 12 : 19, i % 4 ? paper.cream : k.p.sun, 4, 0.4))
          .join(''),
    ) +
    s.each(26, (i) => s.disc(((i * 83) % 250) - 125, ((i * 47) % 220) - 164, 2 + (i % 3), paper.cream, s.faint(0.7))) +
    s.heart(0, 148, 14, k.p.accent) +
    s.path('M-204 -268H-40L-204 -20Z', paper.white, s.faint(0.18))
  );
}
