import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import { cloud } from './scenery.ts';
import * as s from './shapes.ts';
import type { Ground } from './terrain.ts';
import { alps, beyond, dusky, hill, peaks, sky, starry, tones, trees, waves } from './terrain.ts';
import { room } from './room.ts';

/** Kinds of country an experience takes place in. */
export type Land =
  | 'sky'
  | 'lake'
  | 'river'
  | 'road'
  | 'track'
  | 'meadow'
  | 'snow'
  | 'room'
  | 'studio'
  | 'night'
  | 'dark'
  | 'night-forest';

/** A landscape in two sheets: behind and in front of the subject. */
export interface Country {
  back: string;
  front: string;
}

function lake(k: Kit, g: Ground): Country {
  const shore = s.round(g.y - 120 * g.unit);
  const t = tones(k);
  const swell = (y: number, tall: number): string =>
    `M-40 ${s.round(y)}${`q${s.round(g.w / 16)} ${-tall} ${s.round(g.w / 8)} 0t${s.round(g.w / 8)} 0`.repeat(5)}V${g.h + 20}H-40Z`;
  return {
    back:
      alps(k, g, shore - 20) +
      hill(k, g, shore - 24 * g.unit, 60 * g.unit, t.green) +
      trees(k, g, 0, 0.3, shore - 34 * g.unit, 5, 0.6) +
      trees(k, g, 0.74, 1, shore - 20 * g.unit, 4, 0.5) +
      s.rect(0, shore, g.w, g.h - shore, 0, k.linear(t.water, t.deepWater)) +
      s.rect(0, shore, g.w, 5, 0, paper.white, s.faint(0.6)) +
      waves(g, shore + 40 * g.unit, 4, 0.4),
    front:
      s.cut(k, swell(g.y - 20 * g.unit, 26), k.linear(mix(t.water, t.deepWater, 0.4), t.deepWater), -1.2) +
      s.line(swell(g.y - 20 * g.unit, 26).split('V')[0] ?? '', paper.white, 6 * g.unit, s.faint(0.65)) +
      s.path(swell(g.y + 70 * g.unit, 20), t.deepWater, s.faint(0.7)) +
      waves(g, g.y + 50 * g.unit, 2, 0.45),
  };
}

function river(k: Kit, g: Ground): Country {
  const t = tones(k);
  const { back, front } = lake(k, g);
  const rock = (x: number, y: number, size: number): string =>
    s.transform(
      x,
      y,
      size,
      s.cut(k, 'M-130 40L-110 -50L-50 -96L40 -80L110 -20L140 40Z', k.soft(mix(k.p.ink, t.mid, 0.6)), 1.2) +
        s.path('M-110 -50L-50 -96L40 -80L-20 -40L-60 10Z', paper.white, s.faint(0.2)),
    );
  const foam = (x: number, y: number): string =>
    s.group(
      `translate(${s.round(x)} ${s.round(y)}) scale(${s.round(g.unit * 1.3)} ${s.round(g.unit * 0.62)})`,
      s.disc(-40, 0, 26, paper.white) +
        s.disc(0, -16, 34, paper.white) +
        s.disc(42, 0, 24, paper.white) +
        s.rect(-70, 0, 140, 26, 13, paper.white),
    );
  return {
    back:
      back +
      rock(g.w * 0.04, g.y - 60 * g.unit, g.unit * 1.5) +
      rock(g.w * 0.97, g.y - 80 * g.unit, g.unit * 1.7) +
      trees(k, g, 0.86, 1.02, g.y - 190 * g.unit, 3, 0.8),
    front:
      front +
      foam(g.w * 0.3, g.y - 14 * g.unit) +
      foam(g.w * 0.68, g.y - 6 * g.unit) +
      rock(g.w * 0.9, g.y + 110 * g.unit, g.unit * 0.9) +
      foam(g.w * 0.84, g.y + 120 * g.unit) +
      rock(g.w * 0.08, g.y + 120 * g.unit, g.unit * 0.7) +
      foam(g.w * 0.14, g.y + 130 * g.unit),
  };
}

function road(k: Kit, g: Ground, color: string, mark: string): Country {
  const t = tones(k);
  const [top, low] = [s.round(g.y - 62 * g.unit), s.round(g.y + 70 * g.unit)];
  return {
    back:
      alps(k, g, g.y - 200 * g.unit) +
      hill(k, g, g.y - 160 * g.unit, 80 * g.unit, t.green) +
      trees(k, g, 0.02, 0.36, g.y - 170 * g.unit, 5, 0.75) +
      trees(k, g, 0.8, 0.98, g.y - 130 * g.unit, 3, 0.7) +
      hill(k, g, g.y - 70 * g.unit, 24 * g.unit, mix(t.green, paper.leaf, 0.6)) +
      s.rect(0, top, g.w, low - top, 0, k.linear(k.light(color, 0.14), color)) +
      s.rect(0, top, g.w, 12 * g.unit, 0, mark) +
      s.line(
        `M0 ${s.round((top + low) / 2 + 18 * g.unit)}H${g.w}`,
        paper.cream,
        9 * g.unit,
        `stroke-dasharray="${s.round(60 * g.unit)} ${s.round(50 * g.unit)}" opacity=".8"`,
      ),
    front:
      hill(k, g, low + 14 * g.unit, 18 * g.unit, t.green) +
      s.each(8, (at) =>
        s.blossom(
          g.w * (0.05 + at * 0.13),
          low + (50 + ((at * 31) % 60)) * g.unit,
          15 * g.unit,
          at % 2 ? paper.cream : k.p.accent,
          paper.gold,
          5,
        ),
      ),
  };
}

