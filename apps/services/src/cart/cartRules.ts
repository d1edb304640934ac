import type { CartError, ValidationCode } from '@shop/contracts';
import { MAX_CART_QUANTITY } from '@shop/contracts';

/** A request for `qty` units more of, or on a line of, an article. */
export interface QuantityRequest {
  sku: string;
  qty: number;
  /** Units of the sku the cart holds besides. */
  held: number;
  /** Units in stock, null for endless; undefined for an article that does not exist. */
  stock: number | null | undefined;
  /** Path of the field a wrong quantity is reported under. */
  field: string;
}

/** Most units of an article one cart may hold. */
export function maxQuantityOf(stock: number | null): number {
  return Math.max(0, Math.min(stock ?? MAX_CART_QUANTITY, MAX_CART_QUANTITY));
}

/** What is wrong with a request; null where nothing is. */
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

/** A personalisation for an article that takes none. */
export const notPersonalizable: CartError = { validationError: { fields: { personalization: ['invalid'] } } };
/** A picture that is not there, or not the visitor's. */
export const strangeImage: CartError = { validationError: { fields: { 'personalization.imageId': ['notExists'] } } };

/** Fields as the forms know them (specification, section 5). */
export const quantityFieldOf = (sku: string): string => `item.${sku}.quantity.value`;
export const quantityField = 'quantity.value';

function wrongField(field: string, code: ValidationCode): CartError {
  return { validationError: { fields: { [field]: [code] } } };
}
