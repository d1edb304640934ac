import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** One line per request, without query, bodies and cookies, which may be personal. */
export function registerRequestLog(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      requestId: request.id,
      traceId: request.traceId,
    };
    log[request.routeOptions.config.quiet ? 'debug' : 'info'](line, 'request');
  });
}
