import type { Box } from '../kitchen/motif.ts';

/** The box of what a gift shows, and the x of its right side at half its height, in its own units: measured in the drawings. */
const measured: Readonly<Record<string, readonly [box: Box, side: number]>> = {
  'name-mug': [[-180, -302, 246, 254], 246],
  'scented-candle': [[-160, -198, 276, 268], 158],
  'wool-blanket': [[-270, -158, 256, 254], 240],
  'couple-lamp': [[-304, -266, 272, 270], 268],
  'bathrobe-monogram': [[-222, -296, 220, 288], 214],
  'soap-set': [[-250, -242, 260, 254], 174],
  'pillow-first-dance': [[-286, -254, 284, 268], 234],
  'wall-clock': [[-258, -258, 256, 256], 252],
  'star-map-print': [[-226, -290, 224, 254], 224],
  'photo-frame-oak': [[-250, -214, 248, 254], 248],
  'birthstone-necklace': [[-226, -290, 224, 254], 206],
  'ring-dish': [[-286, -294, 284, 254], 250],
  'leather-wallet-initials': [[-284, -230, 288, 262], 276],
  'wedding-guestbook': [[-290, -170, 296, 244], 288],
  'keepsake-box': [[-250, -240, 248, 254], 248],
  'engraved-cutting-board': [[-320, -290, 256, 268], 194],
  'weekender-bag': [[-284, -260, 282, 254], 266],
  'flower-subscription': [[-260, -336, 272, 290], 156],
  'bonsai-kit': [[-286, -268, 274, 276], 56],
  'silk-scarf': [[-206, -194, 236, 276], 176],
  'chocolate-box': [[-264, -310, 314, 254], 236],
  'whisky-tasting-set': [[-290, -152, 292, 254], 282],
  'beer-brewing-kit': [[-220, -252, 304, 254], 150],
  'wine-crate': [[-262, -250, 264, 252], 258],
  'hot-sauce-set': [[-266, -200, 340, 290], 264],
  'olive-oil-trio': [[-294, -252, 230, 264], 230],
  'tea-set': [[-298, -214, 292, 296], 224],
  'spice-box': [[-264, -132, 274, 266], 262],
  'fondue-set': [[-290, -284, 290, 258], 198],
  'barista-kit': [[-272, -298, 304, 260], 208],
  'puzzle-alps': [[-270, -254, 302, 274], 228],
  'board-game-summit': [[-294, -304, 292, 236], 228],
  kite: [[-292, -282, 212, 306], 26],
  'ping-pong-set': [[-290, -266, 286, 254], 226],
  'wooden-train': [[-294, -284, 290, 252], 206],
  'plush-marmot': [[-174, -270, 280, 254], 148],
  'baby-gift-basket': [[-256, -230, 254, 254], 248],
  'mini-planetarium': [[-284, -308, 272, 258], 154],
  'pocket-knife': [[-260, -116, 310, 250], 296],
  'headphones-wood': [[-266, -204, 264, 280], 258],
  'bluetooth-speaker': [[-302, -286, 304, 254], 248],
  'umbrella-storm': [[-302, -268, 290, 258], 8],
};

const usual = [[-280, -280, 280, 260], 250] as const;

/** The box of what a gift shows, and the x of its right side at half its height; of gifts not measured, that of most. */
export function boxOf(motif: string): readonly [box: Box, side: number] {
  return measured[motif] ?? usual;
}
