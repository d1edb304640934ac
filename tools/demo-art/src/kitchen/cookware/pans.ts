import { type Brush, at, oval, ring, shape, stroke } from '../brush.ts';
import { dark, isPale } from '../color.ts';
import { blueSteel, copper, enamel, iron, steel } from '../materials.ts';
import type { Motifs } from '../motif.ts';
import { rosemarySprig } from '../herbs.ts';
import { castPits, contact, rivet, speckles, tube } from '../shapes.ts';
import { handle, knob, lid, mouth, body, vessel } from '../vessels.ts';
import { agedCopper } from './patina.ts';
import { woodTone } from '../../woods.ts';

/** The soft reflections that make a pan's floor look seasoned. */
function sheen(rx: number, ry: number, color: string): string {
  return (
    ring(0, 0, rx, ry, color, 3, 0.22) +
    ring(0, 0, rx * 0.72, ry * 0.72, color, 3, 0.16) +
    oval(rx * 0.2, ry * 0.2, rx * 0.5, ry * 0.3, color, 0.1)
  );
}

function woodHandle(b: Brush, x: number, y: number, tx: number, ty: number, tone: string): string {
  const [mx, my] = [x + (tx - x) * 0.3, y + (ty - y) * 0.3];
  return handle(b, x, y, mx, my, '#8d9092', 24) + handle(b, mx, my, tx, ty, tone, 50);
}

function ironSkillet(b: Brush): string {
  const form = { rx: 310, ry: 132, height: 92, foot: 256, bulge: 14 };
  return (
    contact(b, 240, 60, 190, 20) +
    handle(b, 282, -80, 470, 30, '#37383a', 58) +
    at(-318, -78, oval(0, 0, 36, 22, '#303132') + oval(-4, 0, 16, 8, '#141414')) +
    vessel(
      b,
      form,
      { outside: iron(b), inside: '#2d2e2f', rim: b.linear(20, '#6a6966', '#2b2b2b 50', '#4c4a47'), wall: 15 },
      sheen(200, 82, '#cfd3d2'),
    ) +
    castPits(b, 262, 60, 50) +
    at(-10, -16, rosemarySprig(b), -14, 0.85)
  );
}

function carbonSteelPan(b: Brush): string {
  const form = { rx: 316, ry: 130, height: 78, foot: 222, bulge: -8 };
  return (
    vessel(
      b,
      form,
      { outside: blueSteel(b), inside: '#4b5663', rim: '#8795a3', wall: 6 },
      oval(20, 0, 150, 58, '#a9764a', 0.22) + oval(60, 10, 90, 34, '#5f7fa8', 0.35) + sheen(190, 74, '#dfe8f0'),
    ) + handle(b, 250, -96, 500, -236, '#59636e', 40, 3)
  );
}

function steelFryingPan(b: Brush): string {
  const form = { rx: 306, ry: 124, height: 92, foot: 226, bulge: 16 };
  const streaks =
    shape('M-150 -60L-40 -110L10 -110L-130 70L-190 40Z', '#fff', 0.28) +
    shape('M60 -100L90 -100L-30 90L-60 90Z', '#fff', 0.2);
  return (
    handle(b, 284, -90, 490, 20, '#b3b6b5', 44) +
    vessel(
      b,
      form,
      { outside: steel(b), inside: '#b4b8b8', rim: '#eceae4', wall: 9 },
      streaks + ring(0, 0, 180, 70, '#fff', 3, 0.35),
    ) +
    rivet(230, -110, 9) +
    rivet(212, -86, 9)
  );
}

function ceramicFryingPan(b: Brush): string {
  const { accent } = b.palette;
  const form = { rx: 310, ry: 126, height: 94, foot: 216, bulge: 22 };
  return (
    woodHandle(b, 282, -88, 500, 18, woodTone(b.subject, 'beech')) +
    vessel(
      b,
      form,
      { outside: enamel(b, accent), inside: '#e9dfc9', rim: dark(accent, 0.1), wall: 13 },
      speckles(b, 200, 70, 34, '#8a7a62'),
    )
  );
}

function copperSaute(b: Brush): string {
  const form = { rx: 290, ry: 116, height: 158, foot: 284 };
  return (
    vessel(
      b,
      form,
      { outside: copper(b), inside: '#b9b4aa', rim: '#f0bd97', wall: 10 },
      oval(40, 30, 160, 40, '#fff', 0.2),
    ) +
    stroke('M-289 -128A290 116 0 0 0 289 -128', '#6d3218', 2, 0.5) +
    handle(b, 268, -138, 500, -216, '#b08a45', 44) +
    rivet(276, -126, 9, '#e9cf92') +
    rivet(262, -154, 9, '#e9cf92') +
    rivet(300, -148, 9, '#e9cf92')
  );
}

function wok(b: Brush): string {
  const form = { rx: 330, ry: 128, height: 176, foot: 138, bulge: 22 };
  return (
    woodHandle(b, 300, -186, 520, -262, woodTone(b.subject, 'beech')) +
    tube('M-300 -206C-380 -256 -420 -186 -330 -162', '#8d9092', 24) +
    vessel(
      b,
      form,
      { outside: blueSteel(b), inside: '#434c57', rim: '#7d8893', wall: 7 },
      oval(30, -126, 200, 66, '#9fb2c6', 0.14) +
        ring(0, -120, 180, 60, '#dfe8f0', 2, 0.2) +
        ring(0, -104, 100, 32, '#dfe8f0', 2, 0.22),
    )
  );
}

