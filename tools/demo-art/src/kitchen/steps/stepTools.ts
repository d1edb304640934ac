import { type Brush, at, disc, oval, rect, ring, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { chefKnife } from '../kitchen/knives.ts';
import { fishSlice, spatula, whisk, woodenTool } from '../kitchen/tools.ts';
import { beech, steel, walnut, wood } from '../materials.ts';
import { ware } from '../recipes/bowls.ts';
import { dots, scatter, shadowOf, sickle } from '../shapes.ts';
import { type Liquid, liquidColors } from './liquids.ts';

/** A tool along the y axis, its head up: what touches the food and where it is held. */
interface StickTool {
  tip: number;
  grip: number;
  draw(b: Brush): string;
}

/** A tool that was drawn along the x axis, its head to the right. */
const upright = (art: string) => at(0, 0, art, -90);

const shaft = (b: Brush) =>
  shadowOf('M-15 -260H15L19 400Q0 430 -19 400Z', 16) + shape('M-15 -260H15L19 400Q0 430 -19 400Z', steel(b));

function ladle(b: Brush): string {
  return (
    shaft(b) +
    oval(10, -330, 112, 104, '#1d1006', 0.3) +
    oval(0, -344, 110, 102, b.linear(50, '#f6f5f0', '#a9adad 55', '#6f7578')) +
    oval(0, -344, 94, 86, b.linear(50, '#6f7578', '#d5d8d6')) +
    oval(4, -338, 82, 74, b.radial(0.4, 0.34, 0.75, light(liquidColors.stock, 0.3), liquidColors.stock)) +
    oval(-26, -366, 22, 9, '#fff', 0.6)
  );
}

function skimmer(b: Brush): string {
  return (
    shaft(b) +
    oval(10, -330, 122, 114, '#1d1006', 0.25) +
    oval(0, -344, 120, 112, b.linear(50, '#f6f5f0', '#b4b8b8 55', '#7d8285')) +
    dots(
      scatter(b, 26, 96, 90, 30).map(([x, y]) => [x, y - 344]),
      '#45494a',
      17,
      0.85,
    ) +
    sickle(0, -344, 116, 108, 165, 285, 6)
  );
}

function brush(b: Brush): string {
  const bristles = 'M-56 -190L-70 -350Q-40 -372 -20 -352Q0 -376 20 -352Q44 -372 70 -350L56 -190Z';
  const grip = 'M-30 -110C-22 60 -26 220 -22 380Q0 420 22 380C26 220 22 60 30 -110Z';
  return (
    shadowOf(bristles + grip, 16) +
    shape(bristles, b.linear(0, '#f3e3bd', '#d9bb83')) +
    stroke('M-40 -340L-34 -200M-12 -344L-10 -200M16 -344L12 -200M44 -340L36 -200', '#a98652', 4, 0.6) +
    rect(-60, -204, 120, 100, steel(b), 10) +
    shape(grip, wood(b, walnut, 0))
  );
}

function pestle(b: Brush): string {
  const d =
    'M-62 -400C-66 -450 66 -450 62 -400C58 -320 34 -260 34 -120C36 60 44 160 44 300Q0 350 -44 300C-44 160 -36 60 -34 -120C-34 -260 -58 -320 -62 -400Z';
  return (
    shadowOf(d, 20) +
    shape(d, b.linear(0, '#b9b9b4', '#7a7b79 50', '#474849')) +
    dots(scatter(b, 26, 40, 340), '#2a2b2b', 8, 0.4) +
    stroke('M-30 -390C-30 -300 -16 -250 -16 -120', '#fff', 9, 0.4)
  );
}

const knife: StickTool = { tip: -250, grip: 260, draw: (b) => upright(chefKnife(b)) };

/** What stirs, turns, cuts and so on in the fist of a cook. */
export const stickTools = {
  knife,
  'wooden-spoon': { tip: -400, grip: 190, draw: (b) => woodenTool(b, beech, 'spoon') },
  spatula: { tip: -400, grip: 190, draw: (b) => spatula(b, b.palette.accent, 0, 10) },
  whisk: { tip: -400, grip: 240, draw: (b) => upright(whisk(b)) },
  slice: { tip: -380, grip: 280, draw: (b) => upright(fishSlice(b)) },
  ladle: { tip: -330, grip: 220, draw: ladle },
  skimmer: { tip: -330, grip: 220, draw: skimmer },
  brush: { tip: -330, grip: 180, draw: brush },
  pestle: { tip: -390, grip: 120, draw: pestle },
} satisfies Record<string, StickTool>;

/** A jug from the side that leans to the left; its spout is at (-150, -60), its handle at the right. */
export function jug(b: Brush): string {
  const glaze = ware(b);
  const d = 'M-130 -110L-178 -128L-118 -60C-150 20 -150 120 -100 190H100C150 120 150 20 110 -110Z';
  return at(
    0,
    0,
    stroke('M112 -70C230 -80 230 120 122 120', dark(glaze, 0.35), 42) +
      stroke('M112 -74C222 -84 222 116 122 116', glaze, 30) +
      shape(d, b.linear(0, dark(glaze, 0.12), light(glaze, 0.55) + ' 25', `${glaze} 60`, dark(glaze, 0.36))) +
      oval(-12, -112, 118, 26, dark(glaze, 0.3)) +
      stroke('M-140 -108Q-20 -150 106 -110', light(glaze, 0.7), 7, 0.9) +
      stroke('M-90 -20C-110 50 -106 110 -76 160', '#fff', 12, 0.5),
    -48,
  );
}

/** A bottle along the x axis, its mouth to the left at (-330, 0). */
export function bottle(b: Brush, name: Liquid): string {
  const red = name === 'red-wine';
  const glass = red ? '#2f4a34' : '#7d8f5a';
  const d =
    'M-330 -30H-318V-26C-240 -28 -190 -34 -130 -72C-110 -84 -90 -86 -60 -86H280Q310 -86 310 -56V56Q310 86 280 86H-60C-90 86 -110 84 -130 72C-190 34 -240 28 -318 26V30H-330Z';
  return (
    shape(d, b.linear(90, light(glass, 0.5), `${glass} 40`, dark(glass, 0.5))) +
    rect(-30, -86, 210, 172, b.linear(90, '#fffaf0', '#e9dfc8 60', '#b8a887')) +
    stroke('M10 -30H140M30 4H120M44 34H106', b.palette.accent, 9, 0.8) +
    stroke('M-300 -14C-220 -16 -180 -24 -110 -58H-50', '#fff', 8, 0.6)
  );
}

/** A flat grater, its holes along the y axis. */
export function grater(b: Brush): string {
  const holes = scatter(b, 40, 96, 210, 34).map(([x, y]) => [x, y - 20] as const);
  return (
    shadowOf('M-130 -280H130V240H-130Z', 22) +
    rect(-130, -280, 260, 520, b.linear(30, '#f6f5f0', '#b4b8b8 45', '#e2e2dd 60', '#8f9495'), 22) +
    dots(
      holes.map(([x, y]) => [x + 2, y + 5]),
      '#ffffff',
      24,
      0.9,
    ) +
    dots(holes, '#3c4041', 22, 0.85) +
    rect(-52, 226, 104, 190, wood(b, walnut, 0), 30) +
    stroke('M-24 250V390', '#fff', 7, 0.25)
  );
}

/** A fine sieve, its grip to the lower right. */
export function sieve(b: Brush): string {
  const mesh = Array.from({ length: 17 }, (_, index) => -200 + index * 25)
    .map((v) => `M${v} -220V220M-220 ${v}H220`)
    .join('');
  return (
    oval(16, 26, 216, 216, '#1d1006', 0.2) +
    at(0, 0, rect(196, -24, 380, 48, steel(b), 20), 40) +
    b.clipped(disc(0, 0, 200, '#000'), disc(0, 0, 200, '#ffffff', 0.25) + stroke(mesh, '#5f6567', 3.5, 0.75)) +
    ring(0, 0, 208, 208, '#6f7578', 24) +
    ring(-2, -3, 208, 208, '#f0f0eb', 9)
  );
}

/** A round lid from above. */
export function lidTop(b: Brush, r: number, color: string): string {
  return (
    oval(18, 26, r, r, '#140a04', 0.34) +
    disc(0, 0, r, b.linear(50, light(color, 0.5), `${color} 50`, dark(color, 0.4))) +
    ring(0, 0, r - 20, r - 20, dark(color, 0.35), 6, 0.5) +
    disc(0, 0, r - 24, b.radial(0.36, 0.3, 0.8, light(color, 0.45), `${color} 50`, dark(color, 0.3))) +
    oval(8, 12, 56, 54, '#140a04', 0.4) +
    disc(0, 0, 52, b.linear(50, '#fbfaf5', '#a9adad 50', '#5f6567')) +
    sickle(0, 0, r - 6, r - 6, 165, 285, 10)
  );
}
