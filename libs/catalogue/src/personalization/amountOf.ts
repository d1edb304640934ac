import type { Price, ProductType } from '@shop/contracts';
import { formatPrice } from '@shop/intl';

/** What is printed on a voucher of a value; undefined on anything else. */
export function amountOf(productType: ProductType | undefined, price: Price | null | undefined): string | undefined {
  return productType === 'valueVoucher' && price ? formatPrice(price.amount.cents, price.currency) : undefined;
}
