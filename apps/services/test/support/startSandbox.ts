import { buildSandbox, SIGNATURE_HEADER, signatureOf } from '@shop/payment-sandbox';
import type { PaymentError } from '@shop/contracts';
import { pino } from 'pino';

export const SANDBOX_SECRET = 'a secret of thirty-two characters';

export interface TestSandbox {
  url: string;
  /** What a visitor chooses on the payment page at `url`. Webhooks go their way. */
  choose: (url: string, outcome: string) => Promise<void>;
  /** Resolves when all webhooks have been told, or given up. */
  idle: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The payment sandbox of services at an address. */
export async function startSandbox(servicesUrl: string): Promise<TestSandbox> {
  const log = pino({ level: 'silent' });
  const { app, idle } = buildSandbox({ servicesUrl, secret: SANDBOX_SECRET, log, lateMs: 0, retryPausesMs: [] });
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    choose: async (url, outcome) => {
      const body = new URLSearchParams({ outcome });
      const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      expect(status).toBe(303);
    },
    idle,
    stop: async () => {
      await app.close();
    },
  };
}

/** What a provider tells of a payment. */
export interface TestNews {
  provider: string;
  reference: string;
  status: 'pending' | 'paid' | 'refused';
  reason?: PaymentError | null;
}

/** Tells services of a payment as the sandbox does. Gives the status of the answer. */
export async function tellOfPayment(
  servicesUrl: string,
  { provider, reference, status, reason = null }: TestNews,
  secret = SANDBOX_SECRET,
): Promise<number> {
  const body = JSON.stringify([{ reference, status, reason }]);
  const response = await fetch(`${servicesUrl}/services/payments/${provider}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(secret, body) },
  });
  return response.status;
}
