import type { Stage } from './backdrop.ts';
import { groundOf } from './backdrop.ts';
import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { paper } from './palettes.ts';
import { archWindow, balloon, bunting, cloud, pendant, pine, presents, vase } from './scenery.ts';
import * as s from './shapes.ts';

/** The surroundings a gift is shown in. */
export type Setting = 'window' | 'table' | 'party' | 'cosy' | 'meadow' | 'wall';

/** Draws what is behind the object; the object's ground is the stage's ground. */
type Surroundings = (k: Kit, stage: Stage) => string;

const wall = (k: Kit, stage: Stage): string =>
  s.rect(0, 0, stage.width, stage.height, 0, k.linear(k.p.tint, k.p.tintLow, 70));

/** Board or table top across the picture with a lighter front edge. */
function table(k: Kit, stage: Stage, color: string): string {
  const top = s.round(groundOf(stage) - 84 * stage.scale);
  return (
    s.rect(0, top - 12, stage.width, 40, 0, k.p.ink, s.faint(0.08)) +
    s.rect(0, top, stage.width, stage.height - top, 0, k.linear(k.light(color, 0.2), color, 90)) +
    s.rect(0, top, stage.width, 7, 0, paper.white, s.faint(0.4))
  );
}

function cloth(k: Kit, stage: Stage): string {
  const top = groundOf(stage) - 84 * stage.scale;
  const scallop = Math.round(stage.width / 10);
  const drop = s.round(groundOf(stage) + 46 * stage.scale - top);
  const edge = `M0 ${s.round(top)}H${stage.width}V${s.round(top + drop)}${`a${scallop / 2} ${scallop / 2.6} 0 0 1 ${-scallop} 0`.repeat(10)}Z`;
  return table(k, stage, k.dark(k.p.arch, 0.16)) + s.cut(k, edge, k.linear(paper.cream, k.p.second, 90), 1.4);
}

/** Rolling hills with mountains behind, up to the ground line. */
function meadow(k: Kit, stage: Stage): string {
  const { width: w } = stage;
  const base = groundOf(stage);
  const y = (up: number): number => s.round(base - up * stage.scale);
  return (
    wall(k, stage) +
    s.disc(w * 0.76, y(470), 150 * stage.scale, k.linear(k.p.sun, k.light(k.p.accent, 0.35), 90)) +
    cloud(w * 0.2, y(500), stage.scale * 0.9) +
    cloud(w * 0.9, y(390), stage.scale * 0.7) +
    s.cut(
      k,
      `M-20 ${y(150)}L${w * 0.2} ${y(400)}L${w * 0.33} ${y(280)}L${w * 0.5} ${y(460)}L${w * 0.74} ${y(240)}L${w * 0.86} ${y(330)}L${w + 20} ${y(180)}V${y(0)}H-20Z`,
      k.linear(k.p.arch, k.light(k.p.arch, 0.4)),
      1.4,
    ) +
    s.path(
      `M${w * 0.5} ${y(460)}L${w * 0.43} ${y(387)}L${w * 0.48} ${y(395)}L${w * 0.51} ${y(372)}L${w * 0.55} ${y(400)}L${w * 0.575} ${y(392)}Z`,
      paper.white,
      s.faint(0.9),
    ) +
    s.path(
      `M${w * 0.2} ${y(400)}L${w * 0.15} ${y(329)}L${w * 0.19} ${y(345)}L${w * 0.25} ${y(354)}Z`,
      paper.white,
      s.faint(0.9),
    ) +
    s.cut(
      k,
      `M-20 ${y(190)}Q${w * 0.25} ${y(280)} ${w * 0.55} ${y(170)}T${w + 20} ${y(210)}V${y(0)}H-20Z`,
      k.soft(mix(k.p.arch, paper.leaf, 0.55)),
      1.4,
    ) +
    s.each(5, (at) =>
      pine(k, w * (0.06 + at * 0.045), y(196 + (at % 2) * 26), stage.scale * (0.5 + (at % 3) * 0.12), paper.leafDark),
    ) +
    s.cut(
      k,
      `M-20 ${y(90)}Q${w * 0.4} ${y(40)} ${w * 0.7} ${y(84)}T${w + 20} ${y(70)}V${stage.height}H-20Z`,
      k.linear(paper.leaf, paper.leafDark),
      1.4,
    ) +
    s.each(9, (at) =>
      s.blossom(
        ((at * 0.37 + 0.06) % 1) * w,
        y(-30 - ((at * 53) % 90)),
        15 * stage.scale,
        at % 2 ? paper.cream : k.p.accent,
        paper.gold,
        5,
      ),
    )
  );
}

