import { createHmac } from 'node:crypto';

/** Of a secret: what follows is base64. */
const PREFIX = 'whsec_';

/** Bytes of a `whsec_…` secret; none if it is not one. */
export const secretBytes = (secret: string): Buffer =>
  Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '', 'base64');

interface Message {
  id: string;
  /** Unix seconds. */
  timestamp: number;
  body: string;
}

/**
 * Headers of a webhook as Standard Webhooks has them: the HMAC-SHA-256 of id, timestamp and body, in base64. The
 * timestamp is that of the attempt, so that a receiver can refuse what somebody recorded.
 */
export function webhookHeaders(secret: string, { id, timestamp, body }: Message): Record<string, string> {
  const signature = createHmac('sha256', secretBytes(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
