import type { ToolName } from './handTools.ts';

/** What a hand does with a thing, and where, in the thing's own units. */
export type Hold =
  /** Fingers over its side. */
  | { how: 'hold'; x: number; y: number }
  /** A fist around a handle at `turn` degrees to the horizontal; the forearm leaves at `arm` degrees from straight down. */
  | { how: 'grip'; x: number; y: number; turn: number; arm?: number }
  /** Finger tips at a point, with a tool in them or something that falls. */
  | { how: 'pick'; x: number; y: number; tool?: ToolName };

const grip = (x: number, y: number, turn: number, arm?: number): Hold => ({
  how: 'grip',
  x,
  y,
  turn,
  ...(arm !== undefined && { arm }),
});
const pick = (x: number, y: number, tool?: ToolName): Hold => ({
  how: 'pick',
  x,
  y,
  ...(tool && { tool }),
});
/** The `turn` of an upright handle that is held from the right, and the `arm` of a hand from above. */
const fromRight = -90;
const fromAbove = 180;

/** Handles, lids and the like that were measured in the drawings; what is not named is held at its right side. */
export const holds: Readonly<Record<string, Hold>> = {
  'iron-skillet-26': grip(420, -34, 25, -50),
  'carbon-steel-pan-28': grip(430, -200, -24, -10),
  'steel-frying-pan-24': grip(430, -22, 22, -50),
  'ceramic-frying-pan-28': grip(440, -20, 22, -50),
  'copper-saute-pan': grip(430, -192, -16, -20),
  'carbon-wok': grip(450, -240, -16, -20),
  'steel-saute-pan': grip(430, -165, -14, -20),
  'steel-saucepan-16': grip(400, -238, -14, -20),
  'copper-saucepan-14': grip(370, -228, -14, -20),
  'milk-pan-enamel': grip(370, -266, -14, -20),
  'iron-skillet-20': grip(384, 312, 43, -50),
  'iron-grill-pan': grip(452, 202, 26, -40),
  'carbon-steel-crepe-pan': grip(430, 346, 43, -50),
  'chef-knife-20': grip(-250, 195, -38, 60),
  'bread-knife': grip(-250, 195, -38, 60),
  'santoku-knife': grip(-250, 195, -38, 60),
  'paring-knife': grip(-240, 100, -25, 50),
  'balloon-whisk': grip(-270, 205, -38, 60),
  'fish-slice': grip(-280, 226, -38, 60),
  'pasta-tongs': grip(-290, 160, -34, 60),
  'rolling-pin': grip(-330, 214, -33, 60),
  'wooden-spoon-set': grip(0, 190, fromRight, 24),
  'silicone-spatula-set': grip(0, 190, fromRight, 24),
  'pepper-mill': grip(0, -470, fromRight, 30),
  'salt-mill': grip(0, -330, fromRight, 30),
  'mortar-granite': grip(120, -470, -64, 20),
  'dutch-oven-camp': grip(0, -474, 0, fromAbove),
  'roasting-tin': pick(60, -190, 'herbs'),
  'ceramic-gratin-dish': pick(80, -20, 'herbs'),
  'enamel-baking-dish': pick(90, -20, 'herbs'),
  'pizza-steel': pick(60, -40, 'herbs'),
  'bread-baking-stone': pick(40, -30, 'flour'),
  'loaf-tin': pick(30, -250, 'flour'),
  'springform-tin': pick(30, -210, 'flour'),
  'gugelhupf-mould': pick(20, -310, 'flour'),
  'tart-tin': pick(60, 0, 'flour'),
  'proofing-basket': pick(20, -270, 'flour'),
  'pasta-bowl-set': pick(40, -300, 'salt'),
  'soup-bowl-set': pick(110, -110, 'herbs'),
  'oak-board-juice-groove': pick(60, 40, 'salt'),
  'cheese-board': pick(90, -90),
  'kitchen-scale-brass': pick(70, -500),
  'trout-almond': pick(60, 10, 'fork'),
  'coq-au-vin': pick(60, 0, 'herbs'),
  shakshuka: pick(40, -20, 'herbs'),
  'rosemary-focaccia': pick(60, -20, 'salt'),
  'carrot-cake': pick(120, -190, 'fork'),
  'chocolate-mousse': pick(20, -330, 'spoon'),
  'panna-cotta-berries': pick(90, -150, 'spoon'),
  'cheese-fondue': pick(40, -250, 'fork'),
  'gift-wrap': pick(0, -170),
  'chocolate-box': pick(40, 20),
  'scented-candle': pick(16, -150, 'match'),
  'tea-set': pick(0, -170),
  'spice-box': pick(60, 30),
  'couple-lamp': pick(150, -40),
  'fondue-set': pick(60, -180, 'fork'),
  'ring-dish': pick(140, -170),
  'birthstone-necklace': pick(30, 90),
  'barista-kit': pick(-20, -230),
  'puzzle-alps': pick(150, 190),
  'board-game-summit': pick(-70, 110),
  'wooden-train': pick(110, -110),
  'soap-set': pick(60, -60),
  'flower-subscription': grip(0, 170, fromRight, 24),
  'bonsai-kit': pick(-90, -120),
  'mini-planetarium': pick(70, -120),
  'wedding-guestbook': pick(130, 60, 'pen'),
  'bluetooth-speaker': pick(-60, -130),
  'weekender-bag': grip(0, -214, 0, fromAbove),
  'baby-gift-basket': grip(0, -196, 0, fromAbove),
  'umbrella-storm': grip(6, 130, fromRight, 30),
  'ping-pong-set': grip(60, 190, -62, 10),
  kite: grip(-70, 232, -30, -30),
  'hot-sauce-set': pick(150, -150),
  'whisky-tasting-set': pick(60, -110),
  'keepsake-box': pick(70, -40),
  'pocket-knife': { how: 'hold', x: 340, y: 150 },
  'engraved-cutting-board': { how: 'hold', x: 196, y: 120 },
  'name-mug': grip(240, 24, fromRight, 24),
  'leather-wallet-initials': pick(20, -150),
  'beer-brewing-kit': { how: 'hold', x: 300, y: 120 },
  'silk-scarf': { how: 'hold', x: 170, y: 60 },
};
