import type { CartError } from '@shop/contracts';
import { notifyOf } from '@shop/notices';
import type { ShopDispatch } from '@shop/service-client';
import { cartAnswered, cartService } from '@shop/service-client/cart';
import type { CartResult } from './cartActions';
import { cartNotice } from './cartNotices';
import { quantityError } from './quantityError';
import { rememberCart } from './rememberedCart';

const { getCart } = cartService.endpoints;

interface FailedChange {
  /** Of the article that was changed. */
  sku?: string | undefined;
  /** It was to be added. */
  isAdding?: boolean;
}

/** What follows from the errors of a cart (specification, section 4). */
export function cartFailures(dispatch: ShopDispatch, locale: string) {
  const notify = notifyOf(dispatch);

  /** Shows the cart as it is now. Where it cannot be had, it says so and resolves to false. */
  async function reload(): Promise<boolean> {
    const { data } = await dispatch(getCart.initiate({ locale }, { subscribe: false, forceRefetch: true }));
    if (!data || data.error?.cartError === 'invalid') {
      forget();
      notify(cartNotice('unknown'));
      return false;
    }
    rememberCart(data.cart);
    return true;
  }

  function forget(): void {
    rememberCart(null);
    dispatch(cartAnswered(null, locale));
  }

  /**
   * Shows an error, except an invalid quantity, which its field shows. A cart that has become another one is shown as it is
   * now, which says nothing of an article that was to be added.
   */
  async function fail(
    { cartError, cartItemError, validationError }: CartError,
    { sku, isAdding = false }: FailedChange = {},
  ): Promise<CartResult> {
    if (cartError) {
      if (cartError === 'empty') forget();
      const isUntold = cartError === 'empty' || (await reload());
      if (isAdding && isUntold) notify(cartNotice('addFailed'));
    } else if (cartItemError?.code === 'NotEnoughStock') {
      notify(cartNotice('notEnoughStock', { available: cartItemError.available }));
    } else if (cartItemError?.code === 'NotFound') notify(cartNotice('notFound'));
    else if (validationError) return { ok: false, quantityError: quantityError(validationError, sku) };
    else notify(cartNotice('unknown'));
    return { ok: false, itemError: cartItemError };
  }

  return { reload, forget, fail };
}
