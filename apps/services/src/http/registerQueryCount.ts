import type { FastifyInstance } from 'fastify';
import { type QueryCount, withQueryCount } from '../db/queryCount.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if counting is off. */
    queryCount: QueryCount | null;
  }
}

/**
 * Adds the number of SQL statements of a request, including begin and commit, to its response: `Server-Timing:
 * db;desc="<n>"`. Reading the content version is not counted, since requests share it.
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
