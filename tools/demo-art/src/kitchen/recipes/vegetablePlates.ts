import { type Brush, at, disc, ring, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { parsley, pepper, strew } from '../food.ts';
import { basilTop, thymeSprig } from '../herbs.ts';
import { lemonSlice, mushroomSlice } from '../produce.ts';
import { blob, circlePath, scatter, shadowOf, sickle, smooth, under, type Point } from '../shapes.ts';
import { plated } from './plated.ts';

export function mushroomPolenta(b: Brush): string {
  const polenta = blob(b, 0, 0, 270, 256, 0.04, 12);
  const swirl = stroke(
    smooth([
      [-200, 40],
      [-150, 150],
      [0, 200],
      [150, 150],
      [210, 0],
      [140, -140],
      [-20, -190],
      [-160, -120],
    ]),
    '#fbe294',
    22,
    0.65,
  );
  const sauce = blob(b, 0, 0, 165, 150, 0.1, 9);
  const slices = strew(b, scatter(b, 17, 140, 124, 54), mushroomSlice(b, 78), 0.9, 1.1);
  return plated(
    b,
    shadowOf(polenta, 10) +
      shape(polenta, b.radial(0.4, 0.35, 0.7, '#fae08d', '#ecbf4f 60', '#c08a22')) +
      swirl +
      shape(sauce, b.radial(0.4, 0.35, 0.7, '#a8693a', '#7a4420 70', '#512a10'), 0.85) +
      slices +
      parsley(b, scatter(b, 9, 130, 110, 50), 20) +
      at(90, -80, thymeSprig(b), -40, 0.9) +
      pepper(b, 30, 230),
    0.82,
  );
}

export function lemonSpaghetti(b: Brush): string {
  const strand = (color: string, width: number, count: number) =>
    Array.from({ length: count }, () => {
      const [r, start, squash] = [b.between(50, 235), b.between(0, 360), b.between(0.78, 1)];
      const sweep = b.between(130, 240);
      const points = [0, 0.33, 0.67, 1].map((share): Point => {
        const angle = ((start + sweep * share) * Math.PI) / 180;
        const reach = r + b.between(-16, 16);
        return [Math.cos(angle) * reach, Math.sin(angle) * reach * squash];
      });
      return smooth(points);
    })
      .map((d) => stroke(d, color, width))
      .join('');
  const nest = blob(b, 0, 0, 236, 226, 0.02, 12);
  return plated(
    b,
    shadowOf(nest, 12) +
      shape(nest, b.radial(0.5, 0.5, 0.5, '#8a5a12', '#c08a30 70', '#dcab45')) +
      strand('#8a5a12', 19, 9) +
      strand('#dcab45', 14, 20) +
      strand('#f2d07a', 12, 18) +
      strand('#fbe6a8', 6, 9) +
      at(-90, -70, shadowOf(circlePath(0, 0, 62), 8) + lemonSlice(b, 62), 20) +
      at(100, 60, shadowOf(circlePath(0, 0, 54), 8) + lemonSlice(b, 54), 60) +
      at(10, 0, basilTop(b, 74), 20) +
      stroke(
        scatter(b, 40, 190)
          .map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}q6 -8 14 -2`)
          .join(''),
        '#f6d64a',
        4.5,
      ) +
      pepper(b, 40, 240),
    0.8,
  );
}

export function ratatouille(b: Brush): string {
  const slice = (skin: string, flesh: string, seeds: string) =>
    b.stamp(
      disc(5, 8, 62, '#240d04', 0.4) +
        disc(0, 0, 60, skin) +
        disc(0, 0, 53, b.radial(0.4, 0.35, 0.7, light(flesh, 0.4), `${flesh} 70`, dark(flesh, 0.15))) +
        ring(0, 0, 28, 28, seeds, 9, 0.4).replace('/>', ' stroke-dasharray="5 12"/>') +
        sickle(0, 0, 56, 56, 180, 280, 5, 0.5),
    );
  const kinds = [
    slice('#4f7a34', '#e3e3a2', '#a3b35c'),
    slice('#43284a', '#eadcb4', '#9a7d4c'),
    slice('#a82a1a', '#e0573a', '#ffd79a'),
    slice('#d79a1e', '#f6d468', '#c98f1e'),
  ];
  let index = 0;
  const turn = (r: number, count: number) =>
    Array.from({ length: count }, (_, step) => {
      const angle = (step / count) * Math.PI * 2;
      return kinds[index++ % 4]?.(Math.cos(angle) * r, Math.sin(angle) * r, step * 40, 1) ?? '';
    }).join('');
  return (
    under(b, 400) +
    disc(
      0,
      0,
      400,
      b.linear(50, light(b.palette.accent, 0.45), `${b.palette.accent} 50`, dark(b.palette.accent, 0.35)),
    ) +
    disc(0, 0, 372, b.linear(50, dark(b.palette.accent, 0.55), light(b.palette.accent, 0.3))) +
    disc(0, 0, 352, b.radial(0.4, 0.35, 0.7, '#d0502c', '#8e2a16')) +
    turn(282, 32) +
    turn(188, 20) +
    turn(92, 10) +
    kinds[2]?.(0, 0) +
    at(60, -90, thymeSprig(b), 30) +
    at(-110, 120, thymeSprig(b), 150, 0.9) +
    pepper(b, 40, 320) +
    sickle(0, 0, 394, 394, 170, 285, 9)
  );
}
