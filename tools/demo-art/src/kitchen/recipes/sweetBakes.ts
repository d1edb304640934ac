import { type Brush, at, disc, oval, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { strew } from '../food.ts';
import { enamel } from '../materials.ts';
import { blob, contact, dots, leaf, scatter, shadowOf, sickle, smooth, type Point, under } from '../shapes.ts';
import { plateTop } from '../vessels.ts';
import { ware } from './bowls.ts';

export function plumTart(b: Brush): string {
  const wedge = 'M-70 4C-34 -44 34 -44 70 4C34 26 -34 26 -70 4Z';
  const one = b.stamp(
    `<path d="${wedge}" fill="#2a0a14" fill-opacity=".5" transform="translate(3 9)"/>` +
      shape(wedge, b.linear(90, '#7d2f55', '#b5446a 34', '#e98c66 74', '#f6bd84')) +
      stroke('M-68 2C-34 -42 34 -42 68 2', '#42183a', 8) +
      stroke('M-36 -17Q0 -34 30 -20', '#ffd9d0', 5, 0.7),
  );
  const circle = (r: number, count: number, scale: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      return one(Math.cos(angle) * r, Math.sin(angle) * r, (angle * 180) / Math.PI + 20, scale);
    }).join('');
  const edge = smooth(
    Array.from({ length: 80 }, (_, index): Point => {
      const angle = (index / 80) * Math.PI * 2;
      const r = index % 2 ? 398 : 378;
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    }),
    true,
  );
  return (
    shadowOf(edge, 28) +
    shape(edge, b.linear(50, '#f4cd8a', '#d4923f 50', '#93571c')) +
    `<g transform="scale(.93)">${shape(edge, b.linear(50, '#a9691f', '#f0c27a'))}</g>` +
    disc(0, 0, 342, b.radial(0.42, 0.38, 0.7, '#f6d089', '#d98f4f')) +
    circle(266, 27, 1.1) +
    circle(150, 16, 1) +
    circle(56, 7, 0.72) +
    dots(scatter(b, 60, 350), '#fffaf3', 8, 0.75) +
    sickle(0, 0, 392, 392, 180, 280, 8, 0.5)
  );
}

/** A strudel in one piece, its right end cut off. */
export function strudelLog(b: Brush): string {
  const log =
    'M-380 -60C-384 -120 -350 -140 -300 -142C-100 -152 100 -150 240 -142V102C100 112 -100 112 -300 100C-360 96 -380 20 -380 -60Z';
  const flakes = [-330, -270, -200, -130, -60, 10, 80, 150, 210]
    .map(
      (x) =>
        stroke(`M${x} -138C${x + 26} -60 ${x - 16} 20 ${x + 14} 98`, '#8d4f17', 5, 0.35) +
        stroke(`M${x + 8} -138C${x + 34} -60 ${x - 8} 20 ${x + 22} 98`, '#ffe6b0', 4, 0.55),
    )
    .join('');
  return (
    shadowOf(log, 22) +
    shape(log, b.linear(90, '#f9d690', '#dc9d45 40', '#96541a')) +
    b.clipped(
      shape(log, '#000'),
      flakes + oval(-60, -64, 360, 96, b.radial(0.5, 0.5, 0.5, '#fffaf0 0 .75', '#fffaf0 55 .45', '#fffaf0 100 0')),
    ) +
    dots(
      scatter(b, 80, 300, 100).map(([x, y]) => [x - 60, y - 30]),
      '#fffaf3',
      9,
      0.9,
    )
  );
}

