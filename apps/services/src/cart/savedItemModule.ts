import type { savedItem } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { moveToCart } from './moveToCart.ts';
import { removeSavedItem, saveItem } from './saveItem.ts';

/** Lines of the visitor's own cart that are put aside for later. */
export const savedItemModule: Implementation<typeof savedItem> = {
  Save: saveItem,
  MoveToCart: moveToCart,
  Remove: removeSavedItem,
};
