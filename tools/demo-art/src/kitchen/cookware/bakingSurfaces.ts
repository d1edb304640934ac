import { type Brush, at, disc, oval, rect, shape, stroke } from '../brush.ts';
import { crustLoaf } from '../food.ts';
import { circlePath, dots, scatter, shadowOf, sickle } from '../shapes.ts';
import { slab } from '../tins.ts';

export function bakingStone(b: Brush): string {
  const dust = dots(scatter(b, 60, 400, 280), '#fffaf0', 7, 0.8);
  const pores = dots(scatter(b, 50, 400, 280), '#6f5c45', 7, 0.35);
  const foot = rect(-330, 300, 130, 18, '#6d5a44', 6) + rect(200, 300, 130, 18, '#6d5a44', 6);
  return (
    foot +
    slab(b, -440, -310, 880, 600, b.linear(50, '#e6d8bd', '#d2bf9d 55', '#ab956f'), '#8f7a58', 34, 26) +
    pores +
    dust +
    at(-20, -10, crustLoaf(b, 245))
  );
}

export function pizzaSteel(b: Brush): string {
  const cheese = scatter(b, 8, 190, 190, 92)
    .map(([x, y]) =>
      oval(
        Math.round(x),
        Math.round(y),
        b.between(36, 56),
        b.between(30, 44),
        b.radial(0.45, 0.42, 0.55, '#fffdf2', '#fbeec4 70', '#f0cf80'),
      ),
    )
    .join('');
  const leaves = [
    [-90, -60, 20],
    [80, -120, 140],
    [110, 80, -50],
    [-60, 120, 70],
  ]
    .map(([x, y, turn]) =>
      at(
        x ?? 0,
        y ?? 0,
        shape('M-34 0C-18 -26 18 -24 38 0C18 22 -18 24 -34 0Z', b.linear(90, '#7fa653', '#476b2f')) +
          stroke('M-28 0H30', '#b5cf8a', 2, 0.6),
        turn,
      ),
    )
    .join('');
  const pizza =
    shadowOf(circlePath(0, 0, 278), 14) +
    disc(0, 0, 278, b.radial(0.42, 0.38, 0.66, '#edbf77 70', '#d0903f 88', '#8a5220')) +
    scatter(b, 18, 266, 266, 40, 0.93)
      .map(([x, y]) => oval(Math.round(x), Math.round(y), b.between(10, 24), b.between(8, 15), '#4a2a12', 0.4))
      .join('') +
    disc(0, 0, 232, b.radial(0.42, 0.38, 0.7, '#dd5434', '#c23f25 60', '#97301c')) +
    cheese +
    leaves +
    sickle(0, 0, 270, 270, 190, 270, 10, 0.4);
  return (
    slab(b, -430, -330, 860, 640, b.linear(50, '#626364', '#3b3c3d 50', '#262626'), '#161616', 26, 18) +
    oval(370, -272, 20, 20, '#151515') +
    pizza
  );
}
