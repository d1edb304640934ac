import type { useAddItem } from '@shop/cart';
import type { Personalized } from '@shop/catalogue/personalization';
import type { CartError, Product } from '@shop/contracts';
import type { useErrorText } from '@shop/forms';
import type { useNotify } from '@shop/notices';
import type { Added } from './added/Added';
import { prepareAdded, showAdded } from './added/showAdded';
import { addedNotice } from './added/addedNotice';

/** SKUs of the accessories that go along, by the accessory's id. */
export type ChosenAccessories = ReadonlyMap<string, string>;

/** Why an accessory did not come along; without a code nobody knows. */
export type AccessoryFailure = Partial<NonNullable<CartError['cartItemError']>>;

/** Accessories that were to go with a line of the cart and are not in it. */
export interface LeftBehind {
  /** The variant that was bought, and the line it became. */
  sku: string;
  line: string;
  /** By the accessory's id. */
  failures: ReadonlyMap<string, AccessoryFailure>;
}

interface Services {
  addItem: ReturnType<typeof useAddItem>;
  notify: ReturnType<typeof useNotify>;
  errorText: ReturnType<typeof useErrorText>;
  product: Pick<Product, 'id' | 'title'>;
  pages: Added['pages'];
}

interface Selection {
  sku: string;
  qty: number;
  /** Of the product, where it was bought before and only its accessories are lacking. */
  line: string | undefined;
  personalized: Personalized | null;
  accessories: ChosenAccessories;
}

type Purchase =
  | { ok: false; message?: string | undefined }
  | { ok: true; unbought: ChosenAccessories; leftBehind: LeftBehind | null };

/** Puts a product and then its accessories into the cart. What of these cannot be had stays chosen, with the reason. */
export async function buy(
  { addItem, notify, errorText, product, pages }: Services,
  selection: Selection,
): Promise<Purchase> {
  const { sku, qty, personalized, accessories } = selection;
  let { line } = selection;
  let cart: Added['cart'];
  prepareAdded();
  if (!line) {
    const result = await addItem({ sku, qty, personalization: personalized });
    // Everything but the quantity has been said in a message already.
    if (!result.ok) return { ok: false, message: result.quantityError && errorText(result.quantityError, 'quantity') };
    line = result.lineItemId ?? '';
    cart = result.cart;
  }

  const failures = new Map<string, AccessoryFailure>();
  let isLineGone = false;
  // One after the other: each changes the same cart.
  for (const [id, part] of accessories) {
    const result = await addItem({ sku: part, qty: 1 }, line);
    if (result.ok) {
      cart = result.cart;
      continue;
    }
    failures.set(id, result.itemError ?? {});
    isLineGone ||= Boolean(result.isParentGone);
  }
  if (failures.size === 0) {
    const { id: productId, title } = product;
    await showAdded({ cart, lineItemId: line, qty, title, productId, pages }, notify);
  } else if (!selection.line || failures.size < accessories.size) {
    // The page says what is lacking: nothing must cover it.
    notify(addedNotice(product.title, pages.cart));
  }
  return {
    ok: true,
    unbought: new Map([...accessories].filter(([id]) => failures.has(id))),
    // Nothing can follow a line that is not there any more.
    leftBehind: failures.size > 0 && !isLineGone ? { sku, line, failures } : null,
  };
}
