import type { FastifyInstance } from 'fastify';
import { type QueryCount, withQueryCount } from '../db/queryCount.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where nobody counts. */
    queryCount: QueryCount | null;
  }
}

/**
 * Tells in every response how many SQL statements it took, transactions' begin and commit included, as
 * `Server-Timing: db;desc="<n>"`. The content version, which many requests share, is not counted.
 */
export function registerQueryCount(app: FastifyInstance): void {
  app.decorateRequest('queryCount', null);

  app.addHook('onRequest', (request, _reply, done) => {
    request.queryCount = { queries: 0 };
    withQueryCount(request.queryCount, done);
  });

  app.addHook('onSend', async (request, reply) => {
    reply.header('Server-Timing', `db;desc="${request.queryCount?.queries ?? 0}"`);
  });
}
