import { notifyOf } from '@shop/notices';
import type { ShopDispatch } from '@shop/service-client';
import { cartService } from '@shop/service-client/cart';
import { cartNotice } from './cartNotices';
import { rememberCart } from './rememberedCart';
import { tellOfMerge } from './tellOfMerge';

/** Fetches the cart and shares its count with all tabs. `force` ignores a cached answer. */
export async function refreshCart(dispatch: ShopDispatch, locale: string, force: boolean) {
  const query = cartService.endpoints.getCart.initiate({ locale }, { subscribe: false, forceRefetch: force });
  const { data } = await dispatch(query);
  if (!data) return;
  const notify = notifyOf(dispatch);
  if (data.error?.cartError === 'invalid') notify(cartNotice('unknown'));
  rememberCart(data.cart);
  tellOfMerge(data.cart, notify);
}
