import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** What of a visitor's request goes on to the services when a page is rendered. */
export interface Visitor {
  cookie: string | undefined;
  traceparent: string;
  address: string;
  protocol: string;
}

export function visitorOf({ headers, ip, protocol }: FastifyRequest): Visitor {
  const { cookie, traceparent } = headers;
  return {
    cookie,
    traceparent: typeof traceparent === 'string' ? traceparent : newTraceparent(),
    address: ip,
    protocol,
  };
}

/** A W3C trace context of our own: version 00, random ids, sampled. */
function newTraceparent(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}
