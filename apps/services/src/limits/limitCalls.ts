import type { LimitClass } from '@shop/limits';
import type { FastifyInstance } from 'fastify';
import type { CallLimits } from './CallLimits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The class of limits of a route; each has one. */
    limit?: LimitClass;
  }
}

/** Class of requests that no route answers. */
const UNKNOWN: LimitClass = 'read';

/**
 * Limits every route by the network of its caller, before a body is read. A route without a class cannot be mounted.
 */
export function limitCalls(app: FastifyInstance, limits: CallLimits): void {
  app.addHook('onRoute', ({ config, method, url }) => {
    if (!config?.limit) throw new Error(`${String(method)} ${url} has no class of limits.`);
  });
  app.addHook('onRequest', (request) => limits.admitNetwork(request.routeOptions.config.limit ?? UNKNOWN, request.ip));
}
