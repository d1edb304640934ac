import { useLocale } from '@shop/intl';
import { cartService } from '@shop/service-client/cart';

/** Ids of the products in the cart, as far as the page has asked for it already. */
export function useProductsInCart(): readonly string[] {
  const locale = useLocale();
  const { data } = cartService.endpoints.getCart.useQueryState({ locale });
  return data?.cart?.items.map(({ productId }) => productId) ?? [];
}
