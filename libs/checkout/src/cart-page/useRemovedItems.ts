import type { CartResult } from '@shop/cart';
import type { CartItem, NewCartItem } from '@shop/contracts';
import { useState } from 'react';

interface CartChanges {
  removeItem: (lineItemId: string) => Promise<CartResult>;
  addItem: (item: NewCartItem, parent?: string) => Promise<CartResult>;
}

/** Lines that were removed since the page was opened, so that each can be brought back. */
export function useRemovedItems({ removeItem, addItem }: CartChanges) {
  const [removed, setRemoved] = useState<readonly CartItem[]>([]);
  const dismiss = (item: CartItem) => setRemoved((items) => items.filter((other) => other !== item));

  return {
    removed,
    dismiss,
    async remove(item: CartItem) {
      const result = await removeItem(item.lineItemId);
      if (result.ok) setRemoved((items) => [...items, item]);
      return result;
    },
    async restore(item: CartItem) {
      const { sku, qty, personalization, parentId } = item;
      const { ok } = await addItem({ sku, qty, personalization }, parentId ?? undefined);
      if (ok) dismiss(item);
    },
  };
}
