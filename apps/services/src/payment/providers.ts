import { paymentProviders } from '@shop/contracts';
import type { Config } from '../config.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { sandboxProvider } from './sandboxProvider.ts';

type PaymentConfig = Pick<
  Config,
  | 'PAYMENT_SANDBOX_URL'
  | 'PAYMENT_SANDBOX_SECRET'
  | 'ADYEN_API_KEY'
  | 'ADYEN_MERCHANT_ACCOUNT'
  | 'ADYEN_HMAC_KEY'
  | 'ADYEN_LIVE_PREFIX'
  | 'ADYEN_URL'
>;

/** Code of Adyen in the specification. */
const ADYEN = 'AD';

const all: ReadonlySet<string> = new Set(paymentProviders);

/** Codes of the providers that payments can go to. The sandbox plays those without a connection of their own. */
export function connectedProviders({ PAYMENT_SANDBOX_URL, ADYEN_API_KEY }: PaymentConfig): ReadonlySet<string> {
  if (PAYMENT_SANDBOX_URL) return all;
  return new Set(ADYEN_API_KEY ? [ADYEN] : []);
}

/** The provider of a code; null if payments cannot go there. A library of a provider is loaded when it is needed. */
export async function providerOf(code: string, config: PaymentConfig): Promise<PaymentProvider | null> {
  if (code === ADYEN && config.ADYEN_API_KEY) return (await import('./adyenProvider.ts')).adyenProvider(config);
  if (!config.PAYMENT_SANDBOX_URL || !all.has(code)) return null;
  return sandboxProvider(config);
}
