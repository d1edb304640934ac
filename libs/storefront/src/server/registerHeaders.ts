import { STRICT_TRANSPORT_SECURITY } from '@shop/http-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Headers of every response that keep browsers careful. */
const carefulHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Set first, so that what knows better, such as the services, sets its own. */
export function registerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void setCarefulHeaders(request, reply));
}

/** Sets these headers, over https also that there is nothing else. */
export function setCarefulHeaders({ protocol }: Pick<FastifyRequest, 'protocol'>, reply: FastifyReply): FastifyReply {
  reply.headers(carefulHeaders);
  return protocol === 'https' ? reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY) : reply;
}
