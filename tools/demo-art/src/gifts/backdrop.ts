import type { Kit } from './kit.ts';
import { mix } from './kit.ts';
import { FOOT } from './motif.ts';
import { paper } from './palettes.ts';
import * as s from './shapes.ts';

/** Size of the picture and the object's position in it. */
export interface Stage {
  width: number;
  height: number;
  /** Centre of the object's 600 unit box and its scale. */
  x: number;
  y: number;
  scale: number;
}

/** The y in the picture at which the object's box touches the ground. */
export const groundOf = (stage: Stage): number => stage.y + FOOT * stage.scale;

/** Small paper pieces around what is for birthdays and nothing else, kept off its middle; tests look for their class. */
export function confetti(k: Kit, stage: Stage, count: number): string {
  if (k.subject.occasions?.join() !== 'birthday') return '';
  const colors = [k.p.accent, k.p.main, paper.cream, k.p.accent, k.p.sun];
  const reach = 285 * stage.scale;
  const pieces = s.each(count, (at) => {
    const angle = (at / count) * Math.PI * 2 + k.random() * 0.5;
    const far = reach * (1.08 + k.random() * 0.5);
    const x = stage.x + Math.cos(angle) * far * Math.max(1, stage.width / stage.height);
    const y = stage.y - 40 * stage.scale + Math.sin(angle) * far;
    const kind = Math.floor(k.random() * 4);
    const turn = Math.floor(k.random() * 180);
    const size = stage.scale * (0.95 + k.random() * 0.5);
    const color = colors[at % colors.length] ?? k.p.accent;
    if (x < 24 || x > stage.width - 24 || y < 24 || y > groundOf(stage) - 20) return '';
    const piece = [
      s.rect(-13, -6, 26, 12, 4, color),
      s.disc(0, 0, 8.5, color),
      s.line('M-24 0C-14 -18 -6 -18 0 0S14 18 24 0', color, 7),
      s.path('M-12 10L0 -12L12 10Z', color, `stroke="${color}" stroke-width="4"`),
    ][kind];
    return s.transform(x, y, size, piece ?? '', turn);
  });
  return `<g class="confetti">${pieces}</g>`;
}

const arch = (x: number, top: number, half: number, base: number): string =>
  `M${x - half} ${base}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${base}Z`;

/** Daylight from the upper left on a bare wall: one soft beam, and the wall darker where it does not reach. */
export function daylight(k: Kit, { width, height }: Pick<Stage, 'width' | 'height'>): string {
  const beam = `M${width * 0.05} 0H${width * 0.42}L${width * 0.98} ${height}H${width * 0.48}Z`;
  return (
    s.rect(0, 0, width, height, 0, k.fade(k.p.arch, 0, 0.42, 35)) +
    s.path(beam, k.fade('#FFFAF0', 0.5, 0.05, 50)) +
    s.path(
      `M${-width * 0.3} 0H${-width * 0.04}L${width * 0.5} ${height}H${width * 0.3}Z`,
      k.fade('#FFFAF0', 0.36, 0.04, 50),
    )
  );
}

/**
 * The backdrop of a main picture: wall and floor in daylight; less than one of four has a big shape behind the object,
 * which tests find by its class.
 */
export function mainBackdrop(k: Kit, stage: Stage, floor = true): string {
  const { width, height, x } = stage;
  const base = groundOf(stage);
  const line = base - 74 * stage.scale;
  const big = s.round(Math.min(width, height) * (width > height * 2 ? 0.42 : 0.4));
  const side = k.random() < 0.5 ? -1 : 1;
  const deep = k.linear(k.light(k.p.arch, 0.1), mix(k.p.arch, k.p.main, 0.16), 70);
  const pale = k.linear(mix(k.p.tintLow, k.p.arch, 0.3), mix(k.p.tintLow, k.p.arch, 0.5), 90);
  const low = floor ? line : height;
  const kind = Math.floor(k.random() * 13);
  const cx = s.round(x + side * big * 0.2);
  const shapes = [
    s.disc(cx - side * big * 0.82, stage.y + big * 0.1, big * 0.62, pale) +
      s.cutDisc(k, cx, s.round(stage.y - big * 0.16), s.round(big), deep, 1.6),
    s.path(arch(cx - side * big * 0.95, stage.y - big * 0.42, s.round(big * 0.44), height), pale) +
      s.cut(k, arch(cx, stage.y - big * 1.16, s.round(big * 0.86), height), deep, 1.6),
    s.disc(cx, stage.y - big * 0.1, big * 1.17, pale) +
      s.cutDisc(k, cx, s.round(stage.y - big * 0.1), s.round(big * 0.92), deep, 1.6),
  ];
  const arched = shapes[kind];
  const behind = arched ? `<g class="arch">${arched}</g>` : daylight(k, stage);
  const ground = `M0 ${line}Q${width * 0.3} ${line - 16} ${width * 0.55} ${line}T${width} ${line - 6}V${height}H0Z`;
  return (
    s.rect(0, 0, width, height, 0, k.linear(k.p.tint, k.p.tintLow, 75)) +
    k.clip(s.rect(0, 0, width, s.round(low), 0, 'none'), behind) +
    (floor
      ? s.path(ground, k.p.ink, 'opacity=".07" transform="translate(0 -9)"') +
        s.path(ground, k.linear(mix(k.p.tint, k.p.tintLow, 0.55), mix(k.p.tintLow, k.p.arch, 0.22), 90))
      : '')
  );
}
