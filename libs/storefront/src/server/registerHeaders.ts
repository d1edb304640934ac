import type { FastifyInstance } from 'fastify';

/** Headers of every response that keep browsers careful. */
export const carefulHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
};
const HSTS = 'max-age=31536000; includeSubDomains';

/** Set first, so that what knows better, such as the services, sets its own. */
export function registerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(carefulHeaders);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
  });
}
