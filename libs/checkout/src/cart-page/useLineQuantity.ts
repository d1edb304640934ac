import type { CartResult } from '@shop/cart';
import type { CartItem } from '@shop/contracts';
import { useRef, useState } from 'react';
import type { LineChanges } from './LineChanges';

/**
 * The quantity of a line, shown as chosen at once. One request is under way at a time; of what is chosen meanwhile, the
 * last value is sent after it.
 */
export function useLineQuantity({ lineItemId, sku, qty }: CartItem, onUpdate: LineChanges['onUpdate']) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [result, setResult] = useState<CartResult | null>(null);
  const next = useRef<number | null>(null);
  const isSending = useRef(false);

  async function change(wanted: number) {
    setChosen(wanted);
    next.current = wanted;
    if (isSending.current) return;
    isSending.current = true;
    let last: CartResult | null = null;
    while (next.current !== null) {
      const quantity = next.current;
      next.current = null;
      last = await onUpdate({ id: lineItemId, qty: quantity }, sku).catch((error: unknown) => {
        // eslint-disable-next-line no-console -- the specification wants it logged (section 8)
        console.error('Failed to update the cart', error);
        return { ok: false };
      });
    }
    isSending.current = false;
    setResult(last);
    setChosen(null);
  }

  return { quantity: chosen ?? qty, isChanging: chosen !== null, result, change };
}
