import { type Brush, at, disc, rect, ring, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { endGrain, grain, oak, steel, walnut, wood } from '../materials.ts';
import type { Motifs } from '../motif.ts';
import { berry, tomato } from '../produce.ts';
import { circlePath, dots, leaf, scatter, shadowOf, sickle, under } from '../shapes.ts';
import { slab } from '../tins.ts';
import { woodTone } from '../../woods.ts';

function walnutBoard(b: Brush): string {
  const d =
    'M-300 -260H250C300 -260 330 -230 334 -180C340 -110 370 -74 440 -70C500 -66 530 -40 530 0C530 40 500 66 440 70C370 74 340 110 334 180C330 230 300 260 250 260H-300C-350 260 -376 234 -376 190V-190C-376 -234 -350 -260 -300 -260Z';
  const sapwood = 'M-376 120C-200 60 60 160 360 110V260H-376Z';
  return (
    shadowOf(d, 30) +
    `<path d="${d}" fill="${dark(walnut, 0.5)}" transform="translate(0 16)"/>` +
    shape(d, wood(b, walnut, 60)) +
    b.clipped(shape(d, '#000'), endGrain(b, -390, -270, 540, 270, walnut) + shape(sapwood, light(walnut, 0.25), 0.2)) +
    disc(458, 0, 26, dark(walnut, 0.7)) +
    sickle(458, 0, 28, 28, 20, 120, 6, 0.5) +
    stroke('M-366 -180C-366 -232 -340 -250 -300 -251H240', '#fff4e0', 5, 0.5)
  );
}

function oakBoard(b: Brush): string {
  const grip = (x: number) =>
    rect(x - 11, -90, 30, 190, '#1d1006', 14, 0.35) + rect(x - 15, -94, 30, 188, steel(b), 14);
  const board =
    slab(b, -430, -290, 860, 570, wood(b, oak, 60), dark(oak, 0.45), 36, 22) +
    b.clipped(rect(-430, -290, 860, 570, '#000', 36), grain(b, -430, -290, 430, 280, oak, 22));
  const groove = `<rect x="-374" y="-236" width="748" height="462" rx="40" fill="none" stroke="${dark(oak, 0.5)}" stroke-width="26" stroke-opacity=".55"/><rect x="-370" y="-230" width="746" height="462" rx="38" fill="none" stroke="${light(oak, 0.55)}" stroke-width="7" stroke-opacity=".8"/>`;
  return (
    board +
    groove +
    grip(-436) +
    grip(436) +
    at(-120, 20, tomato(b, 86), 0) +
    at(60, 90, tomato(b, 68, '#d4542e'), 30) +
    at(
      120,
      -110,
      [0, 40, 80, 120]
        .map((x, index) =>
          at(
            x * 0.9,
            index * 14,
            shadowOf(circlePath(0, 0, 58), 8) +
              disc(0, 0, 58, '#c23c26') +
              disc(0, 0, 48, b.radial(0.4, 0.4, 0.7, '#f28a63', '#d9512f')) +
              shape(
                'M-34 -8Q0 -40 32 -10Q16 4 0 0Q-18 6 -34 -8ZM-32 14Q0 8 32 12Q18 40 0 40Q-20 38 -32 14Z',
                '#b5301c',
                0.75,
              ) +
              dots(
                [
                  [-14, -14],
                  [12, -16],
                  [-10, 22],
                  [14, 22],
                  [0, 30],
                ],
                '#ffe3a8',
                8,
                0.95,
              ),
          ),
        )
        .join(''),
    )
  );
}

function cheeseBoard(b: Brush): string {
  const brie = 'M0 0L200 -92A220 220 0 0 1 206 96Z';
  const wedge = 'M-150 -60L120 -90L150 40L-140 70Z';
  const holes = dots(
    [
      [-80, -10],
      [-20, -40],
      [20, 20],
      [80, -30],
      [100, 10],
      [-110, 30],
    ],
    '#d59a35',
    34,
    0.75,
  );
  const grapes = scatter(b, 12, 96, 70, 38)
    .map(([x, y]) => at(Math.round(x), Math.round(y), berry(b, 27, '#6d3a5c')))
    .join('');
  const tone = woodTone(b.subject, 'maple');
  const knife = 'M-150 -14H20C60 -40 150 -46 190 -30L150 -8L190 14C130 28 60 24 20 14H-150Z';
  return (
    shadowOf(circlePath(0, 0, 410), 30) +
    disc(0, 14, 410, dark(tone, 0.5)) +
    disc(0, 0, 410, wood(b, tone, 60)) +
    b.clipped(disc(0, 0, 410, '#000'), grain(b, -410, -410, 410, 410, tone, 26)) +
    ring(0, 0, 384, 384, dark(tone, 0.4), 4, 0.4) +
    sickle(0, 0, 406, 406, 175, 280, 8, 0.55) +
    at(
      -10,
      -10,
      at(
        -270,
        -100,
        shadowOf(brie, 18) +
          shape(brie, '#fdf6e6') +
          `<g transform="translate(10 2) scale(.9)">${shape(brie, b.linear(0, '#fbe8b2', '#f6dc98'))}</g>`,
        -8,
      ) +
        at(
          160,
          -150,
          shadowOf(wedge, 18) +
            shape(wedge, b.linear(50, '#ffe08a', '#f0b94c')) +
            holes +
            stroke('M-150 -60L120 -90', '#fff3c4', 6, 0.8),
          10,
        ) +
        at(-170, 170, grapes + at(0, -70, leaf(90, 40, '#6f8a48'), -60)) +
        at(
          130,
          150,
          shadowOf(knife, 14) + shape(knife, steel(b)) + rect(-250, -24, 130, 44, wood(b, walnut), 20),
          -14,
        ) +
        at(
          10,
          240,
          under(b, 52) +
            disc(0, 0, 52, '#6c3350') +
            disc(0, 0, 40, '#e9a9a0') +
            dots(scatter(b, 20, 30), '#b0405a', 8, 0.8),
        ),
      0,
      1.2,
    )
  );
}

export const boards: Motifs = {
  'walnut-board': {
    pose: 'lie',
    box: [-376, -260, 530, 276],
    draw: walnutBoard,
    props: ['bread', 'rosemary', 'garlic'],
    focus: [180, 0],
  },
  'oak-board-juice-groove': {
    pose: 'lie',
    box: [-450, -290, 450, 302],
    draw: oakBoard,
    props: ['basil', 'salt', 'peppercorns'],
  },
  'cheese-board': {
    pose: 'lie',
    box: [-410, -410, 410, 424],
    draw: cheeseBoard,
    props: ['walnuts', 'bread', 'thyme'],
    focus: [60, -60],
  },
};
