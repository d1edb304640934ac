import { isMaterial, type Material } from './closeUp.ts';

/** What a close-up of a motif shows where that is more exact than the material in the data, or the data has none. */
const kinds: Readonly<Record<string, Material>> = {
  'chef-knife-20': 'blade',
  'bread-knife': 'blade',
  'paring-knife': 'blade',
  'carving-set': 'blade',
  'santoku-knife': 'layered-blade',
  'pocket-knife': 'blade',
  'pasta-tongs': 'steel-bar',
  'balloon-whisk': 'steel-bar',
  'fish-slice': 'steel-bar',
  'pizza-steel': 'steel-plate',
  'kitchen-scale-brass': 'brass',
  'rolling-pin': 'turned-cherry',
  'pepper-mill': 'turned-walnut',
  'salt-mill': 'turned-wood',
  'wooden-spoon-set': 'turned-wood',
  'walnut-board': 'end-grain',
  'cheese-board': 'maple',
  'proofing-basket': 'cane',
  'sharpening-stone': 'sandstone',
  'bread-baking-stone': 'sandstone',
  'linen-apron': 'dyed-linen',
  'oven-gloves': 'dyed-linen',
  'sample-enamel': 'enamel-plate',
  'sample-copper': 'copper-plate',
  'sample-walnut': 'end-grain',
  'sample-glaze': 'glaze-plate',
  'sample-linen': 'dyed-linen',
  'wool-blanket': 'wool',
  'silk-scarf': 'silk',
  'bathrobe-monogram': 'terry',
  'plush-marmot': 'plush',
  'weekender-bag': 'canvas',
  kite: 'canvas',
  'umbrella-storm': 'canvas',
  'pillow-first-dance': 'canvas',
  'bluetooth-speaker': 'canvas',
  'baby-gift-basket': 'wicker',
  'birthstone-necklace': 'gem',
  'wooden-train': 'wood',
  'ping-pong-set': 'wood',
  'headphones-wood': 'wood',
  'keepsake-box': 'wood',
  'gift-wrap': 'paper',
  'scented-candle': 'wax',
  'soap-set': 'soap',
  'chocolate-box': 'chocolate',
  'hot-sauce-set': 'glass',
  'flower-subscription': 'petals',
  'mini-planetarium': 'glass',
  'series-alpenguss-black': 'cast-iron',
  'series-feuerblau-steel': 'carbon-steel',
  'series-hammerkupfer': 'copper',
  'series-tessera-stoneware': 'ceramic',
  'series-bread-day': 'crumb',
  'series-cosy-evening': 'wool',
  'series-wedding-day': 'petals',
  'series-gourmet-table': 'glass',
  'series-sky-high': 'canvas',
  'sourdough-loaf': 'crumb',
  'butter-braid': 'crumb',
  'rosemary-focaccia': 'crumb',
  'carrot-cake': 'dark-crumb',
};

/**
 * Values of the material attribute with which a kind is shown. A kind that is not listed here is always shown: it is the
 * content, while the attribute tells of the container, as of the glass of a candle.
 */
const families: Readonly<Partial<Record<Material, readonly string[]>>> = {
  blade: ['stainless-steel', 'carbon-steel', 'metal'],
  'layered-blade': ['stainless-steel', 'carbon-steel', 'metal'],
  'steel-bar': ['stainless-steel', 'metal'],
  'steel-plate': ['carbon-steel', 'metal'],
  brass: ['copper', 'metal'],
  'enamel-plate': ['enamel'],
  'copper-plate': ['copper'],
  'glaze-plate': ['ceramic'],
  'turned-cherry': ['wood'],
  'turned-walnut': ['wood', 'walnut'],
  'turned-wood': ['wood'],
  'end-grain': ['wood', 'walnut'],
  walnut: ['wood', 'walnut'],
  maple: ['wood'],
  wood: ['wood'],
  cane: ['wood'],
  wicker: ['wood', 'textile'],
  sandstone: ['stone'],
  'dyed-linen': ['linen', 'textile'],
  canvas: ['textile', 'linen'],
  wool: ['textile'],
  silk: ['textile'],
  terry: ['textile'],
  plush: ['textile'],
  gem: ['metal'],
  glass: ['glass'],
  paper: ['paper'],
};

/** Values of the material attribute whose close-up has another name. */
const aliases: Readonly<Record<string, Material>> = { textile: 'linen', metal: 'stainless-steel' };

/** The material that a close-up of the motif shows; nothing where none is known. */
export function materialOf(motif: string, materials: readonly string[] = []): Material | undefined {
  const kind = kinds[motif];
  const family = kind && families[kind];
  if (kind && (!materials.length || !family || materials.some((one) => family.includes(one)))) return kind;
  // Enamel covers the iron below it.
  const [first = ''] = materials.includes('enamel') ? ['enamel'] : materials;
  return isMaterial(first) ? first : aliases[first];
}
