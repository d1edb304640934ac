import type { Cart, CartError, CartItemUpdate, NewCartItem, ValidationCode } from '@shop/contracts';
import { notifyOf } from '@shop/messages';
import type { ShopDispatch } from '@shop/service-client';
import { cartAnswered, cartService } from '@shop/service-client/cart';
import { cartNotice } from './cartNotices';
import { quantityError } from './quantityError';
import { rememberCart } from './rememberedCart';

/** Whether a change went through. What went wrong has been told to the visitor, except a wrong quantity of a line. */
export interface CartResult {
  ok: boolean;
  lineItemId?: string;
  /** What is wrong with the quantity, for its field to say. */
  quantityError?: ValidationCode | undefined;
}

interface CartReply {
  cart: Cart | null;
  error: CartError | null;
}

const { addItem, updateItem, removeItem, deleteCart, getCart } = cartService.endpoints;
const FAILED: CartResult = { ok: false };

/** What a visitor can do to the cart. Titles come in `locale`. */
export function cartActions(dispatch: ShopDispatch, locale: string) {
  const notify = notifyOf(dispatch);

  async function reload() {
    const { data } = await dispatch(getCart.initiate({ locale }, { subscribe: false, forceRefetch: true }));
    if (!data || data.error?.cartError === 'invalid') {
      forget();
      notify(cartNotice('unknown'));
    } else {
      rememberCart(data.cart);
    }
  }

  function forget() {
    rememberCart(null);
    dispatch(cartAnswered(null, locale));
  }

  async function fail({ cartError, cartItemError, validationError }: CartError, sku?: string): Promise<CartResult> {
    if (cartError === 'empty') forget();
    else if (cartError === 'invalid') await reload();
    else if (cartItemError?.code === 'NotEnoughStock') {
      notify(cartNotice('notEnoughStock', { available: cartItemError.available }));
    } else if (cartItemError?.code === 'NotFound') notify(cartNotice('notFound'));
    else if (validationError) return { ok: false, quantityError: quantityError(validationError, sku) };
    else notify(cartNotice('unknown'));
    return FAILED;
  }

  function keep({ cart }: CartReply, lineItemId = ''): CartResult {
    rememberCart(cart);
    return { ok: true, lineItemId };
  }

  return {
    async addItem(item: NewCartItem, parent?: string): Promise<CartResult> {
      const { data } = await dispatch(addItem.initiate({ item, parent, locale }));
      if (!data) notify(cartNotice('addFailed'));
      if (!data?.error) return data ? keep(data, data.lineItemID) : FAILED;
      if (data.error.validationError) notify(cartNotice('validationFailed'));
      return fail(data.error, item.sku);
    },
    async updateItem(update: CartItemUpdate, sku?: string): Promise<CartResult> {
      const { data } = await dispatch(updateItem.initiate({ update, locale }));
      if (!data) return FAILED;
      return data.error ? fail(data.error, sku) : keep(data);
    },
    async removeItem(lineItemId: string): Promise<CartResult> {
      const { data } = await dispatch(removeItem.initiate({ lineItemId, locale }));
      if (!data) return FAILED;
      if (data.error?.cartItemError?.code === 'NotFound') {
        notify(cartNotice('removeNotFound'));
        await reload();
        return FAILED;
      }
      return data.error ? fail(data.error) : keep(data);
    },
    async deleteCart(): Promise<CartResult> {
      const { data } = await dispatch(deleteCart.initiate());
      if (!data || data.error) {
        notify(cartNotice('deleteFailed'));
        return FAILED;
      }
      forget();
      notify(cartNotice('deleted'));
      return { ok: true };
    },
  };
}
