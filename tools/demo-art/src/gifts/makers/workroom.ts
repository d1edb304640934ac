import { gifts } from '../gifts.ts';
import { giftShadow } from '../giftShadow.ts';
import type { Kit } from '../kit.ts';
import { FOOT } from '../motif.ts';
import { paper } from '../palettes.ts';
import * as s from '../shapes.ts';

/** A gift that stands with its foot on y, without a shadow on the wall behind it. */
export function gift(k: Kit, motif: string, x: number, y: number, scale: number): string {
  return s.transform(x, y - FOOT * scale, scale, gifts[motif]?.draw(k) ?? '');
}

/** A gift that stands on the bench. */
export function onBench(k: Kit, motif: string, x: number, y: number, scale: number): string {
  const thing = gifts[motif];
  return s.transform(x, y - FOOT * scale, scale, thing ? giftShadow(k, thing) + thing.draw(k) : '');
}

/** A small thing with its foot on 0 that stands on the bench, and its shadow of this half width. */
export const set = (k: Kit, x: number, y: number, scale: number, half: number, thing: string): string =>
  s.oval(x + half * 0.4, y - 2, half * 1.5, half * 0.26, k.glow(k.p.ink, 0.5)) + s.transform(x, y, scale, thing);

/** A board on the wall whose top is at y, with its brackets. */
export function shelf(k: Kit, x: number, y: number, width: number, wood: string = paper.oak): string {
  const bracket = (at: number): string =>
    s.path(`M${at} ${y + 20}h14v52Q${at} ${y + 60} ${at} ${y + 20}Z`, k.dark(wood, 0.4));
  return (
    s.rect(x + 10, y + 22, width - 4, 22, 6, k.p.ink, s.faint(0.12)) +
    bracket(x + 40) +
    bracket(x + width - 54) +
    s.cutRect(k, x, y, width, 22, 6, k.soft(wood), 0.6)
  );
}

/** Things side by side on a shelf, each drawn around 0 with its foot on 0. */
export const inRow = (x: number, y: number, step: number, things: readonly string[]): string =>
  things.map((thing, at) => s.transform(x + at * step, y, 1, thing)).join('');

/** A reel of thread. */
export const reel = (k: Kit, color: string): string =>
  s.rect(-24, -84, 48, 84, 12, k.soft(color)) +
  s.line('M-24 -62L24 -54M-24 -46L24 -38M-24 -30L24 -22', k.dark(color, 0.25), 4, s.faint(0.5)) +
  s.rect(-31, -94, 62, 16, 6, paper.oak) +
  s.rect(-31, -14, 62, 14, 6, paper.oak);

/** A ball of wool. */
export const ball = (k: Kit, color: string, r = 46): string =>
  s.cutDisc(k, 0, -r, r, k.soft(color), 0.6) +
  s.line(
    `M${-r * 0.8} ${-r * 1.3}Q0 ${-r * 1.9} ${r * 0.8} ${-r * 1.2}M${-r * 0.95} ${-r * 0.9}Q0 ${-r * 1.4} ${r * 0.9} ${-r * 0.7}M${-r * 0.7} ${-r * 0.4}Q${r * 0.1} ${-r * 0.9} ${r * 0.6} ${-r * 0.24}`,
    k.light(color, 0.4),
    4,
    s.faint(0.7),
  );

/** A bottle with a label. */
export const bottle = (k: Kit, color: string, cap: string): string =>
  s.cut(
    k,
    'M-15 -190H15V-138C15 -120 38 -116 38 -90V-10Q38 0 28 0H-28Q-38 0 -38 -10V-90C-38 -116 -15 -120 -15 -138Z',
    k.soft(color),
    0.6,
  ) +
  s.rect(-17, -196, 34, 34, 6, cap) +
  s.rect(-38, -78, 76, 48, 0, paper.cream) +
  s.disc(0, -54, 11, cap) +
  s.shine(-28, -108, 8, 84);

/** A glass with a lid, full to the shoulder. */
export const jar = (k: Kit, filling: string): string =>
  s.rect(-40, -100, 80, 100, 16, paper.white, s.faint(0.65)) +
  s.rect(-34, -74, 68, 68, 12, k.soft(filling)) +
  s.rect(-38, -118, 76, 24, 8, k.soft(paper.oak)) +
  s.shine(-28, -84, 8, 66);

/** Tools with wooden handles that hang from a rail. */
export function toolRail(k: Kit, x: number, y: number, count: number): string {
  const heads = [
    s.path('M-15 62H15L8 150H-8Z', k.soft(paper.steel)),
    s.rect(-38, 106, 76, 34, 8, k.soft(paper.steelDark)) + s.rect(-8, 40, 16, 80, 6, paper.woodDark),
    s.path('M-7 62H7V132L0 162L-7 132Z', k.soft(paper.steelDark)),
  ];
  return s.transform(
    x,
    y,
    1,
    s.cutRect(k, -20, -14, count * 84 + 20, 20, 8, k.soft(paper.woodDark), 0.6) +
      s.each(count, (at) =>
        s.transform(
          28 + at * 84,
          0,
          1,
          (heads[at % 3] ?? '') + s.rect(-13, 2, 26, 66, 12, k.soft(paper.oak)) + s.disc(0, -4, 6, paper.gold),
        ),
      ),
  );
}

/** A sewing needle from its eye at 0 0 to the right. */
export const needle = (length: number): string =>
  s.line(`M0 0H${length}`, paper.steelDark, 8) + s.line(`M4 -2H${length - 6}`, paper.white, 3);

/** The bottom of a barrel around 0 0. */
export const barrel = (k: Kit): string =>
  s.cutDisc(k, 0, 0, 150, k.soft(paper.woodDark)) +
  s.disc(0, 0, 126, k.soft(paper.wood)) +
  s.line('M-70 -104V104M0 -126V126M70 -104V104', paper.woodDark, 5) +
  s.rect(-110, -16, 220, 32, 6, paper.woodDark) +
  s.disc(0, 74, 15, paper.gold);

/** A closed umbrella that hangs by its handle from 0 0. */
export const closedUmbrella = (k: Kit, color: string): string =>
  s.line('M-18 30V8A18 18 0 0 1 18 8V90', paper.wood, 11) +
  s.cut(k, 'M4 84H32C44 160 40 250 22 330H14C-4 250 -8 160 4 84Z', k.soft(color), 0.6) +
  s.line('M12 96Q4 200 18 316M24 96Q34 200 20 316', k.dark(color, 0.3), 4, s.faint(0.5)) +
  s.rect(-4, 200, 44, 16, 7, k.dark(color, 0.25)) +
  s.line('M18 330V354', paper.steelDark, 8);
