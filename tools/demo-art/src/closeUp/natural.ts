import type { Frame } from '../kitchen/backdrops.ts';
import { type Brush, at, disc, oval, rect, shape, shifted, stroke } from '../kitchen/brush.ts';
import { dark, light, mix } from '../kitchen/color.ts';
import { blob, dots, leaf } from '../kitchen/shapes.ts';
import { diagonal } from './bars.ts';
import { background, hairs, strewn } from './near.ts';

/** The inside of something baked: holes of all sizes, lit from the window, below a thick crust. */
export function crumb(b: Brush, frame: Frame, color: string, crust: string): string {
  const hole = (wobble: number) => {
    const d = blob(b, 0, 0, 40, 28, wobble, 9);
    return b.stamp(
      shifted(d, 4, 8, '#fffdf2', 0.8) +
        shape(d, b.linear(70, dark(color, 0.48), `${dark(color, 0.22)} 55`, light(color, 0.1))),
    );
  };
  const holes = [hole(0.2), hole(0.28), hole(0.34)];
  const all = (count: number, low: number, high: number) =>
    strewn(b, count, -1100, -540, 1100, 800)
      .map(([x, y], n) => holes[n % 3]!(x, y, b.between(-40, 40), b.between(low, high)))
      .join('');
  const edge = 'M-1200 -400C-700 -520 -200 -540 200 -500S900 -440 1200 -420';
  const content =
    shape(`${edge}V1000H-1200Z`, b.linear(80, light(color, 0.3), `${color} 40`, dark(color, 0.12))) +
    b.clipped(
      shape(`${edge}V1000H-1200Z`, '#000'),
      all(420, 0.14, 0.4) +
        all(90, 0.5, 1.1) +
        all(16, 1.5, 3) +
        hairs(b, 240, [-1100, -480, 1100, 800], { color: '#fffaf0', width: 4, reach: 30, opacity: 0.5 }),
    ) +
    stroke(edge, dark(crust, 0.5), 120) +
    stroke(edge, crust, 96) +
    at(0, -22, stroke(edge, light(crust, 0.35), 34, 0.6)) +
    dots(strewn(b, 150, -1100, -560, 1100, -450), dark(crust, 0.6), 12, 0.5) +
    dots(strewn(b, 220, -1100, -590, 1100, -470), '#fffaf0', 9, 0.75);
  return diagonal(b, frame, content, b.pick([-8, -5, 6]));
}

/** Petals of a blossom that fills the picture. */
export function petals(b: Brush, frame: Frame, color: string, second: string): string {
  const petal = (length: number, tone: string) => {
    const d = `M0 0C${length * 0.2} ${-length * 0.42} ${length * 0.82} ${-length * 0.5} ${length} ${-length * 0.08}C${length * 1.02} ${length * 0.3} ${length * 0.36} ${length * 0.42} 0 0Z`;
    const veins = [-0.26, -0.14, 0, 0.12, 0.22]
      .map(
        (share) =>
          `M${length * 0.08} 0Q${length * 0.5} ${length * share * 1.3} ${length * 0.92} ${length * share * 0.9}`,
      )
      .join('');
    return b.stamp(
      shifted(d, 12, 22, '#1d1006', 0.26) +
        shape(d, b.radial(0.2, 0.5, 0.9, dark(tone, 0.34), `${tone} 45`, light(tone, 0.5))) +
        stroke(veins, dark(tone, 0.3), 5, 0.35) +
        stroke(veins, light(tone, 0.6), 2, 0.5),
    );
  };
  const [outer, middle] = [petal(760, color), petal(520, light(color, 0.15))];
  const drop = b.stamp(
    disc(3, 8, 26, '#1d1006', 0.25) +
      disc(0, 0, 25, b.radial(0.6, 0.7, 0.7, '#ffffff 0 .75', '#ffffff 60 .2', '#ffffff 100 .35')) +
      disc(-8, -9, 7, '#fff', 0.95),
  );
  const circle = (count: number, put: (x: number, y: number, turn?: number) => string, from: number) =>
    Array.from({ length: count }, (_, n) => put(0, 0, from + (n * 360) / count)).join('');
  const [cx, cy] = [frame.width * 0.42, frame.height * 0.56];
  const green = at(-760, 300, leaf(700, 220, '#4f8a56'), 60) + at(500, -700, leaf(720, 220, '#3f7a4c'), 200);
  return (
    background(b, frame, mix(second, '#ffffff', 0.2), dark(second, 0.2)) +
    at(
      cx,
      cy,
      green +
        circle(8, outer, 10) +
        circle(7, middle, 30) +
        disc(0, 0, 150, b.radial(0.4, 0.35, 0.7, '#ffd873', '#e0a030 60', '#96601a')) +
        dots(
          strewn(b, 160, -110, -110, 110, 110).filter(([x, y]) => Math.hypot(x, y) < 128),
          '#7a4a12',
          18,
          0.6,
        ) +
        dots(
          strewn(b, 110, -110, -110, 110, 110).filter(([x, y]) => Math.hypot(x, y) < 120),
          '#fff0b8',
          9,
          0.9,
        ) +
        strewn(b, 16, -620, -480, 620, 480)
          .map(([x, y]) => drop(x, y, 0, b.between(0.4, 1.2)))
          .join(''),
      0,
      frame.height / 1200,
    )
  );
}

