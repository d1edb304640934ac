import type { ArtSubject } from '../types.ts';

/** The longer side of a drawing as a multiple of the stated size, which is without handles, flames and what stands beside it. */
const drawnPerStated: Readonly<Record<string, number>> = {
  'name-mug': 1.37,
  'chocolate-box': 1.36,
  'tea-set': 1.6,
  'photo-frame-oak': 1.06,
  'star-map-print': 1.08,
  'couple-lamp': 1.75,
  'hot-sauce-set': 1.15,
  'wool-blanket': 0.26,
  'silk-scarf': 0.66,
  'ring-dish': 1.05,
  'pocket-knife': 1.75,
  'wedding-guestbook': 1.85,
  'pillow-first-dance': 1.12,
  'mini-planetarium': 1.25,
  'plush-marmot': 0.85,
  'bluetooth-speaker': 1.3,
  'puzzle-alps': 0.7,
  'ping-pong-set': 0.17,
  'stoneware-plate-set': 1.8,
  'soup-bowl-set': 2.3,
  'linen-tea-towels': 0.6,
  'baby-gift-basket': 1.06,
  'linen-apron': 0.93,
  'sharpening-stone': 1.4,
};

/** The longer side of a drawing in cm, for motifs whose items state no size. */
const usual: Readonly<Record<string, number>> = {
  'gift-wrap': 34,
  'scented-candle': 12,
  'beer-brewing-kit': 40,
  'fondue-set': 40,
  'barista-kit': 34,
  'bathrobe-monogram': 120,
  'soap-set': 16,
  'flower-subscription': 44,
  'bonsai-kit': 34,
  'headphones-wood': 20,
  'birthstone-necklace': 24,
  'chef-knife-20': 33,
  'paring-knife': 19,
  'bread-knife': 37,
  'santoku-knife': 30,
  'carving-set': 33,
};

/** The longer side of what a motif shows, in cm: from the stated size of the item, or as such things usually are; unknown for others. */
export function drawnSize(motif: string, { size }: ArtSubject): number | undefined {
  if (size === undefined) return usual[motif];
  return size * (drawnPerStated[motif] ?? 1);
}
