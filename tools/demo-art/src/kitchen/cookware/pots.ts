import { type Brush, at, disc, oval, ring, shape, stroke } from '../brush.ts';
import { dark, light } from '../color.ts';
import { brass, copper, enamel, iron, steel } from '../materials.ts';
import type { Motifs } from '../motif.ts';
import { castPits, contact, dots, rivet, sickle, speckles, tube } from '../shapes.ts';
import { type Vessel, body, ears, knob, lid, mouth } from '../vessels.ts';
import { steamer } from './steamer.ts';

/** A fine bright streak down a glazed side, where the window mirrors. */
function glint({ rx, height, bulge = 0 }: Vessel, opacity = 0.5): string {
  const x = -rx * 0.68 - bulge * 0.4;
  return (
    stroke(`M${x} ${-height * 0.66}Q${x - 8} ${-height * 0.42} ${x + 10} ${-height * 0.12}`, '#fffaf0', 13, opacity) +
    stroke(
      `M${x + 26} ${-height * 0.6}Q${x + 20} ${-height * 0.46} ${x + 26} ${-height * 0.34}`,
      '#fffaf0',
      6,
      opacity * 0.8,
    )
  );
}

/** Enamel in the colour of the palette, or the bare iron where the item has none. */
function coat(b: Brush): { accent: string; fill: string } {
  const { materials } = b.subject;
  const isRaw = materials !== undefined && materials.includes('cast-iron') && !materials.includes('enamel');
  const accent = isRaw ? '#3a3b3c' : b.palette.accent;
  return { accent, fill: isRaw ? iron(b) : enamel(b, accent) };
}

function ironCasserole(b: Brush): string {
  const { accent, fill } = coat(b);
  const form = { rx: 300, ry: 104, height: 230, foot: 284, bulge: 14 };
  return (
    ears(302, -196, accent) +
    body(b, form, fill) +
    (accent === b.palette.accent ? '' : castPits(b, 270, 230, 90)) +
    glint(form, accent === b.palette.accent ? 0.5 : 0.16) +
    oval(0, -230, 300, 104, dark(accent, 0.6)) +
    lid(b, -238, 298, 102, 62, fill, dark(accent, 0.18)) +
    ring(0, -286, 190, 50, dark(accent, 0.35), 3, 0.5) +
    ring(0, -284, 190, 50, light(accent, 0.5), 2, 0.4) +
    knob(-352, 40, steel(b))
  );
}

function ovalCasserole(b: Brush): string {
  const { accent } = b.palette;
  const tone = dark(accent, 0.12);
  const form = { rx: 390, ry: 98, height: 196, foot: 368, bulge: 14 };
  const bumps = [-150, -90, -30, 30, 90, 150]
    .map((x) => oval(x, -262 - Math.abs(x) * -0.12, 7, 5, light(tone, 0.4), 0.6))
    .join('');
  return (
    ears(394, -166, tone, 80, 26) +
    body(b, form, enamel(b, tone)) +
    glint(form) +
    oval(0, -196, 390, 98, dark(tone, 0.6)) +
    lid(b, -204, 388, 96, 44, enamel(b, tone), dark(tone, 0.18)) +
    ring(0, -240, 258, 44, dark(tone, 0.4), 3, 0.5) +
    bumps +
    knob(-296, 42, brass(b))
  );
}

function enamelCasserole(b: Brush): string {
  const { accent } = b.palette;
  const trim = dark(accent, 0.3);
  const form = { rx: 280, ry: 98, height: 240, foot: 268, bulge: 6 };
  const grip = tube('M-62 -330C-62 -400 62 -400 62 -330', trim, 22);
  return (
    ears(280, -190, trim, 66, 18) +
    body(b, form, enamel(b, accent)) +
    speckles(b, 230, 90, 46, light(accent, 0.5), 0, -70) +
    glint(form) +
    lid(b, -244, 284, 98, 48, enamel(b, accent), '#efe6d4') +
    speckles(b, 180, 40, 22, light(accent, 0.5), 0, -270) +
    sickle(0, -244, 280, 96, 100, 170, 8, 0.5) +
    grip
  );
}

function copperCasserole(b: Brush): string {
  const form = { rx: 290, ry: 104, height: 216, foot: 284 };
  const bracket = (side: number) =>
    shape(`M${side * 286} -196l${side * -26} 2v56l${side * 26} -4z`, '#a8833f') +
    rivet(side * 274, -182, 7, '#f0dba0') +
    rivet(side * 274, -154, 7, '#f0dba0');
  const hammered = dots(
    Array.from({ length: 36 }, (_, index) => {
      const x = -250 + (index % 12) * 46 + (index % 2) * 14;
      return [x, -140 + Math.floor(index / 12) * 46 + 54 * Math.sqrt(1 - Math.min(0.98, (x / 290) ** 2))] as const;
    }),
    '#fff0dc',
    36,
    0.13,
  );
  return (
    ears(290, -172, '#c09a50', 72, 22) +
    body(b, form, copper(b)) +
    hammered +
    bracket(-1) +
    bracket(1) +
    lid(b, -222, 292, 102, 44, copper(b), '#e9b48f') +
    tube('M-58 -296C-58 -356 58 -356 58 -296', '#c09a50', 20) +
    rivet(-58, -292, 8, '#f0dba0') +
    rivet(58, -292, 8, '#f0dba0')
  );
}

