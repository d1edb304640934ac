import type { Frame } from '../kitchen/backdrops.ts';
import type { Brush } from '../kitchen/brush.ts';
import { mix } from '../kitchen/color.ts';
import { walnut } from '../kitchen/materials.ts';
import { linen, wool } from './cloth.ts';
import { copperPlate, enamelPlate, glazePlate } from './plates.ts';
import { leather, paperSheet, wicker } from './sheets.ts';
import { pile, silk } from './silk.ts';
import { lens } from './near.ts';
import { brushedSteel, castIron, enamel, glass, glaze, hammeredCopper, heatTint, polishedBrass } from './rimmed.ts';
import { butcherBlock, cast, chocolate, granite, plank, steelPlate } from './slab.ts';
import { blade, silicone, steelBar, turnedWood } from './bars.ts';
import { crumb, gem, petals } from './natural.ts';
import { woods, woodTone } from '../woods.ts';

type CloseUp = (b: Brush, frame: Frame) => string;

const brown = '#8d5a34';

const closeUps = {
  'cast-iron': castIron,
  enamel: (b, frame) => enamel(b, frame, b.palette.accent),
  'enamel-plate': (b, frame) => enamelPlate(b, frame, b.palette.accent),
  'copper-plate': copperPlate,
  'glaze-plate': (b, frame) => glazePlate(b, frame, b.palette.glaze),
  'stainless-steel': brushedSteel,
  'steel-bar': steelBar,
  'steel-plate': steelPlate,
  copper: hammeredCopper,
  brass: polishedBrass,
  'carbon-steel': heatTint,
  ceramic: (b, frame) => glaze(b, frame, b.palette.glaze),
  glass: (b, frame) => glass(b, frame, b.palette.glaze),
  wood: (b, frame) => plank(b, frame, woodTone(b.subject, 'oak')),
  walnut: (b, frame) => plank(b, frame, walnut),
  maple: (b, frame) => plank(b, frame, woods.maple),
  'end-grain': (b, frame) => butcherBlock(b, frame, walnut),
  'turned-wood': (b, frame) => turnedWood(b, frame, woodTone(b.subject, 'beech')),
  'turned-cherry': (b, frame) => turnedWood(b, frame, woods.cherry),
  'turned-walnut': (b, frame) => turnedWood(b, frame, walnut),
  stone: (b, frame) => granite(b, frame, '#7c8084'),
  sandstone: (b, frame) => granite(b, frame, '#c3b393'),
  wax: (b, frame) => cast(b, frame, '#efe0cf', mix(b.palette.accent, '#efe0cf', 0.6)),
  soap: (b, frame) => cast(b, frame, mix(b.palette.accent, '#ffffff', 0.4), b.palette.accent),
  chocolate,
  linen: (b, frame) => linen(b, frame, mix(b.palette.cloth, '#d9c9a8', 0.5), b.palette.accent),
  'dyed-linen': (b, frame) => linen(b, frame, b.palette.accent, b.palette.cloth),
  canvas: (b, frame) => linen(b, frame, b.palette.accent, '#e9d3a8'),
  wool: (b, frame) => wool(b, frame, b.palette.glaze, mix(b.palette.accent, brown, 0.4)),
  silk: (b, frame) => silk(b, frame, b.palette.accent, b.palette.scene),
  terry: (b, frame) => pile(b, frame, mix(b.palette.cloth, '#fff8ec', 0.5), false),
  plush: (b, frame) => pile(b, frame, brown, true),
  leather: (b, frame) => leather(b, frame, brown, '#f0dcae'),
  paper: (b, frame) => paperSheet(b, frame, b.palette.cloth, b.palette.accent),
  wicker: (b, frame) => wicker(b, frame, '#c99a5c'),
  cane: (b, frame) => wicker(b, frame, '#d8b27a'),
  silicone: (b, frame) => silicone(b, frame, b.palette.accent),
  blade: (b, frame) => blade(b, frame, false),
  'layered-blade': (b, frame) => blade(b, frame, true),
  crumb: (b, frame) => crumb(b, frame, '#ecd3a0', '#a9642b'),
  'dark-crumb': (b, frame) => crumb(b, frame, '#c58a48', '#f3e6cf'),
  petals: (b, frame) => petals(b, frame, b.palette.accent, b.palette.scene),
  gem: (b, frame) => gem(b, frame, b.palette.accent),
} satisfies Record<string, CloseUp>;

/** A surface that a close-up can show. */
export type Material = keyof typeof closeUps;

/** Whether there is a close-up of this name. */
export const isMaterial = (name: string): name is Material => Object.hasOwn(closeUps, name);

/** A close-up of a material in the item's colours; it fills the frame. */
export function closeUp(b: Brush, material: Material, frame: Frame): string {
  return closeUps[material](b, frame) + lens(b, frame);
}
