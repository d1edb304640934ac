import type { CartError } from '@shop/contracts';
import { notifyOf } from '@shop/notices';
import type { ShopDispatch } from '@shop/service-client';
import { cartAnswered, cartService } from '@shop/service-client/cart';
import type { CartResult } from './cartActions';
import { cartNotice } from './cartNotices';
import { quantityError } from './quantityError';
import { rememberCart } from './rememberedCart';

const { getCart } = cartService.endpoints;

/** What follows from the errors of a cart (specification, section 4). */
export function cartFailures(dispatch: ShopDispatch, locale: string) {
  const notify = notifyOf(dispatch);

  /** Shows the cart as it is now; as unknown only where it cannot be had. */
  async function reload(): Promise<void> {
    const { data } = await dispatch(getCart.initiate({ locale }, { subscribe: false, forceRefetch: true }));
    if (!data || data.error?.cartError === 'invalid') {
      forget();
      notify(cartNotice('unknown'));
    } else {
      rememberCart(data.cart);
    }
  }

  function forget(): void {
    rememberCart(null);
    dispatch(cartAnswered(null, locale));
  }

  /** Shows an error, except an invalid quantity, which its field shows. `sku` is the article's that was changed. */
  async function fail({ cartError, cartItemError, validationError }: CartError, sku?: string): Promise<CartResult> {
    if (cartError === 'empty') forget();
    else if (cartError === 'invalid') await reload();
    else if (cartItemError?.code === 'NotEnoughStock') {
      notify(cartNotice('notEnoughStock', { available: cartItemError.available }));
    } else if (cartItemError?.code === 'NotFound') notify(cartNotice('notFound'));
    else if (validationError) return { ok: false, quantityError: quantityError(validationError, sku) };
    else notify(cartNotice('unknown'));
    return { ok: false, itemError: cartItemError };
  }

  return { reload, forget, fail };
}
