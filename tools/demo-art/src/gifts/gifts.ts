import { cellarGifts } from './gifts-cellar.ts';
import { greenGifts } from './gifts-green.ts';
import { homeGifts } from './gifts-home.ts';
import { keepsakeGifts } from './gifts-keepsake.ts';
import { kitchenGifts } from './gifts-kitchen.ts';
import { outdoorGifts } from './gifts-outdoor.ts';
import { playGifts } from './gifts-play.ts';
import { toyGifts } from './gifts-toys.ts';
import type { Gifts } from './motif.ts';

/** Every gift by its motif id. */
export const gifts: Gifts = {
  ...homeGifts,
  ...keepsakeGifts,
  ...greenGifts,
  ...cellarGifts,
  ...kitchenGifts,
  ...playGifts,
  ...toyGifts,
  ...outdoorGifts,
};
