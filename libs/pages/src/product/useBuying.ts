import { useAddItem } from '@shop/cart';
import type { AddToCartResult } from '@shop/catalogue';
import type { Personalized } from '@shop/catalogue/personalization';
import type { Product, SpecialPages } from '@shop/contracts';
import { useErrorText } from '@shop/forms';
import { useNotify } from '@shop/notices';
import { preloadable } from '@shop/preloadable';
import { useState } from 'react';
import type { ChosenAccessories, LeftBehind } from './buy';

const purchase = preloadable(() => import('./buy'));

export interface Buying {
  /**
   * Puts a variant into the cart with what the visitor chose to go with it, and says what came of it. With `line`, which
   * it became before, only what goes with it.
   */
  add: (sku: string, qty: number, line?: string) => Promise<AddToCartResult>;
  personalized: Personalized | null;
  personalize: (value: Personalized | null) => void;
  accessories: ChosenAccessories;
  chooseAccessories: (chosen: ChosenAccessories) => void;
  /** What the last purchase lacks. */
  leftBehind: LeftBehind | null;
}

/** What the visitor puts together on the page of a product. The code that buys it comes with the first purchase. */
export function useBuying(product: Product, pages: SpecialPages): Buying {
  const services = { addItem: useAddItem(), notify: useNotify(), errorText: useErrorText(), product, pages };
  const [personalized, personalize] = useState<Personalized | null>(null);
  const [accessories, chooseAccessories] = useState<ChosenAccessories>(new Map());
  const [leftBehind, setLeftBehind] = useState<LeftBehind | null>(null);

  async function add(sku: string, qty: number, line?: string) {
    const { buy } = await purchase.load();
    const result = await buy(services, { sku, qty, line, personalized, accessories });
    if (result.ok) {
      // The picture is the cart line's from here on: taken away here, it would be gone there.
      personalize(null);
      chooseAccessories(result.unbought);
      setLeftBehind(result.leftBehind);
    }
    return result;
  }

  return { add, personalized, personalize, accessories, chooseAccessories, leftBehind };
}
