import type { CartResult } from '@shop/cart';
import type { CartItem, CartItemUpdate, NewCartItem } from '@shop/contracts';

/** What can be done with a line of the cart. */
export interface LineChanges {
  onUpdate: (update: CartItemUpdate, sku: string) => Promise<CartResult>;
  onRemove: (item: CartItem) => Promise<CartResult>;
  /** Puts it aside for later. */
  onSave: (item: CartItem) => Promise<CartResult>;
  /** Adds a child line to a line. */
  onAddPart: (item: NewCartItem, parent: string) => Promise<CartResult>;
  /** Removes a child line that is replaced or dropped from its parent, without an undo. */
  onRemovePart: (lineItemId: string) => Promise<CartResult>;
  onPersonalize: (lineItemId: string, personalization: CartItem['personalization']) => Promise<CartResult>;
}
