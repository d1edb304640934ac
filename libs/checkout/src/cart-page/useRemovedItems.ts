import type { CartResult } from '@shop/cart';
import type { Cart, CartItem, NewCartItem } from '@shop/contracts';
import { useState } from 'react';

interface CartChanges {
  cart: Cart | null;
  removeItem: (lineItemId: string) => Promise<CartResult>;
  addItem: (item: NewCartItem, parent?: string) => Promise<CartResult>;
}

/** A removed line with its child lines. */
export interface RemovedItem {
  item: CartItem;
  parts: readonly CartItem[];
}

/** Lines removed since the page was opened, each of which can be restored. */
export function useRemovedItems({ cart, removeItem, addItem }: CartChanges) {
  const [removed, setRemoved] = useState<readonly RemovedItem[]>([]);
  const dismiss = (entry: RemovedItem) => setRemoved((entries) => entries.filter((other) => other !== entry));

  function add({ sku, qty, personalization }: CartItem, parent?: string) {
    return addItem({ sku, qty, personalization }, parent);
  }

  /** Below its parent; as a separate line if the parent has left the cart. */
  async function addAgain(item: CartItem) {
    const parent = cart?.items.find(({ lineItemId }) => lineItemId === item.parentId)?.lineItemId;
    const result = await add(item, parent);
    return result.isParentGone ? add(item) : result;
  }

  return {
    removed,
    dismiss,
    async remove(item: CartItem) {
      const parts = cart?.items.filter(({ parentId }) => parentId === item.lineItemId) ?? [];
      const result = await removeItem(item.lineItemId);
      if (result.ok) setRemoved((entries) => [...entries, { item, parts }]);
      return result;
    },
    async restore(entry: RemovedItem) {
      // Removed from the list before the request, so that a second press does not add it twice.
      dismiss(entry);
      const { item, parts } = entry;
      const { ok, lineItemId = '' } = await addAgain(item);
      if (!ok) return setRemoved((entries) => [...entries, entry]);

      const below = (part: CartItem): CartItem => ({ ...part, parentId: lineItemId });
      const missing: RemovedItem[] = [];
      for (const part of parts) {
        const result = await add(part, lineItemId);
        if (!result.ok) missing.push({ item: below(part), parts: [] });
      }
      // Lines removed earlier can then be restored below it too.
      const follow = (other: RemovedItem) =>
        other.item.parentId === item.lineItemId ? { ...other, item: below(other.item) } : other;
      setRemoved((entries) => [...entries.map(follow), ...missing]);
    },
  };
}
