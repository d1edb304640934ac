import { lettered } from '../../lettering.ts';
import { type Brush, at, disc, oval, ring, shape, stroke } from '../brush.ts';
import { dark, light, mix } from '../color.ts';
import { blob, circlePath, contact, dots, rivet, scatter, shadowOf } from '../shapes.ts';
import { handle, panTop, vessel } from '../vessels.ts';

/** How far a surface has come: 0 on the first day, 1 after some years. */
const ripeness = (days: number): number => Math.min(1, Math.log10(Math.max(1, days)) / 3);

/** A paper tag that says how many days, hung on a string from the knot at x, y. */
function dayTag(days: number, x: number, y: number, dx: number, dy: number, turn: number): string {
  const paper = 'M-62 -22L-30 -46H30L62 -22V84Q62 94 52 94H-52Q-62 94 -62 84Z';
  return (
    stroke(`M${x} ${y}Q${x + dx * 0.2} ${y + dy * 0.7} ${x + dx} ${y + dy}`, '#8a6b45', 4, 0.95) +
    at(
      x + dx,
      y + dy + 30,
      shadowOf(paper, 10) +
        shape(paper, '#f6ecd8') +
        shape('M-62 -22L-30 -46H30L40 -38L-52 94Q-62 94 -62 84Z', '#fffdf6', 0.5) +
        disc(0, -26, 8, '#8a6b45') +
        lettered(String(days), 0, 36, days > 99 ? 33 : 48, '#4a3424'),
      turn,
    )
  );
}

/** What the window leaves on a smooth floor: four panes, bent by the metal. */
function panes(r: number, opacity: number): string {
  const pane = (x: number, y: number) =>
    `M${x} ${y}q${r * 0.1} ${-r * 0.035} ${r * 0.2} ${-r * 0.03}l${r * 0.02} ${r * 0.22}q${-r * 0.1} 0 ${-r * 0.2} ${r * 0.04}Z`;
  const all = [
    pane(-0.52 * r, -0.42 * r),
    pane(-0.27 * r, -0.47 * r),
    pane(-0.5 * r, -0.15 * r),
    pane(-0.25 * r, -0.2 * r),
  ];
  return shape(all.join(''), '#f3f6f8', opacity);
}

/** Seasoning comes in islands that grow together: brown first, black in the end. */
function seasoning(b: Brush, r: number, ripe: number): string {
  const spots = scatter(b, 16, r * 0.72, r * 0.72, 70);
  const tones = ['#8d5a2c', '#6a3c1a', '#2a1a12'] as const;
  const faded = (tone: string) => b.radial(0.5, 0.5, 0.5, `${tone} 0 .7`, `${tone} 55 .5`, `${tone} 100 0`);
  const islands = spots
    .map(([x, y], index) =>
      shape(blob(b, x, y, b.between(60, 130), b.between(50, 104), 0.26), faded(tones[index % 3] ?? tones[0])),
    )
    .join('');
  const half = Math.max(0, 1 - Math.abs(ripe - 0.62) * 2.4);
  return half < 0.1 ? '' : `<g opacity="${half.toFixed(2)}">${islands}</g>`;
}

/** An iron skillet from above, empty: sandy grey on the first day, bronze in patches, then a black mirror. */
export function agedSkillet(b: Brush, days: number): string {
  const turn = 42;
  const ripe = ripeness(days);
  const r = 300;
  const floor = mix('#8b8780', '#17181a', ripe ** 0.8);
  const pits = scatter(b, Math.round(190 - 170 * ripe), 236, 236, 9);
  const rings = [0.92, 0.7, 0.48, 0.26]
    .map((share) => ring(0, 0, 246 * share, 246 * share, '#fff6e3', 3, 0.12 * ripe))
    .join('');
  const edge = b.linear(50, light(floor, 0.34), `${dark(floor, 0.1)} 45`, dark(floor, 0.5));
  const content =
    b.clipped(disc(0, 0, 250, '#000'), seasoning(b, 250, ripe)) +
    dots(pits, dark(floor, 0.55), 6, 0.5) +
    dots(
      pits.map(([x, y]) => [x - 2, y - 3] as const),
      light(floor, 0.6),
      3,
      0.4,
    ) +
    disc(
      0,
      0,
      250,
      b.radial(0.36, 0.3, 0.7, `#fff6e3 0 ${(0.06 + ripe * 0.2).toFixed(2)}`, '#fff6e3 55 .02', '#140a04 100 .3'),
    ) +
    rings +
    (ripe > 0.4 ? panes(250, (ripe - 0.4) * 0.55) : '') +
    (ripe > 0.9 ? stroke('M40 150C110 130 160 80 182 10', '#f3f6f8', 7, 0.35) : '');
  return (
    at(
      0,
      0,
      shadowOf(circlePath(0, 0, r), 26, turn) +
        shadowOf('M270 -34H560Q590 0 560 34H270Z', 20, turn) +
        handle(b, 276, 0, 570, 0, mix(floor, '#3a3b3c', 0.4), 66) +
        panTop(b, r, { outside: edge, inside: floor, rim: '', wall: 15 }, content),
      turn,
    ) + dayTag(days, 408, 367, -124, 36, -12)
  );
}

