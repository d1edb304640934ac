import type { NewCartItem } from '@shop/contracts';
import { loadFailedNotice, useNotify } from '@shop/notices';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CART_DOMAIN } from './cartNotices';
import { useAddItem } from './useAddItem';

/** ms the message of success stays: long enough to read it and to go to the cart. */
const ADDED_HIDE_MS = 8_000;

/**
 * Adds articles to the cart, and tells how many are in it and how many are not available. Where none is, the cart has told
 * why. Its messages are late ones.
 */
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
    try {
      // One after the other: each changes the same cart.
      for (const item of items) {
        const { ok } = await addItem(item);
        if (ok) added.push(item.sku);
      }
    } catch {
      // The code for it did not load.
      notify(loadFailedNotice());
    } finally {
      setBuying(false);
    }
    if (added.length === 0) return added;
    const counts = { count: added.length, missing: items.length - added.length };
    notify({
      id: 'added',
      domain: CART_DOMAIN,
      type: counts.missing > 0 ? 'warning' : 'success',
      // Plain texts: where notices are shown, late messages are not there.
      title: formatMessage({ id: 'cart.buyAgain.done.title' }),
      message: formatMessage({ id: 'cart.buyAgain.done.text' }, counts),
      action: { label: formatMessage({ id: 'cart.buyAgain.done.toCart' }), url: cartUrl },
      hideAfter: ADDED_HIDE_MS,
    });
    return added;
  }

  return { isBuying, buyAgain };
}
