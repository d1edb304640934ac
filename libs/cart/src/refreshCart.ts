import { notifyOf } from '@shop/notices';
import type { ShopDispatch } from '@shop/service-client';
import { cartService } from '@shop/service-client/cart';
import { cartNotice } from './cartNotices';
import { rememberCart } from './rememberedCart';

/** Asks the services for the cart and keeps its count for all tabs. `force` asks even where an answer is there. */
export async function refreshCart(dispatch: ShopDispatch, locale: string, force: boolean) {
  const query = cartService.endpoints.getCart.initiate({ locale }, { subscribe: false, forceRefetch: force });
  const { data } = await dispatch(query);
  if (!data) return;
  if (data.error?.cartError === 'invalid') notifyOf(dispatch)(cartNotice('unknown'));
  rememberCart(data.cart);
}
