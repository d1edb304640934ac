import { address } from '../address.ts';
import { forAll } from '../forAll.ts';
import type { SessionCaller } from '../sessionCaller.ts';

/** A guest whose checkout is complete, with one article in the cart. */
interface Buyer {
  sku: string;
  cookie: string;
  /** What the order confirms. */
  version: string;
}

interface Option {
  type: string;
  method: string;
  provider: string | null;
  redirects: boolean;
}

/** So many guests who pay on account, each with one of these articles, by turns. So many at a time. */
export async function prepareBuyers(
  call: SessionCaller,
  { skus, count, atOnce }: { skus: readonly string[]; count: number; atOnce: number },
): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  await forAll(Array.from({ length: count }), atOnce, async (_, index) => {
    const sku = skus[index % skus.length]!;
    const { cookie: first } = await call('checkout/cart/AddItem', [{ sku, qty: 1 }, null]);
    const given = { email: `buyer-${index}-${Date.now()}@example.com`, billingAddress: address };
    const { cookie } = await call('checkout/checkout/SetAddresses', [given, null], first);
    const deliveries = await optionsOf(call, 'GetDeliveryOptions', cookie!);
    const { type, method } = deliveries.find((option) => option.type === 'STANDARD')!;
    await call('checkout/checkout/SetDelivery', [{ type, method, date: null }], cookie);
    const payments = await optionsOf(call, 'GetPaymentMethods', cookie!);
    const payment = payments.find(({ redirects }) => !redirects)!;
    const chosen = { method: payment.method, provider: payment.provider };
    const { results } = await call('checkout/checkout/SetPayment', [chosen], cookie);
    const [{ version }] = results as [{ version: string }];
    buyers.push({ sku, cookie: cookie!, version });
  });
  return buyers;
}

async function optionsOf(call: SessionCaller, method: string, cookie: string): Promise<Option[]> {
  const { results } = await call(`checkout/checkout/${method}`, [], cookie);
  return results[0] as Option[];
}
