import { type Brush, at, disc, oval, rect, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { walnut, wood } from '../materials.ts';
import type { Motifs } from '../motif.ts';
import { shadowOf, threads } from '../shapes.ts';
import { piece } from '../../pieces.ts';

/** The weave of a cloth within its outline. */
function weave(b: Brush, outline: string, color: string): string {
  return b.clipped(shape(outline, '#000'), threads(-360, -360, 720, 900, color));
}

const fold = (d: string, width: number, opacity: number, color = '#1d1006') => stroke(d, color, width, opacity);

function apron(b: Brush): string {
  const { accent } = b.palette;
  const d =
    'M-120 -330C-60 -316 60 -316 120 -330C130 -230 170 -160 262 -120C278 60 290 260 300 470C160 500 -160 500 -300 470C-290 260 -278 60 -262 -120C-170 -160 -130 -230 -120 -330Z';
  const pocket = 'M-150 110C-60 122 60 122 150 110L156 290C60 306 -60 306 -156 290Z';
  const loop =
    stroke('M-112 -326C-110 -440 -40 -480 0 -488C40 -480 110 -440 112 -326', dark(accent, 0.35), 22) +
    stroke('M-112 -326C-110 -440 -40 -480 0 -488C40 -480 110 -440 112 -326', light(accent, 0.1), 15);
  const ties =
    stroke('M-258 -110C-340 -60 -350 60 -330 190M258 -110C330 -50 356 70 336 220', dark(accent, 0.3), 18) +
    stroke('M-258 -110C-340 -60 -350 60 -330 190M258 -110C330 -50 356 70 336 220', light(accent, 0.12), 11);
  const peg =
    oval(8, -478, 36, 36, '#1d1006', 0.3) + disc(0, -490, 34, wood(b, walnut)) + oval(-10, -500, 12, 9, '#fff', 0.4);
  const spoon = shape(
    'M66 40C46 40 36 66 40 90C44 112 56 118 58 130L56 200H76L74 130C76 118 90 112 92 90C96 66 86 40 66 40Z',
    b.linear(0, '#e6c695', '#a97a45'),
  );
  return (
    ties +
    loop +
    peg +
    shadowOf(d, 26) +
    shape(
      d,
      b.linear(
        0,
        dark(accent, 0.22),
        light(accent, 0.24) + ' 24',
        `${accent} 52`,
        dark(accent, 0.12) + ' 78',
        dark(accent, 0.35),
      ),
    ) +
    b.clipped(
      shape(d, '#000'),
      fold('M-60 -300C-90 -60 -40 160 -110 490', 34, 0.12) +
        fold('M-20 -300C-50 -60 10 160 -50 490', 22, 0.2, '#fff') +
        fold('M120 -180C90 40 170 240 130 490', 40, 0.16) +
        fold('M-210 -100C-230 100 -200 280 -230 480', 26, 0.14, '#fff'),
    ) +
    weave(b, d, accent) +
    spoon +
    shape(pocket, '#1d1006', 0.25) +
    at(
      0,
      -4,
      shape(pocket, b.linear(20, light(accent, 0.28), `${accent} 60`, dark(accent, 0.2))) +
        weave(b, pocket, accent) +
        stroke('M-150 126C-60 138 60 138 150 126M0 122V300', light(accent, 0.6), 3, 0.7),
    ) +
    stroke('M-112 -310C-56 -298 56 -298 112 -310', light(accent, 0.6), 3, 0.6) +
    disc(-112, -322, 10, '#c9a04c') +
    disc(112, -322, 10, '#c9a04c')
  );
}

function teaTowels(b: Brush): string {
  const { cloth, accent } = b.palette;
  const towel = (y: number, tone: string, stripes: (x: number) => string, turn: number) => {
    const d =
      'M-330 -120C-200 -132 200 -130 330 -122C352 -120 352 120 330 124C200 130 -200 132 -330 124C-352 120 -352 -116 -330 -120Z';
    const edge =
      shape(
        'M-336 100C-200 112 200 112 336 100C348 116 344 150 330 156C200 166 -200 166 -330 156C-346 150 -350 116 -336 100Z',
        b.linear(90, light(tone, 0.1), dark(tone, 0.3)),
      ) + stroke('M-338 128C-200 140 200 140 338 128', dark(tone, 0.5), 3, 0.4);
    return at(
      0,
      y,
      shadowOf(d.replaceAll('124', '150'), 22) +
        edge +
        shape(d, b.linear(50, light(tone, 0.45), `${tone} 55`, dark(tone, 0.12))) +
        b.clipped(shape(d, '#000'), stripes(0)) +
        weave(b, d, tone),
      turn,
    );
  };
  const lines = (color: string) => () =>
    [-250, -226, -190, 190, 226, 250]
      .map((x, index) => stroke(`M${x} -140V140`, color, index % 3 === 1 ? 5 : 13, 0.75))
      .join('');
  const check = (color: string) => () =>
    Array.from({ length: 9 }, (_, index) => stroke(`M${-320 + index * 80} -140V140`, color, 22, 0.3)).join('') +
    [-80, 0, 80].map((y) => stroke(`M-350 ${y}H350`, color, 22, 0.3)).join('');
  const band =
    rect(-58, -150, 116, 330, '#1d1006', 6, 0.18) +
    rect(-64, -158, 116, 330, b.linear(0, '#cbb089', '#b3946a'), 6) +
    shape('M-34 -10C-20 -40 14 -40 24 -14C14 14 -20 16 -34 -10Z', '#6d5536', 0.55);
  return (
    piece(towel(170, light(accent, 0.25), () => '', 3)) +
    piece(towel(70, cloth, check(accent), -3)) +
    piece(towel(-60, light(cloth, 0.3), lines(accent), 1)) +
    at(0, -60, band.replaceAll('330', '300'), 1)
  );
}

function ovenGloves(b: Brush): string {
  const { accent } = b.palette;
  const d =
    'M-150 400C-156 240 -190 100 -190 -60C-190 -230 -120 -330 -10 -330C100 -330 168 -240 172 -80C220 -150 300 -130 300 -50C300 40 220 110 170 190C150 240 152 320 154 400Z';
  const quilt = Array.from(
    { length: 12 },
    (_, index) =>
      `M${-520 + index * 90} -360L${240 + index * 90} 420M${520 - index * 90} -360L${-240 - index * 90} 420`,
  ).join('');
  const glove = (color: string, inner: string, turn: number, flip = 1) =>
    shadowOf(d, 28, turn, flip) +
    shape(d, b.linear(30, light(color, 0.35), `${color} 50`, dark(color, 0.32))) +
    b.clipped(
      shape(d, '#000'),
      stroke(quilt, dark(color, 0.45), 4, 0.4) +
        at(-3, -3, stroke(quilt, light(color, 0.6), 2.5, 0.35)) +
        fold('M-120 360C-130 200 -150 60 -150 -80', 30, 0.2, '#fff'),
    ) +
    weave(b, d, color) +
    stroke('M172 -80C160 -10 150 40 130 80', dark(color, 0.5), 6, 0.5) +
    rect(-162, 372, 328, 62, b.linear(90, light(inner, 0.3), dark(inner, 0.15)), 16) +
    stroke('M-150 388H152', '#fff', 4, 0.5) +
    stroke('M-162 420C-210 440 -210 480 -160 470', inner, 12);
  return (
    at(-150, 20, glove(accent, b.palette.cloth, -14), -14, 0.86) +
    at(190, 30, glove(dark(accent, 0.1), b.palette.cloth, 16, -1), 16, 0.86, -1)
  );
}

export const textiles: Motifs = {
  'linen-apron': { pose: 'hang', box: [-350, -524, 350, 496], draw: apron, props: ['lemon', 'thyme'], focus: [60, 60] },
  'linen-tea-towels': {
    pose: 'lie',
    box: [-352, -220, 352, 340],
    draw: teaTowels,
    props: ['lemon', 'thyme', 'garlic'],
    focus: [140, -20],
  },
  'oven-gloves': { pose: 'lie', box: [-338, -259, 382, 462], draw: ovenGloves, props: ['thyme', 'egg', 'walnuts'] },
};
