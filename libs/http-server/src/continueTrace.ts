import { randomBytes } from 'node:crypto';

const pattern = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-|$)/;

/** A request's trace context in W3C format. */
export interface Trace {
  traceId: string;
  header: string;
}

/** Continues the trace of a request with a span of our own, or starts one if the header is absent or malformed. */
export function continueTrace(header: string | undefined): Trace {
  const [, traceId = randomBytes(16).toString('hex'), flags = '00'] = pattern.exec(header ?? '') ?? [];
  return { traceId, header: `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}` };
}
