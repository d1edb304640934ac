import type { ValidationCode, ValidationError } from '@shop/contracts';

/**
 * The validation error of a quantity: `quantity.value` for updates, `item.{sku}.quantity.value` otherwise (section 5).
 */
export function quantityError({ fields }: ValidationError, sku?: string): ValidationCode | undefined {
  return (fields[`item.${sku}.quantity.value`] ?? fields['quantity.value'])?.[0];
}