function meadow(k: Kit, g: Ground): Country {
  const t = tones(k);
  const flower = (x: number, y: number, at: number): string =>
    s.leaf(x, y + 30 * g.unit, 30 * g.unit, at % 2 ? 30 : -30, paper.leafDark) +
    s.blossom(x, y, 17 * g.unit, [k.p.accent, paper.cream, k.p.sun][at % 3] ?? '', paper.gold, 5);
  return {
    back:
      alps(k, g, g.y - 190 * g.unit) +
      hill(k, g, g.y - 150 * g.unit, 90 * g.unit, mix(t.green, t.mid, 0.3)) +
      trees(k, g, 0, 0.26, g.y - 160 * g.unit, 4, 0.8) +
      trees(k, g, 0.82, 1, g.y - 120 * g.unit, 3, 0.7) +
      hill(k, g, g.y - 50 * g.unit, 34 * g.unit, t.green),
    front:
      hill(k, g, g.y + 74 * g.unit, 24 * g.unit, paper.leaf) +
      s.each(11, (at) => flower(g.w * (0.03 + at * 0.096), g.y + (84 + ((at * 47) % 70)) * g.unit, at)),
  };
}

function snow(k: Kit, g: Ground, dark: boolean): Country {
  const t = tones(k);
  const white = dark ? mix(t.far, paper.white, 0.55) : mix(k.p.tint, paper.white, 0.5);
  const deep = (color: string) => (dark ? dusky(k, g, color) : color);
  const [top, swell] = g.textShare ? [44, 16] : [70, 40];
  return {
    back:
      (dark ? starry(k, g) : sky(k, g)) +
      peaks(k, g, g.y - 140 * g.unit, g.h * 0.4, 4, deep(dark ? t.near : t.far)) +
      peaks(k, g, g.y - 110 * g.unit, g.h * 0.26, 3, deep(dark ? mix(t.near, k.p.ink, 0.2) : t.mid)) +
      trees(k, g, 0, 0.3, g.y - 70 * g.unit, 5, 0.9) +
      trees(k, g, 0.76, 1, g.y - 60 * g.unit, 4, 0.8) +
      hill(k, g, g.y - top * g.unit, swell * g.unit, white),
    front:
      hill(k, g, g.y + 64 * g.unit, 26 * g.unit, mix(white, paper.white, 0.5)) +
      s.each(26, () =>
        s.disc(
          beyond(g, k.random()) * g.w,
          k.random() * g.h,
          (3 + k.random() * 5) * g.unit,
          paper.white,
          s.faint(0.85),
        ),
      ),
  };
}

function forest(k: Kit, g: Ground): Country {
  const t = tones(k);
  return {
    back:
      starry(k, g) +
      peaks(k, g, g.y - 170 * g.unit, g.h * 0.36, 4, dusky(k, g, t.near)) +
      trees(k, g, -0.02, 1.04, g.y - 120 * g.unit, 9, 1.2) +
      hill(k, g, g.y - 110 * g.unit, 40 * g.unit, dusky(k, g, t.green)) +
      trees(k, g, -0.02, 0.2, g.y - 40 * g.unit, 3, 1.5) +
      trees(k, g, 0.84, 1.04, g.y - 50 * g.unit, 3, 1.6) +
      hill(k, g, g.y - 30 * g.unit, 24 * g.unit, dusky(k, g, paper.leaf)),
    front:
      hill(k, g, g.y + 90 * g.unit, 24 * g.unit, t.deepGreen) +
      s.each(12, (at) =>
        s.leaf(
          g.w * (0.03 + at * 0.09),
          g.y + 120 * g.unit,
          (50 + ((at * 29) % 30)) * g.unit,
          ((at * 67) % 70) - 35,
          at % 2 ? paper.leaf : paper.leafDark,
        ),
      ),
  };
}

export function country(k: Kit, land: Land, g: Ground): Country {
  switch (land) {
    case 'lake':
      return lake(k, g);
    case 'river':
      return river(k, g);
    case 'road':
      return road(k, g, mix(k.p.second, paper.oak, 0.35), paper.cream);
    case 'track':
      return road(k, g, mix(k.p.ink, '#5B6472', 0.55), k.p.accent);
    case 'meadow':
      return meadow(k, g);
    case 'snow':
      return snow(k, g, false);
    case 'night':
      return snow(k, g, true);
    case 'night-forest':
      return forest(k, g);
    case 'room':
      return room(k, g, paper.oak);
    case 'studio':
      return room(k, g, mix(k.p.arch, k.p.main, 0.25));
    case 'dark': {
      const night = mix(k.p.ink, k.p.main, 0.3);
      return room(
        { ...k, p: { ...k.p, tint: mix(night, k.p.arch, 0.12), tintLow: night, arch: mix(night, k.p.arch, 0.3) } },
        g,
        mix(night, k.p.arch, 0.35),
      );
    }
    case 'sky':
      return {
        back:
          alps(k, { ...g, y: g.h * 0.86 }, g.h * 0.84) +
          hill(k, g, g.h * 0.86, 60 * g.unit, tones(k).green) +
          trees(k, g, 0, 0.3, g.h * 0.87, 5, 0.6) +
          trees(k, g, 0.7, 1, g.h * 0.9, 5, 0.66) +
          hill(k, g, g.h * 0.94, 40 * g.unit, tones(k).deepGreen),
        front:
          (g.textShare ? '' : cloud(g.w * 0.1, g.h * 0.74, g.unit * 1.4, paper.white, 1)) +
          cloud(g.w * 0.93, g.h * 0.66, g.unit * 1.2, paper.white, 1),
      };
  }
}
