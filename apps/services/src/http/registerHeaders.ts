import { CONTENT_VERSION_HEADER } from '@shop/contracts';
import { continueTrace, STRICT_TRANSPORT_SECURITY } from '@shop/http-server';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    traceId: string;
  }
}

/** A route may set its own first. */
const defaults: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Headers of every response: trace, request id, content version, and security headers. */
export function registerHeaders(app: FastifyInstance, contentVersion: () => Promise<number | null>): void {
  app.decorateRequest('traceId', '');

  app.addHook('onRequest', async (request, reply) => {
    const trace = continueTrace(request.headers.traceparent as string | undefined);
    request.traceId = trace.traceId;
    reply.header('Traceparent', trace.header).header('X-Request-ID', request.id);
  });

  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(defaults)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY);
    // Without a database nothing waits for it again.
    if (request.routeOptions.config.skipContentVersion || reply.statusCode === 503) return;
    const version = await contentVersion();
    if (version !== null) reply.header(CONTENT_VERSION_HEADER, String(version));
  });
}
