import type { Voucher } from '@shop/contracts';

export type VoucherAction = 'activate' | 'exchange' | 'extend';

/** What can be done with a voucher. */
export function actionsOf({ isActivatable, isExchangeable, extendableUntil }: Voucher): readonly VoucherAction[] {
  return [
    ...(isActivatable ? (['activate'] as const) : []),
    ...(isExchangeable ? (['exchange'] as const) : []),
    ...(extendableUntil === null ? [] : (['extend'] as const)),
  ];
}
