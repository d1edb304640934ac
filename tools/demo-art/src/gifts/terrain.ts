import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import { cloud } from './scenery.ts';
import * as s from './shapes.ts';

/** Picture size, the height of the ground line and the length of one unit. */
export interface Ground {
  w: number;
  h: number;
  y: number;
  unit: number;
  /** Share of the width on the left without trees, clouds and caps of snow: words stand there. */
  textShare?: number;
}

/** A share of the width, moved out of the part where words stand. */
export const beyond = ({ textShare = 0 }: Ground, share: number): number => textShare + (1 - textShare) * share;

export const tones = (k: Kit) => ({
  far: mix(k.p.arch, k.p.tintLow, 0.3),
  mid: mix(k.p.arch, k.p.main, 0.24),
  near: mix(k.p.arch, k.p.main, 0.45),
  green: mix(paper.leaf, k.p.arch, 0.18),
  deepGreen: mix(paper.leafDark, k.p.main, 0.08),
  water: mix('#7CCBE4', k.p.arch, 0.16),
  deepWater: mix('#2A86B4', k.p.main, 0.12),
});

/** A colour of the night as it is behind white words. */
export const dusky = (k: Kit, { textShare }: Ground, color: string): string =>
  textShare ? mix(color, mix(k.p.ink, k.p.main, 0.12), 0.58) : color;

/** Sky with an off-centre sun in paper rings, and clouds. */
export function sky(k: Kit, g: Ground): string {
  const side = beyond(g, k.random() < 0.5 ? 0.26 : 0.74);
  const [x, y, r] = [s.round(g.w * side), s.round(g.h * 0.3), s.round(Math.min(g.w, g.h) * 0.17)];
  return (
    s.rect(0, 0, g.w, g.h, 0, k.linear(mix(k.p.arch, k.p.tintLow, 0.55), k.p.tint)) +
    s.disc(x, y, r * 2.1, paper.white, s.faint(0.16)) +
    s.disc(x, y, r * 1.5, paper.white, s.faint(0.22)) +
    s.cutDisc(k, x, y, r, k.linear(k.light(k.p.sun, 0.4), k.p.sun), 0.6) +
    s.each(3, (at) =>
      cloud(
        g.w * beyond(g, (0.14 + at * 0.36 + k.random() * 0.1) % 1),
        g.h * (0.12 + k.random() * 0.3),
        g.unit * (0.7 + k.random() * 0.7),
      ),
    )
  );
}

/** A ridge of snow-capped peaks from edge to edge. */
export function peaks(k: Kit, g: Ground, base: number, height: number, count: number, fill: string): string {
  const step = g.w / count;
  let outline = `M-40 ${s.round(base)}`;
  let caps = '';
  for (let at = 0; at < count; at++) {
    const x = step * (at + 0.3 + k.random() * 0.4);
    const isBehindText = g.textShare !== undefined && x < g.textShare * g.w + step * 0.3;
    const top = base - height * (0.62 + k.random() * 0.38) * (isBehindText ? 0.6 : 1);
    const [left, right] = [step * 0.3, step * 0.34];
    const drop = (base - top) * 0.26;
    outline += `L${s.round(x)} ${s.round(top)}L${s.round(step * (at + 1) + (k.random() - 0.5) * step * 0.2)} ${s.round(base - height * (0.2 + k.random() * 0.18))}`;
    if (!isBehindText)
      caps += `M${s.round(x)} ${s.round(top)}l${s.round(-left * 0.62)} ${s.round(drop)}l${s.round(left * 0.3)} ${s.round(-drop * 0.2)}l${s.round(left * 0.3)} ${s.round(drop * 0.34)}l${s.round(right * 0.26)} ${s.round(-drop * 0.36)}l${s.round(right * 0.34)} ${s.round(drop * 0.2)}Z`;
  }
  const d = `${outline}L${g.w + 40} ${s.round(base)}V${s.round(base + 60)}H-40Z`;
  return (
    s.cut(k, d, k.linear(fill, k.light(fill, 0.26)), 1.3) +
    k.clip(s.path(d, 'none'), s.path(caps, paper.white, s.faint(0.88)))
  );
}

