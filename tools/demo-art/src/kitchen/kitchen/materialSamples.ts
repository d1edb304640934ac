import { type Brush, at, disc, oval, rect, shape, stroke } from '../brush.ts';
import { dark, light, mix } from '../color.ts';
import { copper, endGrain, enamel, walnut } from '../materials.ts';
import type { Motifs } from '../motif.ts';
import { dots, scatter, shadowOf, speckles, threads } from '../shapes.ts';

/** Half the side of a sample. */
const HALF = 300;
const BOX = [-HALF, -HALF, HALF, HALF] as const;

/** The outline of a square with round corners around the middle. */
function square(half: number, round: number): string {
  const line = 2 * (half - round);
  const turn = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x} ${y}`;
  return `M${round - half} ${-half}h${line}${turn(round, round)}v${line}${turn(-round, round)}h${-line}${turn(-round, -round)}v${-line}${turn(round, -round)}Z`;
}

/** A hole to hang a sample by, at its upper left. */
function hole(b: Brush, x: number, y: number): string {
  return (
    disc(x, y, 34, b.linear(60, '#15100c', '#3a322b')) +
    stroke(`M${x - 32} ${y + 8}A33 33 0 0 0 ${x + 30} ${y + 14}`, '#fff6e3', 4, 0.6)
  );
}

/** A small plate of cast iron, enamelled in the colour, with bare iron at its edge. */
function enamelPlate(b: Brush): string {
  const { accent } = b.palette;
  const [plate, glass] = [square(HALF, 46), square(HALF - 22, 36)];
  const pits = scatter(b, 40, 292, 292, 20, 0.9).filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) < 290);
  return (
    shadowOf(plate, 22) +
    shape(plate, b.linear(55, '#55575a', '#2a2b2c 50', '#161718')) +
    dots(pits, '#b9b4aa', 6, 0.35) +
    shape(glass, enamel(b, accent)) +
    b.clipped(
      shape(glass, '#000'),
      shape('M-300 -120L-60 -300H90L-300 40Z', '#fff8e8', 0.2) +
        shape('M300 40L60 300H-40L300 -60Z', '#1d1006', 0.12) +
        dots(scatter(b, 26, 260), light(accent, 0.5), 6, 0.35),
    ) +
    stroke('M-262 -180V-230Q-262 -262 -230 -262H190', light(accent, 0.7), 7, 0.7) +
    hole(b, -186, -186)
  );
}

/** A hammered plate of copper; one corner shows the tin of its other side. */
function copperPlate(b: Brush): string {
  const plate = square(HALF, 30);
  const blows = scatter(b, 60, 400, 400, 62).filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) < 280);
  const dents = blows
    .map(
      ([x, y]) =>
        oval(Math.round(x), Math.round(y), 34, 31, b.radial(0.4, 0.36, 0.6, '#f9d0ab 0 .55', '#b4623a 70 .1')) +
        stroke(`M${Math.round(x - 24)} ${Math.round(y + 18)}q24 20 50 -4`, '#6b2f17', 4, 0.32),
    )
    .join('');
  const tin = 'M300 60V270A30 30 0 0 1 270 300H60Z';
  return (
    shadowOf(plate, 20) +
    shape(plate, copper(b)) +
    b.clipped(shape(plate, '#000'), dents) +
    shape(tin, b.linear(50, '#f7f6f1', '#b9bdbc 55', '#8a8f90')) +
    b.clipped(
      shape(tin, '#000'),
      stroke('M90 290Q200 190 290 90M140 300Q220 230 300 150M200 300Q250 260 300 210', '#ffffff', 9, 0.55),
    ) +
    stroke('M300 60L60 300', '#5e2a12', 6, 0.5) +
    stroke('M-288 -220V-276Q-288 -288 -276 -288H200', '#ffe5cb', 6, 0.75) +
    hole(b, -186, -186)
  );
}

/** A block of walnut with its end grain up. */
function walnutBlock(b: Brush): string {
  const block = square(HALF, 26);
  return (
    shadowOf(block, 26) +
    shape(block, walnut) +
    b.clipped(shape(block, '#000'), endGrain(b, -HALF, -HALF, HALF, HALF, walnut)) +
    b.clipped(
      shape(block, '#000'),
      shape('M-300 -300H120L-300 120Z', '#fff6e3', 0.14) + rect(-300, 268, 600, 40, '#1d1006', 0, 0.3),
    ) +
    stroke('M-290 -200V-270Q-290 -290 -270 -290H220', light(walnut, 0.55), 5, 0.7)
  );
}

/** A tile of stoneware, glazed but for its edge, with a run of thicker glaze. */
function glazeTile(b: Brush): string {
  const { glaze } = b.palette;
  const clay = '#b79a78';
  const [tile, coat] = [square(HALF, 34), square(HALF - 42, 40)];
  const run =
    'M-258 40C-190 10 -150 90 -90 80C-20 70 10 150 80 130C150 112 190 60 258 100V230Q258 258 230 258H-230Q-258 258 -258 230Z';
  return (
    shadowOf(tile, 22) +
    shape(tile, b.linear(50, light(clay, 0.35), `${clay} 55`, dark(clay, 0.3))) +
    speckles(b, 292, 292, 60, '#5a4028') +
    shape(coat, b.linear(50, light(glaze, 0.4), `${glaze} 52`, dark(glaze, 0.2))) +
    shape(run, mix(glaze, dark(glaze, 0.5), 0.35), 0.55) +
    speckles(b, 240, 240, 70, dark(glaze, 0.6)) +
    stroke('M-240 -150V-212Q-240 -240 -212 -240H150', light(glaze, 0.75), 8, 0.75) +
    hole(b, -170, -170)
  );
}

/** Points of the pinked edge of a cloth, to one side. */
const TEETH = 20;

/** A square of linen with a pinked edge and a paper label. */
function linenCut(b: Brush): string {
  const { accent } = b.palette;
  const step = (2 * HALF) / TEETH;
  const teeth = (dx: number, dy: number, ix: number, iy: number) =>
    `l${(dx * step) / 2 + ix * 12} ${(dy * step) / 2 + iy * 12}l${(dx * step) / 2 - ix * 12} ${(dy * step) / 2 - iy * 12}`.repeat(
      TEETH,
    );
  const cloth = `M${-HALF} ${-HALF}${teeth(1, 0, 0, 1)}${teeth(0, 1, -1, 0)}${teeth(-1, 0, 0, -1)}${teeth(0, -1, 1, 0)}Z`;
  const label =
    rect(-96, -50, 200, 108, '#1d1006', 8, 0.22) +
    rect(-102, -58, 200, 108, b.linear(40, '#fbf5e8', '#e4d8c0'), 8) +
    stroke('M-76 -22H60M-76 4H30', '#7b6a55', 7, 0.6);
  return (
    shadowOf(cloth, 16) +
    shape(cloth, b.linear(40, light(accent, 0.3), `${accent} 55`, dark(accent, 0.18))) +
    b.clipped(
      shape(cloth, '#000'),
      threads(-HALF, -HALF, 2 * HALF, 2 * HALF, accent, 12) +
        stroke('M-320 -60C-120 -130 60 20 320 -80', '#fff6e3', 26, 0.16) +
        stroke('M-320 10C-120 -60 60 90 320 -10', '#1d1006', 30, 0.14),
    ) +
    at(120, 170, label, -7)
  );
}

/** Samples of the materials that things in the shop are made of, as large as a palm. */
export const materialSamples: Motifs = {
  'sample-enamel': { pose: 'lie', box: BOX, draw: enamelPlate, props: ['thyme', 'garlic'], focus: [-120, -120] },
  'sample-copper': { pose: 'lie', box: BOX, draw: copperPlate, props: ['lemon', 'thyme'], focus: [120, 120] },
  'sample-walnut': { pose: 'lie', box: BOX, draw: walnutBlock, props: ['walnuts', 'thyme'], focus: [-80, -80] },
  'sample-glaze': { pose: 'lie', box: BOX, draw: glazeTile, props: ['thyme', 'peppercorns'], focus: [120, 120] },
  'sample-linen': { pose: 'lie', box: BOX, draw: linenCut, props: ['lemon', 'thyme'], focus: [-120, 120] },
};
