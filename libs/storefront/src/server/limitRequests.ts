import type { FastifyInstance } from 'fastify';
import type { PageLimits } from './PageLimits.ts';

/** What is passed on to the services, which limit it themselves. */
const passedOn = /^\/(?:services|images)\//;

/** Limits pages and files by the network of who asks. */
export function limitRequests(app: FastifyInstance, limits: PageLimits): void {
  app.addHook('onRequest', async (request) => {
    if (!passedOn.test(request.url)) limits.admit('page', request.ip);
  });
}
