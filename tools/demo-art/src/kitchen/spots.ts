import type { SpotName } from '../types.ts';
import { Brush, at, disc, oval, ring, shape, stroke } from './brush.ts';
import { compact } from './compact.ts';
import { thymeSprig } from './herbs.ts';
import { beech, enamel, steel, wood } from './materials.ts';
import { paletteOf } from './palettes.ts';
import { shorter } from './picture.ts';
import { blob, contact, shadowOf, taper } from './shapes.ts';
import { knob, lid, plateTop, vessel } from './vessels.ts';

const INK = '#4a3424';

/** A warm patch of paper that the thing stands on. */
const patch = (b: Brush) => shape(blob(b, 240, 168, 214, 132, 0.1, 9), '#f0e2cf', 0.85);

/** The pot stands open and empty, its lid beside it. */
function emptyPot(b: Brush): string {
  const red = b.palette.accent;
  return (
    at(
      190,
      252,
      vessel(
        b,
        { rx: 112, ry: 42, height: 104, foot: 104, bulge: 6 },
        { outside: enamel(b, red), inside: '#efe6d4', rim: '#f7ecd9', wall: 8 },
      ) + stroke('M-118 -84q-30 -4 -28 18q2 18 32 14M118 -84q30 -4 28 18q-2 18 -32 14', red, 11),
    ) +
    at(
      374,
      250,
      contact(b, 72, 14) + at(0, 0, lid(b, 0, 84, 26, 20, enamel(b, red), '#f7ecd9') + knob(-22, 11, steel(b)), -24),
    )
  );
}

/** A clean plate under the glass. */
function cleanPlate(b: Brush): string {
  return (
    at(
      210,
      178,
      shadowOf('M-128 0A128 92 0 1 0 128 0A128 92 0 1 0 -128 0Z', 12) + plateTop(b, 128, '#f4ead8', 0.68, 0.72),
    ) +
    at(
      290,
      150,
      shape(taper(46, 46, 20, 128, 128, 26), wood(b, beech, 45)) +
        disc(0, 0, 66, '#dbe9ec', 0.45) +
        shape('M-44 -22A50 50 0 0 1 0 -50L6 -38A38 38 0 0 0 -32 -16Z', '#fff', 0.8) +
        ring(0, 0, 66, 66, INK, 11) +
        stroke('M-60 -28A66 66 0 0 1 -20 -63', '#c9a98a', 4, 0.8),
    )
  );
}

/** An egg that missed the bowl. */
function brokenEgg(b: Brush): string {
  const shell = 'M-44 30C-50 -20 -20 -66 0 -66C20 -66 50 -20 44 30L30 14L14 32L-4 12L-20 32L-32 14Z';
  return (
    shape(blob(b, 236, 224, 136, 40, 0.14, 10), '#fffaf0') +
    shape(blob(b, 236, 220, 126, 34, 0.14, 10), '#ffffff', 0.8) +
    oval(252, 214, 58, 30, b.radial(0.4, 0.3, 0.8, '#ffd66b', '#f0a22e 60', '#c8761a')) +
    oval(236, 202, 18, 6, '#fff6d8', 0.9) +
    at(120, 196, contact(b, 40, 9, 0, 30) + shape(shell, b.linear(20, '#fbe6cf', '#e0b48c 60', '#b98560')), -38) +
    at(376, 204, contact(b, 40, 9, 0, 26) + shape(shell, b.linear(20, '#fbe6cf', '#e0b48c 60', '#b98560')), 128)
  );
}

/** The milk has boiled over. */
function boiledMilk(b: Brush): string {
  return (
    at(
      226,
      262,
      shape(taper(100, -92, 24, 210, -124, 28), b.linear(90, '#8a5c3c', '#5c3822')) +
        vessel(
          b,
          { rx: 104, ry: 36, height: 110, foot: 92, bulge: 4 },
          { outside: enamel(b, '#5f7d92'), inside: '#efe6d4', rim: '#f7ecd9', wall: 7 },
        ) +
        shape(
          'M-106 -112C-112 -150 -50 -158 -34 -146C-10 -168 50 -160 62 -142C104 -146 112 -124 104 -108C106 -70 92 -66 86 -92C78 -108 66 -84 62 -60C56 -28 36 -34 38 -66C34 -92 14 -92 8 -72C0 -52 -18 -60 -20 -84C-40 -98 -56 -92 -62 -62C-68 -16 -92 -22 -90 -70C-98 -86 -104 -94 -106 -112Z',
          b.linear(70, '#ffffff', '#f4ead8'),
        ) +
        [-70, -30, 20, 66].map((x, n) => disc(x, -124 + (n % 2) * 8, 9, '#fff', 0.9)).join(''),
    ) +
    oval(226, 284, 128, 14, '#fffaf0', 0.9) +
    stroke('M176 86q-16 -20 0 -38t0 -34M240 78q-16 -20 0 -38t0 -32', '#b9a48c', 7, 0.7)
  );
}

/** A recipe book with nothing in it yet. */
function blankBook(b: Brush): string {
  const page = 'M0 -84C40 -104 110 -104 150 -86V84C110 66 40 66 0 86Z';
  const lines = [-50, -22, 6, 34].map((y) => stroke(`M24 ${y}Q76 ${y - 14} 128 ${y - 4}`, '#c9b391', 4, 0.8)).join('');
  const half = shape(page, b.linear(0, '#e6d6ba', '#fffaf0 30', '#f4ead8')) + lines;
  return (
    at(
      234,
      176,
      shadowOf('M-160 -88H160V100H-160Z', 12) +
        shape('M-164 -92Q-80 -112 0 -84Q80 -112 164 -92V98Q80 78 0 100Q-80 78 -164 98Z', b.palette.accent) +
        half +
        `<g transform="scale(-1 1)">${half}</g>`,
    ) +
    at(
      318,
      208,
      shape(taper(-66, 30, 15, 60, -28, 15), '#d2922d') +
        shape('M-66 22L-92 42L-60 37Z', '#f0dcb8') +
        shape('M-84 36L-92 42L-80 40Z', INK) +
        shape(taper(52, -24, 15, 68, -32, 15), '#c06a5a'),
    ) +
    at(94, 236, thymeSprig(b), -30, 0.42)
  );
}

const drawings: Record<SpotName, (b: Brush) => string> = {
  basket: emptyPot,
  lens: cleanPlate,
  signpost: brokenEgg,
  plug: boiledMilk,
  list: blankBook,
};

export function drawSpot(name: SpotName): string {
  const b = new Brush(paletteOf('tomato'), 11);
  const body = patch(b) + drawings[name](b);
  const { definitions, content } = compact(`<defs>${b.definitions()}</defs>${body}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" stroke-linecap="round" stroke-linejoin="round"><defs>${definitions}</defs>${content}</svg>`;
  return shorter(svg);
}
