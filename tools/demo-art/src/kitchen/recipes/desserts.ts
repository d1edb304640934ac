import { type Brush, at, disc, oval, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { strew } from '../food.ts';
import type { Motifs } from '../motif.ts';
import { berry } from '../produce.ts';
import { blob, contact, leaf, scatter, sickle, speckles } from '../shapes.ts';
import { ware } from './bowls.ts';

function raspberry(b: Brush, size: number): string {
  const bead = b.stamp(disc(0, 0, 9, b.radial(0.35, 0.3, 0.8, '#f0839a', '#c22a4d 55', '#7d1530')));
  const beads = [
    [0, -22],
    [-16, -14],
    [16, -14],
    [-24, 2],
    [-8, -4],
    [8, -4],
    [24, 2],
    [-17, 16],
    [0, 12],
    [17, 16],
    [-8, 28],
    [8, 28],
  ]
    .map(([x = 0, y = 0]) => bead(x, y))
    .join('');
  return at(0, 0, oval(6, 12, 32, 32, '#240610', 0.35) + disc(0, 2, 28, '#8e1a38') + beads, 0, size / 30);
}

function mousse(b: Brush): string {
  const glass = 'M-200 -430C-200 -290 -120 -210 0 -206C120 -210 200 -290 200 -430Z';
  const cream = 'M-180 -424C-176 -310 -106 -236 0 -232C106 -236 176 -310 180 -424Z';
  const swirl = [
    [0, -440, 176, 62],
    [6, -482, 128, 46],
    [-2, -518, 84, 34],
    [4, -548, 44, 24],
  ]
    .map(
      ([x = 0, y = 0, rx = 0, ry = 0]) =>
        oval(x + 6, y + 16, rx, ry, '#1d0a04', 0.3) +
        oval(x, y, rx, ry, b.radial(0.34, 0.26, 0.85, '#b07a54', '#6d3f24 48', '#38190c')) +
        stroke(
          `M${x - rx * 0.7} ${y - ry * 0.2}Q${x - rx * 0.3} ${y - ry * 0.8} ${x + rx * 0.2} ${y - ry * 0.75}`,
          '#e9c3a0',
          8,
          0.6,
        ),
    )
    .join('');
  const shavings = strew(
    b,
    scatter(b, 13, 120, 40, 26).map(([x, y]) => [x, y - 470]),
    shape('M-22 4C-10 -12 12 -12 24 2C10 -2 -8 0 -22 4Z', b.linear(60, '#7a4a2c', '#2c140a')),
  );
  const stem =
    'M-14 -206C-10 -120 -16 -60 -40 -30C-90 -16 -120 -8 -130 0A130 34 0 0 0 130 0C120 -8 90 -16 40 -30C16 -60 10 -120 14 -206Z';
  const glow = b.linear(0, '#ffffff 0 .75', '#ffffff 14 .18', '#ffffff 50 .06', '#ffffff 84 .1', '#ffffff 96 .6');
  return (
    contact(b, 130, 34) +
    shape(stem, b.linear(0, '#c9c6bd', '#ffffff 30', '#a9a79f 60', '#efeee8')) +
    shape(stem, '#fff', 0.25) +
    oval(0, 2, 118, 26, '#fff', 0.35) +
    shape(cream, b.linear(0, '#3a1b0e', '#8a5738 20', '#5f351d 55', '#2c1309')) +
    swirl +
    shavings +
    at(-74, -500, raspberry(b, 44)) +
    at(70, -512, raspberry(b, 40), 20) +
    at(4, -586, raspberry(b, 46)) +
    at(30, -600, leaf(70, 30, '#5d8a45'), -30) +
    at(26, -600, leaf(56, 24, '#6c9a50'), -100) +
    shape(glass, glow) +
    stroke('M-200 -430C-200 -290 -120 -210 0 -206C120 -210 200 -290 200 -430', '#fff', 4, 0.7) +
    stroke('M-168 -400C-164 -330 -130 -274 -84 -248', '#fff', 13, 0.6)
  );
}

function pannaCotta(b: Brush): string {
  const glaze = ware(b);
  const plate =
    contact(b, 300, 80, 0, 6) +
    oval(0, 8, 400, 128, dark(glaze, 0.4)) +
    oval(0, -8, 400, 128, b.linear(30, light(glaze, 0.6), `${glaze} 55`, dark(glaze, 0.16))) +
    oval(0, -2, 290, 88, b.linear(30, dark(glaze, 0.2), light(glaze, 0.45))) +
    speckles(b, 380, 116, 30, '#5b4634', 0, -8) +
    sickle(0, -8, 396, 125, 160, 285, 8);
  const sauce = blob(b, 10, 0, 250, 74, 0.07, 11);
  const body =
    'M-140 -270C-170 -120 -184 -60 -188 -30A188 56 0 0 0 188 -30C184 -60 170 -120 140 -270C120 -310 -120 -310 -140 -270Z';
  const top =
    'M-150 -262C-140 -312 140 -312 150 -262C168 -200 142 -180 134 -214C126 -240 92 -232 90 -196C86 -130 46 -140 44 -186C40 -222 -10 -220 -14 -184C-20 -150 -58 -156 -60 -196C-66 -236 -98 -230 -104 -200C-112 -160 -154 -170 -150 -262Z';
  const fruit = [
    [-210, 16, 30, '#414a7c'],
    [-150, 44, 36, '#a32647'],
    [170, 44, 32, '#414a7c'],
    [230, 20, 36, '#a32647'],
    [60, 66, 28, '#414a7c'],
    [-40, 66, 30, '#c03a4d'],
  ]
    .map(([x, y, r, color]) => at(Number(x), Number(y), berry(b, Number(r), String(color))))
    .join('');
  return (
    plate +
    shape(sauce, b.radial(0.4, 0.35, 0.7, '#d8476a', '#9c1f40 65', '#5d0f26')) +
    stroke('M-200 -8C-120 36 -40 52 60 54', '#ffb3c0', 8, 0.5) +
    oval(14, -20, 200, 62, '#2a0510', 0.4) +
    shape(body, b.linear(0, '#d9c8ad', '#fffdf6 20', '#fbf2e2 52', '#cbb48f 94')) +
    stroke('M-136 -200C-150 -130 -160 -90 -162 -60', '#fff', 14, 0.75) +
    shape(top, b.linear(0, '#7d1632', '#e0587a 20', '#b52a4d 50', '#6d0f28 94')) +
    stroke('M-112 -280C-60 -300 30 -302 80 -292', '#ffc6d2', 9, 0.7) +
    at(-40, -306, raspberry(b, 44)) +
    at(40, -304, berry(b, 36, '#414a7c')) +
    at(4, -340, berry(b, 34, '#c03a4d')) +
    at(30, -344, leaf(80, 34, '#5d8a45'), -24) +
    at(20, -350, leaf(60, 26, '#6c9a50'), -100) +
    fruit
  );
}

export const desserts: Motifs = {
  'chocolate-mousse': {
    pose: 'stand',
    box: [-220, -640, 220, 34],
    draw: mousse,
    props: ['berries', 'walnuts', 'salt'],
    focus: [20, -430],
  },
  'panna-cotta-berries': {
    pose: 'stand',
    box: [-404, -400, 404, 136],
    draw: pannaCotta,
    props: ['berries', 'lemon', 'flour'],
    focus: [60, -170],
  },
};