export function strudel(b: Brush): string {
  const face = (x: number, turn: number) => {
    const d = 'M0 -122C60 -126 76 -60 74 -10C74 60 60 104 0 106C-50 104 -60 50 -60 -8C-60 -70 -46 -120 0 -122Z';
    const filling = blob(b, 6, -8, 50, 88, 0.08, 9);
    return at(
      x,
      -14,
      shadowOf(d, 14) +
        shape(d, b.linear(50, '#f2c67c', '#b3702a')) +
        shape(filling, b.linear(60, '#f7e3a8', '#d9a758')) +
        at(
          6,
          -8,
          strew(
            b,
            scatter(b, 9, 36, 70, 26),
            shape('M-18 8C-12 -14 12 -14 18 8C8 2 -8 2 -18 8Z', '#fbf0c4') +
              stroke('M-18 8C-12 -14 12 -14 18 8', '#c98f3c', 2.5, 0.7),
          ) + strew(b, scatter(b, 8, 36, 68, 24), oval(0, 0, 9, 7, '#4a2114') + oval(-2, -2, 3, 2, '#c98f7a', 0.8)),
        ) +
        sickle(6, -8, 60, 104, 170, 290, 5, 0.5),
      turn,
    );
  };
  const pool = blob(b, 260, 140, 130, 70, 0.12, 9);
  return (
    under(b, 530, 318) +
    plateTop(b, 530, ware(b), 0.8, 0.6) +
    shape(pool, b.radial(0.4, 0.35, 0.7, '#fff6d0', '#f5dc8e 70', '#dcb458')) +
    at(-30, 0, strudelLog(b)) +
    face(238, 0) +
    face(346, 10) +
    at(250, 160, leaf(56, 24, '#5d8a45'), -30) +
    at(250, 160, leaf(50, 22, '#6c9a50'), -110)
  );
}

export function carrotCake(b: Brush): string {
  const icing =
    'M-300 -330A300 96 0 0 1 300 -330L300 -290C296 -250 262 -262 258 -226C252 -196 214 -206 208 -236C198 -262 160 -262 152 -226C142 -180 96 -186 88 -216C76 -240 36 -236 28 -206C16 -166 -34 -172 -42 -206C-52 -234 -92 -232 -102 -206C-116 -176 -160 -186 -168 -220C-178 -250 -214 -246 -222 -222C-236 -196 -276 -206 -282 -246C-290 -270 -300 -280 -300 -290Z';
  const side = 'M-296 -320L-290 -110A290 92 0 0 0 290 -110L296 -320Z';
  const crumbs = b.clipped(
    shape(side, '#000'),
    dots(
      scatter(b, 70, 290, 110).map(([x, y]) => [x, y - 150]),
      '#e08434',
      11,
      0.7,
    ) +
      dots(
        scatter(b, 60, 290, 110).map(([x, y]) => [x, y - 150]),
        '#5d3414',
        9,
        0.5,
      ),
  );
  const carrot = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      oval(4, 12, 22, 34, '#3b1704', 0.25) +
        shape(
          'M-18 -22C-8 -32 8 -32 18 -22C20 0 8 34 0 44C-8 34 -20 0 -18 -22Z',
          b.linear(0, '#f7b06a', '#e37a2a 50', '#b5551a'),
        ) +
        stroke('M-8 -10H4M-4 6H8', '#b5551a', 2.5, 0.6) +
        stroke('M0 -28L-12 -48M0 -28V-54M0 -28L12 -48', '#5d8a3c', 7),
      turn,
    );
  const top = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2 + 0.3;
    return { x: Math.cos(angle) * 214, y: -336 + Math.sin(angle) * 60 };
  })
    .sort((left, right) => left.y - right.y)
    .map(({ x, y }) => carrot(x, y, x * 0.05))
    .join('');
  const stand =
    contact(b, 190, 48) +
    shape('M-60 -90C-50 -40 -60 -20 -170 0A170 44 0 0 0 170 0C60 -20 50 -40 60 -90Z', enamel(b, ware(b))) +
    oval(0, -84, 370, 116, dark(ware(b), 0.4)) +
    oval(0, -98, 370, 116, b.linear(30, light(ware(b), 0.6), ware(b), dark(ware(b), 0.15))) +
    sickle(0, -98, 366, 113, 150, 285, 8);
  return (
    stand +
    oval(20, -100, 310, 98, '#140a04', 0.3) +
    shape(side, b.linear(0, '#8a4f22', '#d0904f 20', '#b87434 50', '#77401a 90')) +
    crumbs +
    shape(icing, b.linear(0, '#e9dcc6', '#fffdf6 22', '#fbf3e4 55', '#d3c1a3 92')) +
    oval(0, -332, 298, 95, b.radial(0.4, 0.35, 0.75, '#ffffff', '#fbf3e4 60', '#e3d3b6')) +
    stroke('M-150 -350C-60 -390 90 -380 130 -350C150 -320 -20 -300 -70 -330', '#efe2c9', 9, 0.6) +
    sickle(0, -332, 292, 92, 170, 280, 7, 0.9) +
    top +
    dots(
      scatter(b, 26, 130, 36).map(([x, y]) => [x, y - 336]),
      '#b98447',
      9,
      0.7,
    )
  );
}