/** A cut stone in its setting. */
export function gem(b: Brush, frame: Frame, color: string): string {
  const ringPoints = (r: number, from = 0) =>
    Array.from(
      { length: 8 },
      (_, n) =>
        [Math.cos(((n * 45 + from) * Math.PI) / 180) * r, Math.sin(((n * 45 + from) * Math.PI) / 180) * r] as const,
    );
  const [outer, inner] = [ringPoints(430), ringPoints(240, 22.5)];
  const point = ([x, y]: readonly [number, number]) => `${Math.round(x)} ${Math.round(y)}`;
  const facets = outer.map((one, n) => {
    const [next, low, high] = [outer[(n + 1) % 8]!, inner[n]!, inner[(n + 7) % 8]!];
    const tone = (share: number) => (share > 0 ? light(color, share) : dark(color, -share));
    return (
      shape(`M${point(one)}L${point(next)}L${point(low)}Z`, tone([0.5, -0.35, -0.5, -0.2, 0.1, 0.35, 0.7, 0.6][n]!)) +
      shape(`M${point(one)}L${point(low)}L${point(high)}Z`, tone([0.25, -0.1, -0.3, -0.45, -0.1, 0.5, 0.4, 0.8][n]!))
    );
  });
  const chain = Array.from({ length: 9 }, (_, n) =>
    at(
      -330 - n * 92,
      -420 - n * 62,
      oval(0, 0, 62, 30, 'none').replace('fill="none"', 'fill="none" stroke="#8a6420" stroke-width="24"') +
        oval(-3, -4, 62, 30, 'none').replace('fill="none"', 'fill="none" stroke="#f2cf7a" stroke-width="13"'),
      n % 2 ? 34 : 70,
    ),
  ).join('');
  const claws = [45, 135, 225, 315]
    .map((turn) => at(0, 0, rect(360, -46, 150, 92, b.linear(90, '#fff0c0', '#d9a83e 50', '#8a6420'), 44), turn))
    .join('');
  return (
    background(b, frame, mix(b.palette.wall, '#ffffff', 0.2), dark(b.palette.scene, 0.25)) +
    at(
      frame.width * 0.56,
      frame.height * 0.56,
      chain +
        oval(40, 90, 520, 480, b.radial(0.5, 0.5, 0.5, '#1d1006 0 .6', '#1d1006 80 .3', '#1d1006 100 0')) +
        disc(0, 0, 490, b.linear(50, '#ffeeb8', '#d9a83e 50', '#7d5a1c')) +
        disc(0, 0, 436, dark(color, 0.6)) +
        facets.join('') +
        shape(`M${inner.map(point).join('L')}Z`, b.linear(50, light(color, 0.75), `${color} 55`, dark(color, 0.3))) +
        shape('M-170 -120L-20 -200L60 -150L-130 20Z', '#ffffff', 0.6) +
        claws +
        hairs(b, 80, [-470, -470, 470, 470], { color: '#fff', width: 3, reach: 40, opacity: 0.25 }),
      b.between(-12, 12),
      frame.height / 1200,
    )
  );
}
