import type { CartError, ValidationCode } from '@shop/contracts';
import { MAX_CART_QUANTITY } from '@shop/contracts';

/** A request for `qty` additional units of an article, or on a line. */
export interface QuantityRequest {
  sku: string;
  qty: number;
  /** Units of the SKU elsewhere in the cart. */
  held: number;
  /** Units in stock, null if unlimited; undefined for an article that does not exist. */
  stock: number | null | undefined;
  /** Field path for an invalid quantity. */
  field: string;
}

/** Maximum number of lines of a cart, and of those saved for later; far more than a customer needs. */
export const MAX_LINES = 100;

/** Maximum units of an article in a cart. */
export function maxQuantityOf(stock: number | null): number {
  return Math.max(0, Math.min(stock ?? MAX_CART_QUANTITY, MAX_CART_QUANTITY));
}

/** The error of a request; null if there is none. */
export function judgeQuantity({ sku, qty, held, stock, field }: QuantityRequest): CartError | null {
  if (!Number.isSafeInteger(qty)) return wrongField(field, 'invalid');
  if (qty < 1) return wrongField(field, 'min');
  if (qty > MAX_CART_QUANTITY) return wrongField(field, 'max');
  if (stock === undefined) return notFound(sku);
  if (stock !== null && held + qty > stock) {
    return { cartItemError: { code: 'NotEnoughStock', sku, available: maxQuantityOf(stock) } };
  }
  return held + qty > MAX_CART_QUANTITY ? wrongField(field, 'max') : null;
}

export function notFound(sku: string): CartError {
  return { cartItemError: { code: 'NotFound', sku, available: 0 } };
}

/** The cart is full: it takes no further line. */
export const cartFull: CartError = { cartError: 'invalid' };
/** The article cannot be personalised. */
export const notPersonalizable: CartError = { validationError: { fields: { personalization: ['invalid'] } } };
/** The picture does not exist, or belongs to another visitor. */
export const strangeImage: CartError = { validationError: { fields: { 'personalization.imageId': ['notExists'] } } };

/** Names of the forms' fields (specification, section 5). */
export const quantityFieldOf = (sku: string): string => `item.${sku}.quantity.value`;
export const quantityField = 'quantity.value';

function wrongField(field: string, code: ValidationCode): CartError {
  return { validationError: { fields: { [field]: [code] } } };
}
