import { useAddItem } from '@shop/cart';
import type { AddToCartResult } from '@shop/catalogue';
import type { Personalized } from '@shop/catalogue/personalization';
import type { CartError, ListingItem, Product } from '@shop/contracts';
import { useErrorText } from '@shop/forms';
import { useNotify } from '@shop/messages';
import { useState } from 'react';
import { addedNotice } from './addedNotice';

/** Why an accessory did not come along; without a code nobody knows. */
export type AccessoryFailure = Partial<NonNullable<CartError['cartItemError']>>;

export interface Buying {
  /** Puts a variant into the cart with what the visitor chose to go with it, and says what came of it. */
  add: (sku: string, qty: number) => Promise<AddToCartResult>;
  personalized: Personalized | null;
  personalize: (value: Personalized | null) => void;
  /** Accessories that go along. */
  accessories: readonly ListingItem[];
  toggleAccessory: (item: ListingItem) => void;
  /** What went wrong when last adding, by the accessory's id. */
  failures: ReadonlyMap<string, AccessoryFailure>;
}

/** What the visitor puts together on the page of a product. */
export function useBuying(product: Product, cartUrl: string): Buying {
  const notify = useNotify();
  const errorText = useErrorText();
  const addItem = useAddItem();
  const [personalized, personalize] = useState<Personalized | null>(null);
  const [accessories, setAccessories] = useState<readonly ListingItem[]>([]);
  const [failures, setFailures] = useState<ReadonlyMap<string, AccessoryFailure>>(new Map());

  function toggleAccessory(item: ListingItem) {
    const others = accessories.filter(({ id }) => id !== item.id);
    setAccessories(others.length < accessories.length ? others : [...accessories, item]);
  }

  /** One after the other: each changes the same cart. What cannot be had stays chosen, with the reason. */
  async function addAccessories(parent: string | undefined) {
    const failed = new Map<string, AccessoryFailure>();
    for (const { id, canonicalSKU } of accessories) {
      const result = await addItem({ sku: canonicalSKU, qty: 1 }, parent);
      if (!result.ok) failed.set(id, result.itemError ?? {});
    }
    setFailures(failed);
    setAccessories(accessories.filter(({ id }) => failed.has(id)));
  }

  async function add(sku: string, qty: number): Promise<AddToCartResult> {
    const result = await addItem({ sku, qty, personalization: personalized });
    // Everything but the quantity has been said in a message already.
    if (!result.ok) return { ok: false, message: result.quantityError && errorText(result.quantityError, 'quantity') };
    await addAccessories(result.lineItemId);
    notify(addedNotice(product.title, cartUrl));
    return { ok: true };
  }

  return { add, personalized, personalize, accessories, toggleAccessory, failures };
}
