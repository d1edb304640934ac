import { type Brush, disc, oval, ring, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { creamSwirl, liquid, strew } from '../food.ts';
import { type Area, spread } from './area.ts';

/** What is poured, or cooks as the ground of a vessel, by its colour. */
export const liquidColors = {
  water: '#c9d8d6',
  'boiling-water': '#c3d2cf',
  stock: '#d6a551',
  milk: '#fbf6ea',
  cream: '#f5ead2',
  'coconut-milk': '#f8f3e6',
  butter: '#edc65f',
  oil: '#dcb548',
  'white-wine': '#e6d78f',
  'red-wine': '#6a1c2c',
  kirsch: '#e9eef0',
  'cream-sauce': '#e9cc98',
  'brown-sauce': '#6e3518',
  'tomato-sauce': '#c8442a',
  'curry-sauce': '#d99a2c',
  'pumpkin-soup': '#e28a2b',
  'vanilla-sauce': '#f6dd8e',
  batter: '#efdba6',
  'cake-batter': '#e2ad62',
  custard: '#f7e3a4',
  'egg-foam': '#f7dd86',
  quark: '#fbf6ec',
  leaven: '#eadfc4',
  polenta: '#efc858',
  'melted-cheese': '#f5d47f',
  'melted-chocolate': '#4a2b1a',
  'berry-juice': '#8f2746',
} as const;

export type Liquid = keyof typeof liquidColors;

const bubble = (color: string) =>
  disc(0, 0, 15, light(color, 0.5), 0.55) +
  ring(0, 0, 15, 15, dark(color, 0.35), 2.5, 0.55) +
  disc(-5, -5, 4, '#fff', 0.9);

/** Bubbles all over, where it boils, foams or ferments. */
const bubbling = new Set<Liquid>(['boiling-water', 'butter', 'leaven', 'red-wine', 'cream-sauce', 'melted-cheese']);
/** Thick enough that the spoon leaves a trail. */
const thick = new Set<Liquid>([
  'batter',
  'cake-batter',
  'egg-foam',
  'quark',
  'polenta',
  'melted-cheese',
  'melted-chocolate',
  'vanilla-sauce',
]);

/** Fat that only covers the bottom: what it lies on shines through. */
const films = new Set<Liquid>(['butter', 'oil']);

export function drawLiquid(b: Brush, name: Liquid, area: Area): string {
  const color = liquidColors[name];
  const r = area.rx === area.ry ? area.rx : Math.hypot(area.rx, area.ry);
  const bubbles = bubbling.has(name) ? strew(b, spread(b, area, 34, 26), bubble(color), 0.4, 1.2) : '';
  const trail = thick.has(name)
    ? `<g transform="scale(.92)">${creamSwirl(3, r * 0.84, 15)
        .replaceAll('#f7dcae', dark(color, 0.22))
        .replaceAll('#fff7e6', light(color, 0.42))}</g>`
    : '';
  const ground = films.has(name)
    ? disc(
        0,
        0,
        r * 0.98,
        b.radial(0.4, 0.34, 0.75, `${light(color, 0.4)} 0 .8`, `${color} 60 .74`, `${dark(color, 0.18)} 100 .8`),
      )
    : liquid(b, r * 1.08, color);
  return ground + oval(-r * 0.3, -r * 0.42, r * 0.36, r * 0.12, '#fff', 0.12) + trail + bubbles;
}

/** A thin stream that falls to the origin, and the rings where it meets the surface. */
export function stream(name: Liquid, fromX: number, fromY: number): string {
  const color = liquidColors[name];
  const d = `M${fromX} ${fromY}C${fromX - 26} ${fromY + 40} 0 ${fromY * 0.6} 0 0`;
  return (
    ring(0, 0, 62, 24, light(color, 0.4), 5, 0.7) +
    ring(0, 0, 34, 13, light(color, 0.55), 5, 0.8) +
    stroke(d, dark(color, 0.28), 27) +
    stroke(d, color, 21) +
    stroke(d, light(color, 0.6), 6, 0.8)
  );
}
