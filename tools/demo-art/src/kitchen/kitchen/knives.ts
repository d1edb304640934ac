import { type Brush, at, oval, rect, ring, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { beech, grain, steel, walnut, wood } from '../materials.ts';
import type { Motif, Motifs } from '../motif.ts';
import type { PropName } from '../props.ts';
import { rivet, shadowOf, smooth } from '../shapes.ts';
import { woodTone } from '../../woods.ts';

/** Something long, drawn along the x axis and laid diagonally. */
export function diagonal(
  length: number,
  thick: number,
  draw: (b: Brush) => string,
  props: readonly PropName[],
  turn = -38,
): Motif {
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const x = (Math.cos(angle) * length) / 2 + (Math.sin(angle) * thick) / 2;
  const y = (Math.sin(angle) * length) / 2 + (Math.cos(angle) * thick) / 2;
  return {
    pose: 'lie',
    box: [-x * 0.93, -y * 0.93, x * 0.93, y * 0.93],
    focus: [x * 0.2, -y * 0.2],
    slim: true,
    turn,
    draw: (b) => at(0, 0, draw(b), turn),
    props,
  };
}

interface Knife {
  blade: string;
  /** The upper limit of the ground edge, drawn as a fine line. */
  bevel: string;
  grip: string;
  tone: string;
  rivets: readonly number[];
}

function knife(b: Brush, { blade, bevel, grip, tone, rivets }: Knife, extra = ''): string {
  const bladeFill = b.linear(90, '#f7f6f1', '#c9cccb 34', '#a4a9aa 58', '#e9e9e4 74', '#ffffff');
  return (
    shadowOf(blade, 20) +
    shadowOf(grip, 22) +
    shape(blade, bladeFill) +
    b.clipped(
      shape(blade, '#000'),
      shape('M60 -120L150 -120L60 160L-40 160ZM-140 -120L-100 -120L-200 160L-250 160Z', '#fff', 0.3),
    ) +
    stroke(bevel, '#83898a', 2.5, 0.8) +
    extra +
    shape(grip, wood(b, tone)) +
    b.clipped(shape(grip, '#000'), grain(b, -520, -60, -90, 70, tone, 7) + stroke('M-520 -30H-60', '#fff', 8, 0.14)) +
    rivets.map((x) => rivet(x, 0, 9)).join('')
  );
}

const grip =
  'M-130 -38C-220 -46 -330 -40 -430 -46C-480 -48 -500 -20 -494 14C-488 50 -462 62 -430 52C-330 28 -230 40 -130 40Z';
const bolster = rect(-140, -40, 34, 82, '#d9dad5', 6) + rect(-134, -36, 6, 74, '#fff', 3, 0.8);

export function chefKnife(b: Brush): string {
  return knife(
    b,
    {
      blade: 'M-110 -46L330 -40C420 -34 470 -8 500 22C400 74 220 92 40 92L-100 92Z',
      bevel: 'M-96 70C120 74 330 58 480 24',
      grip,
      tone: walnut,
      rivets: [-200, -300, -400],
    },
    bolster,
  );
}

function santoku(b: Brush): string {
  const dimples = Array.from({ length: 9 }, (_, index) =>
    oval(-60 + index * 52, 40, 15, 26, b.linear(90, '#8f9596', '#f4f4f0'), 0.75),
  ).join('');
  return knife(
    b,
    {
      blade: 'M-110 -62L320 -58C410 -56 452 -10 470 84C320 96 120 98 -100 98Z',
      bevel: 'M-96 78C120 82 330 80 460 66',
      grip,
      tone: '#2f2723',
      rivets: [],
    },
    dimples + bolster + ring(-300, 2, 12, 12, '#d8b36a', 5),
  );
}

function breadKnife(b: Brush): string {
  const teeth = Array.from({ length: 18 }, (_, index) => `Q${468 - index * 32} 84 ${452 - index * 32} 62`).join('');
  return knife(
    b,
    {
      blade: `M-120 -40L420 -36C470 -34 494 -6 484 62${teeth}L-120 62Z`,
      bevel: 'M-110 36H470',
      grip,
      tone: '#b07c49',
      rivets: [-200, -300, -400],
    },
    bolster,
  );
}

function paringKnife(b: Brush): string {
  const small = knife(
    b,
    {
      blade: 'M-110 -34L180 -26C240 -18 280 4 300 26C200 50 60 56 -100 56Z',
      bevel: 'M-96 40C60 42 180 36 284 22',
      grip: 'M-120 -34C-200 -42 -290 -36 -360 -40C-400 -42 -416 -16 -410 12C-404 42 -386 50 -360 44C-290 26 -200 36 -120 36Z',
      tone: woodTone(b.subject, 'pear'),
      rivets: [-190, -265, -340],
    },
    rect(-128, -36, 26, 74, '#d9dad5', 5),
  );
  const shallot = 'M-120 0C-90 -60 10 -70 70 -36C110 -12 140 -8 170 -18C140 10 112 18 70 38C10 68 -90 56 -120 0Z';
  const half = at(
    150,
    190,
    shadowOf(shallot, 18) +
      shape(shallot, b.radial(0.35, 0.3, 0.8, '#f1c7b4', '#b9697a 55', '#6a2c43')) +
      [-34, -14, 10, 32].map((y) => stroke(`M-112 ${y * 0.2}Q0 ${y * 1.7} 120 ${y * 0.3}`, '#fbe3da', 3, 0.5)).join(''),
    20,
  );
  return at(40, -40, small) + half;
}

function carvingSet(b: Brush): string {
  const tone = woodTone(b.subject, 'walnut');
  const blade = knife(
    b,
    {
      blade: 'M-110 -36L340 -32C430 -26 480 -6 510 14C400 44 180 52 -100 52Z',
      bevel: 'M-96 36C140 38 340 30 490 14',
      grip,
      tone,
      rivets: [-220, -390],
    },
    bolster,
  );
  const prongs =
    'M-120 -16C0 -16 60 -22 120 -50C180 -76 360 -70 500 -52L500 -40C360 -46 230 -48 180 -22C160 -8 160 8 180 22C230 48 360 46 500 40L500 52C360 70 180 76 120 50C60 22 0 16 -120 16Z';
  const fork =
    shadowOf(prongs, 18) +
    shadowOf(grip, 20) +
    shape(prongs, steel(b)) +
    stroke('M-60 -4C60 -6 90 -18 130 -40C190 -62 340 -60 480 -46', '#fff', 3, 0.8) +
    shape(grip, wood(b, tone)) +
    b.clipped(shape(grip, '#000'), grain(b, -520, -60, -90, 70, tone, 6)) +
    bolster +
    rivet(-220, 0, 9) +
    rivet(-390, 0, 9);
  return at(0, -110, blade) + at(0, 120, fork);
}

function sharpeningStone(b: Brush): string {
  const base = 'M-430 -150H430V190H-430Z';
  const drops = [
    [-240, -40, 16],
    [-180, 50, 10],
    [40, -70, 12],
    [210, 30, 18],
    [120, 70, 8],
    [300, -60, 10],
  ]
    .map(
      ([x = 0, y = 0, r = 9]) =>
        oval(x + 2, y + 3, r, r * 0.85, '#1d1006', 0.3) +
        oval(x, y, r, r * 0.85, b.radial(0.6, 0.7, 0.8, '#ffffff 0 .7', '#ffffff 60 .15', '#2a3a40 100 .4')) +
        oval(x - r * 0.3, y - r * 0.35, r * 0.25, r * 0.18, '#fff', 0.95),
    )
    .join('');
  return (
    shadowOf(base, 26) +
    rect(-430, -150, 860, 340, dark(beech, 0.4), 18) +
    rect(-430, -162, 860, 330, wood(b, beech), 18) +
    b.clipped(rect(-430, -162, 860, 330, '#000', 18), grain(b, -430, -150, 430, 160, beech, 12)) +
    rect(-372, -104, 748, 230, '#1d1006', 8, 0.35) +
    rect(-380, -80, 760, 200, b.linear(0, '#6d7476', '#4a5052'), 8) +
    rect(-380, -118, 760, 200, b.linear(40, '#f3d9b0', '#dba978 60', '#b67f55'), 8) +
    rect(-380, -118, 330, 200, b.linear(40, '#b8bfbf', '#90989a 60', '#737b7d'), 8) +
    rect(-54, -118, 8, 200, '#1d1006', 0, 0.35) +
    drops +
    stroke('M-372 -114H372', '#fff', 4, 0.55) +
    stroke(
      smooth([
        [-300, 20],
        [-120, -30],
        [60, 26],
        [260, -20],
      ]),
      light('#b8bfbf', 0.5),
      26,
      0.16,
    )
  );
}

export const knives: Motifs = {
  'chef-knife-20': diagonal(1000, 150, chefKnife, ['thyme', 'garlic', 'peppercorns']),
  'paring-knife': diagonal(740, 420, paringKnife, ['thyme', 'salt', 'peppercorns'], -24),
  'bread-knife': diagonal(1010, 130, breadKnife, ['bread', 'flour', 'rosemary']),
  'santoku-knife': diagonal(980, 170, santoku, ['chillies', 'garlic', 'basil']),
  'carving-set': diagonal(1010, 400, carvingSet, ['rosemary', 'garlic', 'salt']),
  'sharpening-stone': diagonal(920, 360, sharpeningStone, ['lemon', 'salt', 'thyme'], -24),
};