function tagine(b: Brush): string {
  const { accent } = b.palette;
  const clay = accent === '#efe4cb' ? '#c98a58' : accent;
  const form = { rx: 320, ry: 92, height: 110, foot: 210, bulge: 20 };
  const cone =
    'M-268 -124C-226 -250 -92 -330 -52 -452C-44 -480 44 -480 52 -452C92 -330 226 -250 268 -124A268 78 0 0 1 -268 -124Z';
  const band = (y: number, r: number) =>
    stroke(`M${-r} ${y}A${r} ${r * 0.3} 0 0 0 ${r} ${y}`, light(clay, 0.72), 6, 0.75);
  const lozenges = [-150, -90, -30, 30, 90, 150]
    .map((x) =>
      at(x, -150 + 54 * Math.sqrt(1 - (x / 240) ** 2), shape('M0 -22L13 0L0 22L-13 0Z', light(clay, 0.72), 0.75)),
    )
    .join('');
  return (
    body(b, form, enamel(b, clay)) +
    mouth(b, form, { outside: '', inside: dark(clay, 0.2), rim: light(clay, 0.12), wall: 18 }) +
    oval(8, -112, 276, 80, '#140a04', 0.4) +
    shape(cone, enamel(b, clay)) +
    b.clipped(shape(cone, '#000'), band(-176, 246) + lozenges + band(-262, 168) + band(-276, 158)) +
    stroke('M-178 -196C-140 -260 -86 -310 -62 -380', '#fffaf0', 12, 0.45) +
    oval(0, -468, 58, 24, dark(clay, 0.3)) +
    disc(0, -486, 46, enamel(b, clay)) +
    oval(-16, -506, 18, 10, '#fff', 0.55)
  );
}

function stockpot(b: Brush): string {
  const form = { rx: 262, ry: 84, height: 410, foot: 258 };
  return (
    ears(262, -320, '#b2b5b4', 66, 20) +
    body(b, form, steel(b)) +
    stroke('M-260 -44A260 82 0 0 0 260 -44', '#777c7e', 3, 0.55) +
    stroke('M-262 -350A262 84 0 0 0 262 -350', '#fff', 2, 0.5) +
    rivet(-256, -338, 8) +
    rivet(-254, -304, 8) +
    rivet(256, -338, 8) +
    rivet(254, -304, 8) +
    lid(b, -414, 264, 84, 40, steel(b), '#d6d7d2') +
    tube('M-56 -474C-56 -534 56 -534 56 -474', '#b2b5b4', 20)
  );
}

function campOven(b: Brush): string {
  const form = { rx: 300, ry: 108, height: 220, foot: 268, bulge: 30 };
  const leg = (x: number, y: number) =>
    shape(`M${x - 22} ${y - 70}L${x - 14} ${y + 44}Q${x} ${y + 56} ${x + 14} ${y + 44}L${x + 22} ${y - 70}Z`, iron(b));
  const lift = 46;
  return (
    contact(b, 250, 84) +
    tube('M-322 -250C-420 -560 420 -560 322 -250', '#47494b', 14) +
    at(
      0,
      -lift,
      leg(-190, 40) +
        leg(190, 40) +
        shape('M-300 -220C-330 -110 -304 -11 -268 0A268 96 0 0 0 268 0C304 -11 330 -110 300 -220Z', iron(b)) +
        castPits(b, 270, 220, 90) +
        leg(0, 96) +
        oval(-312, -200, 26, 22, '#2a2b2c') +
        oval(312, -200, 26, 22, '#2a2b2c') +
        glint(form, 0.3) +
        lid(b, -224, 312, 110, 26, iron(b), '#4a4b4b') +
        ring(0, -248, 272, 84, '#5d5d5b', 8, 0.8) +
        oval(0, -252, 262, 76, b.radial(0.35, 0.25, 0.8, '#5c5c5a', '#2c2d2d 60', '#1b1b1b')) +
        tube('M-52 -258C-52 -326 52 -326 52 -258', '#3a3b3c', 24),
    )
  );
}

const herbs = ['thyme', 'onion', 'peppercorns'] as const;

export const pots: Motifs = {
  'iron-casserole-24': { pose: 'stand', box: [-372, -420, 372, 92], draw: ironCasserole, props: herbs },
  'iron-casserole-oval': {
    pose: 'stand',
    box: [-466, -370, 466, 90],
    draw: ovalCasserole,
    props: ['carrots', 'thyme', 'peppercorns'],
  },
  'enamel-casserole': {
    pose: 'stand',
    box: [-344, -400, 344, 96],
    draw: enamelCasserole,
    props: ['tomatoes', 'basil', 'salt'],
  },
  'copper-casserole': {
    pose: 'stand',
    box: [-360, -356, 360, 104],
    draw: copperCasserole,
    props: ['thyme', 'mushrooms', 'peppercorns'],
  },
  tagine: {
    pose: 'stand',
    box: [-324, -540, 324, 66],
    draw: tagine,
    props: ['lemon', 'chillies', 'salt'],
    focus: [60, -240],
  },
  'stockpot-8l': {
    pose: 'stand',
    box: [-328, -530, 328, 84],
    draw: stockpot,
    props: ['carrots', 'onion', 'thyme'],
    focus: [110, -340],
  },
  'steamer-pot': {
    pose: 'stand',
    box: [-322, -500, 322, 86],
    draw: steamer,
    props: ['carrots', 'lemon', 'peppercorns'],
    focus: [70, -280],
  },
  'dutch-oven-camp': {
    pose: 'stand',
    box: [-360, -500, 360, 96],
    draw: campOven,
    props: ['rosemary', 'garlic', 'onion'],
    focus: [80, -260],
  },
};
