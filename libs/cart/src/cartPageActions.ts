import type { Cart, CartError, CartItem, NewCartItem } from '@shop/contracts';
import { notifyOf } from '@shop/notices';
import type { ShopDispatch } from '@shop/service-client';
import { cartPageService } from '@shop/service-client/cart-page';
import type { CartResult } from './cartActions';
import { cartFailures } from './cartFailures';
import { cartNotice } from './cartNotices';
import { rememberCart } from './rememberedCart';
import { trackQuantity } from './trackQuantity';

/** Of which less came into the cart than was shared. */
export interface MissingItem {
  title: string;
  qty: number;
  wanted: number;
}

const { addItems, setPersonalization, removePersonalization, saveItem, moveSavedItem, removeSavedItem, addSharedCart } =
  cartPageService.endpoints;
const FAILED: CartResult = { ok: false };

interface Reply {
  data?: { cart: Cart | null; error: CartError | null } | undefined;
}

/** What is done with a cart beyond its quantities. Failures have been shown to the visitor. */
export function cartPageActions(dispatch: ShopDispatch, locale: string) {
  const notify = notifyOf(dispatch);
  const { fail } = cartFailures(dispatch, locale);

  async function settle({ data }: Reply, isAdding = false): Promise<CartResult> {
    // The visitor has been told of a call that got no answer.
    if (!data) return FAILED;
    const { cart, error } = data;
    if (!error || cart) rememberCart(cart);
    if (!error) return { ok: true };
    // There is no field of a quantity that could show it.
    if (error.validationError) notify(cartNotice('validationFailed'));
    return fail(error, { isAdding });
  }

  return {
    /** Adds several articles, all or none. */
    async addItems(items: NewCartItem[]): Promise<CartResult> {
      const reply = await dispatch(addItems.initiate({ items, locale }));
      const result = await settle(reply, true);
      if (!result.ok) return result;
      const cart = reply.data?.cart ?? null;
      for (const { sku, qty } of items)
        trackQuantity(
          cart?.items.find((line) => line.sku === sku),
          qty,
        );
      return { ok: true, cart };
    },
    /** Puts a picture or a text on a line, or takes both off where there is neither. */
    async personalizeItem(lineItemId: string, personalization: CartItem['personalization']): Promise<CartResult> {
      return settle(
        personalization
          ? await dispatch(setPersonalization.initiate({ lineItemId, personalization, locale }))
          : await dispatch(removePersonalization.initiate({ lineItemId, locale })),
      );
    },
    /** Puts a line aside for later. */
    async saveItem(item: CartItem): Promise<CartResult> {
      const result = await settle(await dispatch(saveItem.initiate({ lineItemId: item.lineItemId, locale })));
      if (result.ok) trackQuantity(item, -item.qty);
      return result;
    },
    /** Puts a saved line back, as many units as there are. */
    async moveToCart(item: CartItem): Promise<CartResult> {
      const reply = await dispatch(moveSavedItem.initiate({ lineItemId: item.lineItemId, locale }));
      const result = await settle(reply, true);
      if (!result.ok) return result;
      const line = reply.data?.cart?.items.find(({ sku, parentId }) => sku === item.sku && parentId === null);
      trackQuantity(line, Math.min(item.qty, line?.qty ?? 0));
      if (line && line.maxQuantity <= line.qty && line.qty < item.qty) {
        notify(cartNotice('notEnoughStock', { available: line.maxQuantity }));
      }
      return result;
    },
    async removeSaved(lineItemId: string): Promise<CartResult> {
      return settle(await dispatch(removeSavedItem.initiate({ lineItemId, locale })));
    },
    /** Puts what somebody has shared into the cart. Null where that is not possible (any more). */
    async addShared(token: string): Promise<{ missing: readonly MissingItem[] } | null> {
      const { data } = await dispatch(addSharedCart.initiate({ token, locale }));
      if (!data || data.error) return null;
      rememberCart(data.cart);
      return { missing: data.missing };
    },
  };
}
