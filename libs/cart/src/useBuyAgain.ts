import type { NewCartItem } from '@shop/contracts';
import { useNotify } from '@shop/notices';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CART_DOMAIN } from './cartNotices';
import { useAddItem } from './useAddItem';

/** ms the message of success stays: long enough to read it and to go to the cart. */
const ADDED_HIDE_MS = 8_000;

/** Puts articles into the cart, and says so. What cannot be had has been told of by the cart. Its messages are late ones. */
export function useBuyAgain(cartUrl: string) {
  const addItem = useAddItem();
  const notify = useNotify();
  const { formatMessage } = useIntl();
  const [isBuying, setBuying] = useState(false);

  /** Returns the SKUs of those that are in the cart now. */
  async function buyAgain(items: readonly NewCartItem[]): Promise<string[]> {
    if (isBuying) return [];
    setBuying(true);
    const added: string[] = [];
    // One after the other: each changes the same cart.
    for (const item of items) {
      const { ok } = await addItem(item);
      if (ok) added.push(item.sku);
    }
    setBuying(false);
    if (added.length === 0) return added;
    notify({
      id: 'added',
      domain: CART_DOMAIN,
      type: 'success',
      // Plain texts: where notices are shown, late messages are not there.
      title: formatMessage({ id: 'cart.buyAgain.done.title' }),
      message: formatMessage({ id: 'cart.buyAgain.done.text' }, { count: added.length }),
      action: { label: formatMessage({ id: 'cart.buyAgain.done.toCart' }), url: cartUrl },
      hideAfter: ADDED_HIDE_MS,
    });
    return added;
  }

  return { isBuying, buyAgain };
}
