import { createHmac, timingSafeEqual } from 'node:crypto';
import { paymentErrorSchema } from '@shop/contracts';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { PaymentNews, PaymentProvider } from './PaymentProvider.ts';

/** Longer than the sandbox takes; a visitor waits for it. */
const TIMEOUT_MS = 5_000;

/** Header of the signature: HMAC-SHA-256 of the body, in hex. */
const SANDBOX_SIGNATURE = 'x-sandbox-signature';

const newsSchema = z
  .object({
    reference: z.string(),
    status: z.enum(['pending', 'paid', 'refused']),
    reason: paymentErrorSchema.nullable(),
  })
  .transform(({ reference, ...news }): PaymentNews => ({ payment: { reference }, ...news }));
const startedSchema = z.object({ reference: z.string(), url: z.url() });

/** The payment sandbox: a process of its own with a payment page, which plays the providers of the demo world. */
export function sandboxProvider(
  config: Pick<Config, 'PAYMENT_SANDBOX_URL' | 'PAYMENT_SANDBOX_SECRET'>,
): PaymentProvider {
  const secret = config.PAYMENT_SANDBOX_SECRET;

  async function ask(path: string, body?: unknown): Promise<unknown> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const response = await fetch(new URL(path, config.PAYMENT_SANDBOX_URL), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signatureOf(secret, text) },
      ...(body !== undefined && { body: text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the payment sandbox answered ${response.status} to ${path}`);
    return response.json();
  }

  return {
    start: async (payment) => startedSchema.parse(await ask('/payments', payment)),
    read: async (reference) => newsSchema.parse(await ask(`/payments/${encodeURIComponent(reference)}`)),
    refund: async ({ reference }, { id, cents }) => {
      await ask(`/payments/${encodeURIComponent(reference)}/refunds`, { id, cents });
    },
    readWebhook: (body, headers) => {
      const given = headers[SANDBOX_SIGNATURE];
      if (typeof given !== 'string' || !isSame(given, signatureOf(secret, body))) return null;
      return z.array(newsSchema).parse(JSON.parse(body.toString('utf8')));
    },
  };
}

/** The signature of a message between the shop and the sandbox. */
function signatureOf(secret: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
