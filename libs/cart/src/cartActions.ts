import type { Cart, CartError, CartItem, CartItemUpdate, NewCartItem, ValidationCode } from '@shop/contracts';
import { noticesCleared, notifyOf } from '@shop/notices';
import type { ShopDispatch } from '@shop/service-client';
import { cartService } from '@shop/service-client/cart';
import { cartFailures } from './cartFailures';
import { CART_DOMAIN, cartNotice } from './cartNotices';
import { inTurn } from './inTurn';
import { rememberCart } from './rememberedCart';
import { trackQuantity } from './trackQuantity';

/** Whether a change succeeded. Failures have been shown to the visitor, except an invalid quantity of a line. */
export interface CartResult {
  ok: boolean;
  lineItemId?: string;
  /** The cart with what was added. */
  cart?: Cart | null;
  /** What is wrong with the quantity, for its field. */
  quantityError?: ValidationCode | undefined;
  /** The article that is unavailable, and how much of it is left. */
  itemError?: CartError['cartItemError'];
  /** The parent line has left the cart. */
  isParentGone?: boolean;
  /** The cart has changed elsewhere, and is shown as it is now. */
  isStale?: boolean;
}

interface CartReply {
  cart: Cart | null;
  error: CartError | null;
}

const { addItem, updateItem, removeItem, deleteCart, getCart } = cartService.endpoints;
const FAILED: CartResult = { ok: false };

/** The changes a visitor can make to the cart. Titles are requested in `locale`. */
export function cartActions(dispatch: ShopDispatch, locale: string) {
  const notify = notifyOf(dispatch);
  const { reload, forget, fail } = cartFailures(dispatch, locale);

  /** The cart as last read. */
  function known(): Cart | null {
    return dispatch((_dispatch, getState) => getCart.select({ locale })(getState()).data?.cart ?? null);
  }

  function keep({ cart }: CartReply, lineItemId = ''): CartResult {
    rememberCart(cart);
    return { ok: true, lineItemId };
  }

  async function setQuantity(update: CartItemUpdate, sku?: string): Promise<CartResult> {
    const line = lineOf(known(), update.id);
    const send = (version?: number) =>
      dispatch(updateItem.initiate({ update: { ...update, ...(version !== undefined && { version }) }, locale }));
    let { data, error } = await send(known()?.version);
    if (data?.error?.cartError === 'invalid' && data.cart) {
      rememberCart(data.cart);
      // Something else of the cart has changed, such as another line: then the visitor has seen this one as it is.
      if (!line || lineOf(data.cart, update.id)?.qty !== line.qty) return { ...FAILED, isStale: true };
      ({ data, error } = await send(data.cart.version));
    }
    if (!data || data.error) {
      // eslint-disable-next-line no-console -- the specification wants it logged (section 8)
      console.error('Failed to update the cart', data?.error ?? error);
      return data?.error ? fail(data.error, { sku }) : FAILED;
    }
    dispatch(noticesCleared(CART_DOMAIN));
    if (line) trackQuantity(line, (lineOf(data.cart, update.id)?.qty ?? 0) - line.qty);
    return keep(data);
  }

  return {
    async addItem(item: NewCartItem, parent?: string): Promise<CartResult> {
      const { data } = await dispatch(addItem.initiate({ item, parent, locale }));
      // The visitor has been told of a call that got no answer.
      if (!data) return FAILED;
      if (!data.error) {
        // What is left behind of the purchase that this belongs to has just been told.
        if (!parent) dispatch(noticesCleared(CART_DOMAIN));
        trackQuantity(lineOf(data.cart, data.lineItemID), item.qty);
        return { ...keep(data, data.lineItemID), cart: data.cart };
      }
      if (parent && data.cart && !holds(data.cart, parent)) {
        notify(cartNotice('removeNotFound'));
        rememberCart(data.cart);
        return { ...FAILED, isParentGone: true };
      }
      if (data.error.validationError) notify(cartNotice('validationFailed'));
      return fail(data.error, { sku: item.sku, isAdding: true });
    },
    updateItem: (update: CartItemUpdate, sku?: string): Promise<CartResult> => inTurn(() => setQuantity(update, sku)),
    async removeItem(lineItemId: string): Promise<CartResult> {
      // Child lines are removed with their parent.
      const lines = known()?.items.filter((line) => [line.lineItemId, line.parentId].includes(lineItemId));
      const { data } = await dispatch(removeItem.initiate({ lineItemId, locale }));
      if (!data) return FAILED;
      if (data.error?.cartItemError?.code === 'NotFound') {
        notify(cartNotice('removeNotFound'));
        await reload();
        return FAILED;
      }
      if (data.error) return fail(data.error);
      dispatch(noticesCleared(CART_DOMAIN));
      for (const line of lines ?? []) trackQuantity(line, -line.qty);
      return keep(data);
    },
    async deleteCart(): Promise<CartResult> {
      const { data } = await dispatch(deleteCart.initiate());
      if (!data) return FAILED;
      if (data.error) {
        notify(cartNotice('deleteFailed'));
        return FAILED;
      }
      forget();
      notify(cartNotice('deleted'));
      return { ok: true };
    },
  };
}

function holds({ items, unavailableItems, unprocessableItems }: Cart, lineItemId: string): boolean {
  return [...items, ...unavailableItems, ...unprocessableItems].some((line) => line.lineItemId === lineItemId);
}

function lineOf(cart: Cart | null, lineItemId: string | null): CartItem | undefined {
  return cart?.items.find((line) => line.lineItemId === lineItemId);
}