const copperStages = [
  { low: '#a8552f', mid: '#e79a6c', high: '#ffe0c6', edge: '#b9663c' },
  { low: '#6d3a1c', mid: '#b97743', high: '#f0c795', edge: '#8a4d26' },
  { low: '#331a10', mid: '#653720', high: '#b07448', edge: '#45251a' },
] as const;

/** A copper sauté pan: pink and mirror-bright on the first day, then honey, then chestnut that hands have rubbed. */
export function agedCopper(b: Brush, days: number): string {
  const ripe = ripeness(days);
  const { low, mid, high, edge } = copperStages[ripe < 0.4 ? 0 : ripe < 0.85 ? 1 : 2];
  const form = { rx: 290, ry: 116, height: 158, foot: 284 };
  const side = b.linear(
    0,
    dark(low, 0.2),
    `${high} 13`,
    `${mid} 30`,
    `${mix(mid, high, 0.45)} 46`,
    `${low} 70`,
    `${dark(low, 0.3)} 88`,
    `${edge} 96`,
    dark(edge, 0.2),
  );
  const wall = 'M-290 -158A290 116 0 0 0 290 -158L284 0A284 114 0 0 1 -284 0Z';
  const blows = Array.from({ length: 60 }, (_, index) => {
    const x = -270 + (index % 15) * 38 + (Math.floor(index / 15) % 2) * 18;
    return [x, -112 + Math.floor(index / 15) * 34 + 112 * Math.sqrt(1 - Math.min(0.98, (x / 290) ** 2))] as const;
  });
  const bloom = (x: number, rx: number, color: string, opacity: number) =>
    oval(
      x,
      96,
      rx,
      62,
      b.radial(0.5, 0.5, 0.5, `${color} 0 ${opacity}`, `${color} 60 ${(opacity * 0.5).toFixed(2)}`, `${color} 100 0`),
    );
  const heat =
    ripe < 0.2
      ? ''
      : bloom(-110, 190, '#6b3a66', 0.34) +
        bloom(90, 210, '#2f4a63', 0.26) +
        bloom(0, 270, '#2a130a', 0.2 + ripe * 0.3);
  const skin = b.clipped(
    shape(wall, '#000'),
    dots(blows, high, 34, 0.16) +
      dots(
        blows.map(([x, y]) => [x + 5, y + 6] as const),
        dark(low, 0.4),
        30,
        0.1,
      ) +
      heat,
  );
  const mirror =
    ripe < 0.4
      ? shape('M-214 -60Q-204 -20 -206 50L-160 66Q-170 0 -176 -44Z', '#fffaf0', 0.6)
      : shape('M-208 -50Q-202 -14 -202 44L-178 54Q-184 0 -188 -40Z', '#fffaf0', 0.32);
  return (
    contact(b, 284, 112) +
    vessel(b, form, {
      outside: side,
      inside: mix('#d4d0c7', '#9a948a', ripe),
      rim: mix('#ffd3b0', '#b98458', ripe),
      wall: 10,
    }) +
    skin +
    mirror +
    stroke('M-289 -128A290 116 0 0 0 289 -128', dark(low, 0.3), 2, 0.6) +
    handle(b, 268, -138, 500, -216, mix('#b08a45', '#7d5c2a', ripe), 44) +
    [276, 262, 300].map((x, index) => rivet(x, [-126, -154, -148][index] ?? 0, 9, '#e9cf92')).join('') +
    dayTag(days, 484, -210, 6, 96, 3)
  );
}
