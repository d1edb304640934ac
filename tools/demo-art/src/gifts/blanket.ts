import type { Kit } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

export function blanket(k: Kit): string {
  const { p } = k;
  const tartan = (y: number, height: number, color: string): string =>
    s.each(
      5,
      (at) =>
        s.rect(-214 + at * 92, y, 30, height, 0, color, s.faint(0.8)) +
        s.rect(-176 + at * 92, y, 8, height, 0, color, s.faint(0.8)),
    );
  const fold = (y: number, x: number, color: string, stripe: string): string =>
    s.group(
      `translate(${x} 0)`,
      s.cut(k, `M-236 ${y}H186A49 49 0 0 1 186 ${y + 98}H-236A49 49 0 0 1 -236 ${y}Z`, k.soft(color)) +
        k.clip(s.rect(-276, y, 510, 98, 49, 'none'), tartan(y, 98, stripe)) +
        s.line(`M-220 ${y + 49}H196`, k.p.ink, 5, s.faint(0.2)) +
        s.line(`M-224 ${y + 16}H180`, paper.white, 8, s.faint(0.3)),
    );
  return (
    fold(157, 24, p.main, p.second) +
    fold(58, 14, p.second, p.arch) +
    s.cut(
      k,
      'M-226 -150H206Q250 -150 250 -104V44Q250 60 232 60H-210Q-250 60 -250 20V-110Q-250 -150 -226 -150Z',
      k.soft(p.main),
    ) +
    k.clip(
      s.rect(-250, -150, 500, 210, 30, 'none'),
      s.each(
        5,
        (at) =>
          s.rect(-206 + at * 96, -150, 32, 210, 0, p.second, s.faint(0.8)) +
          s.rect(-166 + at * 96, -150, 8, 210, 0, p.second, s.faint(0.8)),
      ) +
        s.each(
          2,
          (at) =>
            s.rect(-250, -112 + at * 88, 500, 32, 0, p.second, s.faint(0.55)) +
            s.rect(-250, -72 + at * 88, 500, 8, 0, p.second, s.faint(0.6)),
        ),
    ) +
    s.each(24, (at) => s.line(`M${-228 + at * 20} 62l${(at % 3) - 1} 34`, k.dark(p.second, 0.1), 8)) +
    s.path('M-236 -128Q-230 -142 -210 -142H200Q226 -140 236 -120Q200 -130 -200 -126Z', paper.white, s.faint(0.35)) +
    s.rect(-46, -158, 92, 224, 8, k.soft(paper.woodDark)) +
    s.line('M-36 -150V60M36 -150V60', p.second, 4, 'stroke-dasharray="11 9" opacity=".7"') +
    s.cutRect(k, -34, -64, 68, 62, 12, paper.gold, 0.5) +
    s.rect(-20, -50, 40, 34, 6, paper.woodDark) +
    s.line('M48 -40Q90 -30 104 -6', paper.cream, 5) +
    s.group('rotate(8 130 30)', s.cutRect(k, 84, -8, 100, 66, 12, paper.cream, 0.6) + s.heart(136, 26, 22, p.accent))
  );
}
