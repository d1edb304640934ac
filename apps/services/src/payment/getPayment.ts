import type { order, OrderPayment, PaymentError, ResultsOf } from '@shop/contracts';
import type { Call } from '../module.ts';
import { findOrder } from '../order/orderRepository.ts';
import { providerOf } from './providers.ts';
import { settlePayment } from './settlePayment.ts';

type Reply = ResultsOf<typeof order, 'GetPayment'>;

/** What became of the payment of an order. Asks the provider where it has not told. */
export async function getPayment(call: Call, id: string, key?: string): Promise<Reply> {
  const known = await findOrder(call, id, key);
  if (!known) return { ret: null, error: 'NOT_FOUND' };
  const { paymentStatus, paymentProvider, paymentReference } = known;
  const provider = paymentProvider === null ? null : await providerOf(paymentProvider, call.config);
  const isUnknown = paymentStatus === 'pending' && provider !== null && paymentReference !== null;
  if (isUnknown) {
    try {
      await settlePayment(call, paymentProvider!, await provider.read(paymentReference));
    } catch (err) {
      call.log.warn({ err, order: known.number }, 'the provider does not tell of a payment');
    }
  }
  const now = isUnknown ? ((await findOrder(call, id, key)) ?? known) : known;
  return {
    ret: {
      status: now.paymentStatus as OrderPayment['status'],
      reason: now.paymentReason as PaymentError | null,
    },
    error: null,
  };
}
