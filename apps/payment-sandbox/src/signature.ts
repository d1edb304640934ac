import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of the signature of a message between the shop and the sandbox. */
export const SIGNATURE_HEADER = 'x-sandbox-signature';

/** The signature of a message: HMAC-SHA-256 of its body, in hex. */
export function signatureOf(secret: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Whether a message was signed with the secret. */
export function isSigned(secret: string, body: string | Buffer, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [first, second] = [Buffer.from(given), Buffer.from(signatureOf(secret, body))];
  return first.length === second.length && timingSafeEqual(first, second);
}
