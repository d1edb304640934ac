import type { Voucher } from '@shop/contracts';

export interface VoucherFormProps {
  voucher: Voucher;
  /** Address of the cart. */
  cart: string;
  /** Given the voucher as it has become. */
  onDone: (voucher: Voucher) => void;
}
