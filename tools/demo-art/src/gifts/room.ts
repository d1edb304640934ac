import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import { archWindow } from './scenery.ts';
import * as s from './shapes.ts';
import type { Ground } from './terrain.ts';
import type { Country } from './landscape.ts';

/** A light room with a big alpine window and a table in front. */
export function room(k: Kit, g: Ground, board: string): Country {
  const top = s.round(g.y - 78 * g.unit);
  const side = k.random() < 0.5 && !g.textShare ? 0.28 : 0.72;
  return {
    back:
      s.rect(0, 0, g.w, g.h, 0, k.linear(k.p.tint, mix(k.p.tintLow, k.p.arch, 0.25), 70)) +
      s.each(7, (at) =>
        s.rect(s.round(g.w * (at * 0.15 - 0.02)), 0, s.round(g.w * 0.05), g.h, 0, paper.white, s.faint(0.18)),
      ) +
      archWindow(
        k,
        s.round(g.w * side),
        s.round(top - 70 * g.unit),
        s.round(400 * g.unit),
        s.round(Math.min(560 * g.unit, top * 0.82)),
      ) +
      s.each(
        g.textShare ? 0 : 3,
        (at) =>
          s.line(
            `M${s.round(g.w * (1 - side) + (at - 1) * 120 * g.unit)} 0V${s.round((90 + (at % 2) * 70) * g.unit)}`,
            k.p.ink,
            4,
          ) +
          s.transform(
            g.w * (1 - side) + (at - 1) * 120 * g.unit,
            (90 + (at % 2) * 70) * g.unit,
            g.unit * 0.9,
            s.disc(0, 46, 96, k.glow('#FFE39A', 0.7)) +
              s.cut(
                k,
                'M-14 -10H14L44 36Q44 44 36 44H-36Q-44 44 -44 36Z',
                k.soft([k.p.main, k.p.accent, k.p.arch][at] ?? ''),
                0.6,
              ),
          ),
      ) +
      s.rect(0, top - 10, g.w, 30, 0, k.p.ink, s.faint(0.1)) +
      s.rect(0, top, g.w, g.h - top, 0, k.linear(k.light(board, 0.16), k.dark(board, 0.1))) +
      s.rect(0, top, g.w, 7, 0, paper.white, s.faint(0.4)) +
      s.line(
        `M0 ${s.round(top + 70 * g.unit)}H${g.w}M0 ${s.round(top + 160 * g.unit)}H${g.w}`,
        k.p.ink,
        4,
        s.faint(0.1),
      ),
    front: '',
  };
}