function steelSaute(b: Brush): string {
  const form = { rx: 290, ry: 112, height: 150, foot: 278 };
  return (
    body(b, form, steel(b)) +
    stroke('M-286 -30A286 108 0 0 0 286 -30', '#6f7578', 2, 0.5) +
    handle(b, 276, -128, 500, -180, '#a9adad', 40, 2) +
    tube('M-278 -134C-340 -150 -344 -84 -280 -96', '#a9adad', 18) +
    mouth(b, form, { outside: '', inside: '#9da1a1', rim: '#e6e6e1', wall: 8 }) +
    lid(b, -156, 282, 106, 56, steel(b), '#cfd0cb') +
    knob(-262, 34, steel(b))
  );
}

function milkPan(b: Brush): string {
  const { accent } = b.palette;
  const trim = isPale(accent) ? '#48616f' : accent;
  const form = { rx: 212, ry: 82, height: 250, foot: 168, bulge: 18 };
  const lip = `M-206 -262Q-262 -276 -270 -262Q-250 -232 -200 -226Z`;
  return (
    handle(b, 196, -214, 440, -286, '#f0e8d8', 46) +
    shape(lip, enamel(b, '#efe6d4')) +
    stroke('M-206 -262Q-262 -278 -270 -262', trim, 8) +
    vessel(
      b,
      form,
      { outside: enamel(b, '#f1e9da'), inside: '#f3ecdd', rim: trim, wall: 11 },
      oval(10, -206, 196, 66, '#fffdf6') + ring(10, -206, 188, 62, '#d8cdb8', 3, 0.7),
    ) +
    stroke('M-198 -190A206 80 0 0 0 204 -190', trim, 5, 0.85) +
    stroke('M-194 -172A202 79 0 0 0 200 -172', trim, 2.5, 0.7)
  );
}

function copperSaucepan(b: Brush): string {
  const form = { rx: 206, ry: 80, height: 210, foot: 200 };
  return (
    vessel(b, form, { outside: copper(b), inside: '#bdb7ac', rim: '#f3c29d', wall: 9 }) +
    handle(b, 190, -182, 440, -246, '#3c3a38', 36) +
    rivet(196, -168, 9, '#e2a67e') +
    rivet(190, -196, 9, '#e2a67e') +
    rivet(216, -188, 8, '#e2a67e') +
    stroke('M-206 -176A206 80 0 0 0 206 -176', '#fbe0c8', 2, 0.5)
  );
}

function steelSaucepan(b: Brush): string {
  const form = { rx: 226, ry: 88, height: 230, foot: 216 };
  const marks = [0, 1, 2]
    .map((mark) => stroke(`M-30 ${-10 - mark * 50 - 60}L20 ${-8 - mark * 50 - 60}`, '#767b7d', 3, 0.6))
    .join('');
  return (
    vessel(b, form, { outside: steel(b), inside: '#a9adad', rim: '#f0efea', wall: 9 }, marks) +
    stroke('M-220 -34A220 84 0 0 0 220 -34', '#7a7f81', 3, 0.6) +
    handle(b, 208, -196, 460, -252, '#b6b9b8', 38, 2)
  );
}

const pan = ['rosemary', 'garlic', 'peppercorns'] as const;

export const pans: Motifs = {
  'iron-skillet-26': {
    pose: 'stand',
    box: [-350, -224, 495, 100],
    draw: ironSkillet,
    props: ['garlic', 'peppercorns', 'rosemary'],
    focus: [80, -60],
  },
  'carbon-steel-pan-28': { pose: 'stand', box: [-320, -250, 515, 85], draw: carbonSteelPan, props: pan },
  'steel-frying-pan-24': {
    pose: 'stand',
    box: [-310, -216, 512, 90],
    draw: steelFryingPan,
    props: ['lemon', 'thyme', 'salt'],
  },
  'ceramic-frying-pan-28': {
    pose: 'stand',
    box: [-315, -220, 520, 86],
    draw: ceramicFryingPan,
    props: ['egg', 'thyme', 'salt'],
  },
  'copper-saute-pan': {
    pose: 'stand',
    box: [-295, -274, 515, 112],
    draw: copperSaute,
    aged: agedCopper,
    props: ['thyme', 'onion', 'peppercorns'],
  },
  'carbon-wok': {
    pose: 'stand',
    box: [-400, -305, 530, 56],
    draw: wok,
    props: ['chillies', 'garlic', 'basil'],
    focus: [60, -160],
  },
  'steel-saute-pan': {
    pose: 'stand',
    box: [-335, -310, 515, 108],
    draw: steelSaute,
    props: ['thyme', 'lemon', 'garlic'],
  },
  'steel-saucepan-16': { pose: 'stand', box: [-230, -318, 480, 86], draw: steelSaucepan, props: pan },
  'copper-saucepan-14': {
    pose: 'stand',
    box: [-210, -290, 460, 80],
    draw: copperSaucepan,
    props: ['thyme', 'lemon', 'salt'],
  },
  'milk-pan-enamel': { pose: 'stand', box: [-275, -340, 460, 70], draw: milkPan, props: ['egg', 'walnuts', 'flour'] },
};
