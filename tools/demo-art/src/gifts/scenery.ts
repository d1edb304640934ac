import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

/** Little alpine view for windows and frames, 200 by 260, top left at 0 0. */
export function view(k: Kit): string {
  return (
    s.rect(0, 0, 200, 260, 0, k.linear(mix(k.p.tint, '#FFFFFF', 0.4), k.p.sun, 90)) +
    s.disc(142, 84, 34, paper.white, s.faint(0.75)) +
    s.path('M-10 210L52 112L84 160L128 92L214 216V270H-10Z', mix(k.p.arch, k.p.main, 0.25)) +
    s.path('M128 92L106 126L122 136L132 122L146 134L152 128Z', paper.white, s.faint(0.85)) +
    s.path('M-10 206Q60 168 120 206T214 198V270H-10Z', k.p.main) +
    s.path('M-10 236Q90 206 214 238V270H-10Z', k.dark(k.p.main, 0.3))
  );
}

/** An arched window with an alpine view, w wide, standing on y. */
export function archWindow(k: Kit, x: number, y: number, w: number, h: number): string {
  const half = w / 2;
  const outline = (grow: number): string =>
    `M${s.round(x - half - grow)} ${s.round(y + grow)}V${s.round(y - h + half)}A${half + grow} ${half + grow} 0 0 1 ${s.round(x + half + grow)} ${s.round(y - h + half)}V${s.round(y + grow)}Z`;
  return (
    s.cut(k, outline(w * 0.06), paper.cream, 1.4) +
    k.clip(
      s.path(outline(0), 'none'),
      s.group(
        `translate(${s.round(x - half)} ${s.round(y - h)}) scale(${s.round(w / 200)} ${s.round(h / 260)})`,
        view(k),
      ),
    ) +
    s.line(
      `M${s.round(x)} ${s.round(y - h)}V${s.round(y)}M${s.round(x - half)} ${s.round(y - h * 0.46)}h${w}`,
      paper.cream,
      s.round(w * 0.035),
    ) +
    s.rect(s.round(x - half * 1.24), s.round(y), s.round(w * 1.24), s.round(w * 0.08), 8, paper.white)
  );
}

export function vase(k: Kit, x: number, y: number, scale: number): string {
  return s.transform(
    x,
    y,
    scale,
    s.sprig(-6, -140, 230, -22, paper.leafDark, 5) +
      s.sprig(4, -140, 250, 14, paper.leaf, 5) +
      s.blossom(-92, -356, 44, k.p.accent, paper.gold) +
      s.blossom(66, -390, 52, k.p.second, paper.gold) +
      s.blossom(4, -310, 40, k.p.main, paper.gold) +
      s.cut(
        k,
        'M-36 -160H36C30 -120 78 -90 78 -48C78 -16 54 0 0 0S-78 -16 -78 -48C-78 -90 -30 -120 -36 -160Z',
        k.soft(k.p.arch),
      ) +
      s.line('M-70 -70Q0 -46 70 -70', paper.cream, 10, s.faint(0.7)) +
      s.shine(-54, -66, 14, 44),
  );
}

export function pendant(k: Kit, x: number, drop: number, scale: number): string {
  return (
    s.path(`M${x} ${drop}l${-240 * scale} ${760 * scale}h${480 * scale}Z`, k.fade('#FFF3C4', 0.5, 0)) +
    s.line(`M${x} 0V${drop}`, k.p.ink, 5) +
    s.transform(
      x,
      drop,
      scale,
      s.cut(k, 'M-22 -20H22L110 84H-110Z', k.soft(k.p.main)) + s.oval(0, 86, 60, 16, '#FFF1B8'),
    )
  );
}

export function bunting(k: Kit, width: number, y: number, sag: number, flip = false): string {
  const colors = [k.p.main, k.p.accent, paper.cream, k.p.arch, k.p.sun];
  const count = Math.round(width / 110);
  const at = (t: number): number => y + sag * 4 * t * (1 - t) + (flip ? 60 * t : 60 * (1 - t));
  return (
    s.line(
      `M0 ${s.round(at(0))}Q${width / 2} ${s.round(at(0.5) * 2 - (at(0) + at(1)) / 2)} ${width} ${s.round(at(1))}`,
      k.p.ink,
      4,
      s.faint(0.55),
    ) +
    s.each(count, (i) => {
      const t = (i + 0.5) / count;
      return s.transform(
        width * t,
        at(t),
        1,
        s.cut(k, 'M-38 -3H38L0 82Z', k.soft(colors[i % 5] ?? k.p.main), 0.7),
        (t - 0.5) * -14,
      );
    })
  );
}

export function balloon(k: Kit, x: number, y: number, scale: number, color: string, string = 300): string {
  return s.transform(
    x,
    y,
    scale,
    s.line(`M0 84C-24 ${84 + string * 0.3} 26 ${84 + string * 0.6} 0 ${84 + string}`, k.p.ink, 3, s.faint(0.5)) +
      s.path('M-14 96L0 76L14 96Z', k.dark(color, 0.15)) +
      s.cut(k, 'M0 -92C52 -92 74 -52 74 -14C74 32 36 80 0 80S-74 32 -74 -14C-74 -52 -52 -92 0 -92Z', k.soft(color)) +
      s.path('M-46 -22C-46 -48 -32 -66 -12 -70C-24 -54 -32 -40 -32 -20Z', paper.white, s.faint(0.5)),
  );
}

export function cloud(x: number, y: number, scale: number, fill: string = paper.white, opacity = 0.85): string {
  return s.transform(
    x,
    y,
    scale,
    s.path(
      'M-100 30H92A34 34 0 0 0 86 -36A50 50 0 0 0 0 -62A44 44 0 0 0 -72 -34A33 33 0 0 0 -100 30Z',
      fill,
      s.faint(opacity),
    ),
  );
}

export function pine(k: Kit, x: number, y: number, scale: number, fill: string): string {
  return s.transform(
    x,
    y,
    scale,
    s.rect(-7, -20, 14, 34, 4, paper.woodDark) +
      s.path('M0 -170L34 -104H20L50 -50H32L64 0Q0 18 -64 0L-32 -50H-50L-20 -104H-34Z', fill) +
      s.path('M0 -170L34 -104H20L50 -50H32L64 0Q32 9 0 10Z', k.p.ink, s.faint(0.13)),
  );
}

export function presents(k: Kit, x: number, y: number, scale: number): string {
  return s.transform(
    x,
    y,
    scale,
    s.present(k, 0, 0, 210, 190, k.p.main, k.p.second) + s.present(k, -70, 26, 120, 104, k.p.second, k.p.accent),
  );
}