export const surroundings: Record<Setting, Surroundings> = {
  window: (k, stage) => {
    const { width: w, scale } = stage;
    const top = groundOf(stage) - 84 * scale;
    return (
      wall(k, stage) +
      archWindow(k, Math.round(w * 0.27), s.round(top - 96 * scale), Math.round(300 * scale), Math.round(470 * scale)) +
      s.path(
        `M${s.round(w * 0.41)} ${s.round(top - 470 * scale)}L${w} ${s.round(top - 120 * scale)}V${s.round(top)}H${s.round(w * 0.5)}Z`,
        k.fade('#FFF6D8', 0.6, 0.05, 30),
      ) +
      table(k, stage, k.dark(k.p.arch, 0.06)) +
      vase(k, w * 0.87, groundOf(stage) - 40 * scale, scale * 0.86)
    );
  },
  table: (k, stage) => {
    const { width: w, scale } = stage;
    const ground = groundOf(stage);
    return (
      wall(k, stage) +
      s.cutDisc(
        k,
        s.round(w * 0.5),
        s.round(ground - 270 * scale),
        s.round(300 * scale),
        k.linear(k.light(k.p.arch, 0.15), k.p.arch),
        1.4,
      ) +
      cloth(k, stage) +
      s.each(2, (at) => pendant(k, w * (0.16 + at * 0.68), (70 + at * 60) * scale, scale * 0.62)) +
      vase(k, w * 0.12, ground - 50 * scale, scale * 0.74)
    );
  },
  party: (k, stage) => {
    const { width: w, scale } = stage;
    const ground = groundOf(stage);
    return (
      wall(k, stage) +
      s.each(9, (at) =>
        s.path(
          `M${w / 2} ${s.round(ground - 200 * scale)}L${s.round(w * (at * 0.25 - 0.56))} -40H${s.round(w * (at * 0.25 - 0.44))}Z`,
          paper.white,
          s.faint(0.3),
        ),
      ) +
      bunting(k, w, 26, 90 * scale) +
      table(k, stage, k.p.arch) +
      balloon(k, w * 0.1, ground - 440 * scale, scale, k.p.accent) +
      balloon(k, w * 0.19, ground - 350 * scale, scale * 0.8, k.p.second) +
      presents(k, w * 0.88, ground - 30 * scale, 0.94 * scale)
    );
  },
  cosy: (k, stage) => {
    const { width: w, scale } = stage;
    const ground = groundOf(stage);
    return (
      wall(k, stage) +
      s.cutRect(
        k,
        s.round(w * 0.56),
        s.round(ground - 470 * scale),
        s.round(w * 0.52),
        s.round(16 * scale),
        6,
        k.soft(paper.wood),
      ) +
      s.each(5, (at) =>
        s.rect(
          s.round(w * 0.76 + at * 38 * scale),
          s.round(ground - (560 + (at % 3) * 22) * scale),
          s.round(32 * scale),
          s.round((90 + (at % 3) * 22) * scale),
          4,
          [k.p.main, k.p.accent, k.p.second, k.p.arch, k.p.sun][at] ?? k.p.main,
        ),
      ) +
      pendant(k, w * 0.2, 150 * scale, scale * 0.9) +
      s.transform(
        w * 0.9,
        ground - 60 * scale,
        scale,
        s.each(7, (at) =>
          s.leaf(0, -110, 190 - Math.abs(at - 3) * 22, (at - 3) * 26, at % 2 ? paper.leaf : paper.leafDark),
        ) + s.cut(k, 'M-70 -120H70L52 0H-52Z', k.soft(k.p.accent)),
      ) +
      table(k, stage, k.dark(k.p.arch, 0.08)) +
      s.oval(stage.x, ground + 8 * scale, 330 * scale, 62 * scale, k.light(k.p.second, 0.2)) +
      s.oval(
        stage.x,
        ground + 8 * scale,
        290 * scale,
        50 * scale,
        'none',
        `stroke="${k.p.arch}" stroke-width="6" stroke-dasharray="16 14"`,
      )
    );
  },
  meadow,
  wall: (k, stage) => {
    const { width: w, height: h, scale } = stage;
    const ground = groundOf(stage);
    const floor = s.round(ground - 60 * scale);
    const half = s.round(300 * scale);
    const niche = `M${w / 2 - half} ${floor}V${s.round(h * 0.08 + half)}A${half} ${half} 0 0 1 ${w / 2 + half} ${s.round(h * 0.08 + half)}V${floor}Z`;
    return (
      wall(k, stage) +
      s.cut(k, niche, k.linear(k.light(k.p.arch, 0.1), k.light(k.p.arch, 0.5), 60), 1.6) +
      s.path(`M${w * 0.05} -20H${w * 0.4}L${w * 0.95} ${floor}H${w * 0.5}Z`, k.fade('#FFF6D8', 0.5, 0.08)) +
      table(k, stage, k.dark(k.p.arch, 0.1)) +
      vase(k, w * 0.12, ground - 10 * scale, scale * 0.9) +
      s.transform(w * 0.89, ground - 10 * scale, scale, s.present(k, 0, 0, 150, 130, k.p.main, k.p.second))
    );
  },
};