export function hill(k: Kit, g: Ground, y: number, swell: number, fill: string): string {
  const d = `M-40 ${s.round(y)}C${g.w * 0.2} ${s.round(y - swell)} ${g.w * 0.34} ${s.round(y - swell)} ${g.w * 0.52} ${s.round(y - swell * 0.2)}S${g.w * 0.84} ${s.round(y + swell * 0.3)} ${g.w + 40} ${s.round(y - swell * 0.8)}V${g.h + 20}H-40Z`;
  return s.cut(k, d, k.linear(fill, k.dark(fill, 0.2)), 1.3);
}

/** A row of firs between two fractions of the width; two paths for the whole row. */
export function trees(k: Kit, g: Ground, from: number, to: number, y: number, count: number, size: number): string {
  let firs = '';
  let shade = '';
  for (let at = 0; at < count; at++) {
    if (from + ((to - from) * (at + 0.5)) / count < (g.textShare ?? 0)) continue;
    const u = g.unit * size * (0.75 + ((at * 13) % 5) * 0.12);
    const n = (value: number): number => Math.round(value * u);
    const top = `M${Math.round(g.w * (from + ((to - from) * (at + 0.5)) / count))} ${Math.round(y + ((at * 37) % 26) * g.unit - 170 * u)}`;
    const right = `l${n(34)} ${n(66)}h${-n(14)}l${n(30)} ${n(54)}h${-n(18)}l${n(32)} ${n(50)}`;
    firs += `${top}${right}h${-n(56)}v${n(22)}h${-n(16)}v${-n(22)}h${-n(56)}l${n(32)} ${-n(50)}h${-n(18)}l${n(30)} ${-n(54)}h${-n(14)}Z`;
    shade += `${top}${right}h${-n(64)}Z`;
  }
  const fill = tones(k).deepGreen;
  return (
    s.path(firs, fill, `stroke="${fill}" stroke-width="${s.round(4 * g.unit)}"`) + s.path(shade, k.p.ink, s.faint(0.16))
  );
}

export const alps = (k: Kit, g: Ground, base: number): string =>
  sky(k, g) + peaks(k, g, base, g.h * 0.42, 4, tones(k).far) + peaks(k, g, base + 20, g.h * 0.3, 3, tones(k).mid);

export function waves(g: Ground, y: number, rows: number, opacity = 0.5): string {
  const n = (value: number): number => Math.round(value * g.unit);
  const crest = `q${n(30)} ${n(-14)} ${n(60)} 0`;
  const row = (at: number): string =>
    `M${((at * 83) % 120) - 60} ${Math.round(y) + n(at * 34)}${`${crest}t${n(60)} 0m${n(130)} 0${crest}m${n(210)} 0`.repeat(3)}${crest}`;
  return s.line(
    Array.from({ length: rows }, (_, at) => row(at)).join(''),
    paper.white,
    s.round(6 * g.unit),
    s.faint(opacity),
  );
}

export const starry = (k: Kit, g: Ground): string =>
  s.rect(0, 0, g.w, g.h, 0, k.linear(mix(k.p.ink, k.p.main, 0.2), dusky(k, g, mix(k.p.main, k.p.arch, 0.55)))) +
  s.each(30, (at) =>
    s.disc(beyond(g, k.random()) * g.w, k.random() * g.h * 0.6, (2 + (at % 4)) * g.unit, paper.cream, s.faint(0.85)),
  ) +
  s.each(4, () =>
    s.star(
      s.round(beyond(g, k.random()) * g.w),
      s.round(k.random() * g.h * 0.4),
      s.round(17 * g.unit),
      k.p.sun,
      4,
      0.3,
    ),
  ) +
  s.disc(g.w * 0.78, g.h * 0.2, 110 * g.unit, paper.white, s.faint(0.1)) +
  s.disc(g.w * 0.78, g.h * 0.2, 66 * g.unit, k.p.sun) +
  s.disc(g.w * 0.78 - 26 * g.unit, g.h * 0.2 - 12 * g.unit, 58 * g.unit, mix(k.p.ink, k.p.main, 0.32));
