import type { cart } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { addItem } from './addItem.ts';
import { addItems } from './addItems.ts';
import { countUnits, deleteCartOf } from './cartRepository.ts';
import { personalizeItem } from './personalizeItem.ts';
import { removeItem } from './removeItem.ts';
import { currentCart, ownerOf } from './showCart.ts';
import { updateChildItem, updateItem } from './updateItem.ts';

/** The visitor's own cart, found by customer or session. */
export const cartModule: Implementation<typeof cart> = {
  GetCart: async (call) => ({ cart: await currentCart(call), error: null }),
  /** All units, including unavailable ones: the header's count before the cart is loaded. */
  GetItemCount: async (call) => ({ ret: await countUnits(call.db, ownerOf(call)), error: null }),
  AddItem: addItem,
  AddItems: addItems,
  AddChildItem: (call, parentId, item) => addItem(call, item, parentId),
  UpdateItem: updateItem,
  UpdateChildItem: updateChildItem,
  RemoveItem: removeItem,
  SetPersonalization: personalizeItem,
  RemovePersonalization: (call, id) => personalizeItem(call, id, null),
  DeleteCart: async (call) => {
    await deleteCartOf(call.db, ownerOf(call));
    return { error: null };
  },
};
