import { STRICT_TRANSPORT_SECURITY } from '@shop/http-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASSETS } from './assets.ts';

/** Headers that keep browsers careful: one of every response, and those that say something of documents only. */
const ofAll = { 'x-content-type-options': 'nosniff' };
const ofDocuments = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Codes of vouchers can be scanned.
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Set first, so that what knows better, such as the services, sets its own. */
export function registerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void setCarefulHeaders(request, reply));
}

/** Sets these headers, over https also that there is nothing else. */
export function setCarefulHeaders(
  { protocol, url, raw }: Pick<FastifyRequest, 'protocol' | 'url' | 'raw'>,
  reply: FastifyReply,
): FastifyReply {
  reply.headers(ofAll);
  if (!url.startsWith(ASSETS)) reply.headers(ofDocuments);
  // HTTP/1.1 connections are persistent by default. A client that asks for something else gets an answer.
  const isDefault = raw.httpVersion === '1.1' && /^(?:keep-alive)?$/i.test(raw.headers.connection ?? '');
  if (isDefault && !reply.raw.hasHeader('connection')) reply.raw.removeHeader('connection');
  return protocol === 'https' ? reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY) : reply;
}
