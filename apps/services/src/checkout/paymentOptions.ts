import type { ChosenPayment, PaymentMethod, PaymentOption } from '@shop/contracts';

/** Methods that need no provider: the shop itself sees that it is paid. */
const ownMethods: ReadonlySet<PaymentMethod> = new Set<PaymentMethod>([
  'inv',
  'pre',
  'value-voucher',
  'no-payment',
  'on-pickup',
]);

/** Whether a method is settled by the shop itself. */
export const isOwnMethod = (method: PaymentMethod): boolean => ownMethods.has(method);

/** What pays where vouchers or promotions leave nothing to pay. */
function freePayment(vouchersCents: number): ChosenPayment {
  return { method: vouchersCents > 0 ? 'value-voucher' : 'no-payment', provider: null };
}

/** The ways to pay what is left, of those a site offers. Those of providers that are not connected are left out. */
export function paymentOptions(
  offered: readonly ChosenPayment[],
  connected: ReadonlySet<string>,
  { dueCents, vouchersCents, sellsVouchers }: { dueCents: number; vouchersCents: number; sellsVouchers: boolean },
): PaymentOption[] {
  if (dueCents === 0) return [{ ...freePayment(vouchersCents), redirects: false }];
  return (
    offered
      .map((payment) => ({ ...payment, redirects: !isOwnMethod(payment.method) }))
      // A voucher is as good as money: it is sold for money that is there.
      .filter(({ method }) => !sellsVouchers || method !== 'inv')
      .filter(({ redirects, provider }) => !redirects || (provider !== null && connected.has(provider)))
  );
}
