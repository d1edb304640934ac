import type { ValidationCode, ValidationError } from '@shop/contracts';

/** What is wrong with a quantity: `quantity.value` for updates, `item.{sku}.quantity.value` else (section 5). */
export function quantityError({ fields }: ValidationError, sku?: string): ValidationCode | undefined {
  return (fields[`item.${sku}.quantity.value`] ?? fields['quantity.value'])?.[0];
}
