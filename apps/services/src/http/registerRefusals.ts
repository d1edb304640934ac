import { SITE_HEADER } from '@shop/contracts';
import { traceHeaders } from '@shop/http-server';
import { TooBusyError } from '@shop/limits';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isUnavailable } from '../db/isUnavailable.ts';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';
import { logSecurityEvent } from '../security/logSecurityEvent.ts';
import { sendText } from './sendText.ts';

const texts: Readonly<Record<number, string>> = {
  400: 'bad request',
  413: 'request body too large',
  414: 'uri too long',
  415: 'unsupported media type',
};

/** Seconds after which there may be capacity again. */
const BUSY_RETRY_AFTER = '2';
/** Refusals that security watches: not signed in, not allowed, too many. */
const watched: readonly number[] = [401, 403, 429];

/** Seconds after which a database that was lost is usually back. */
const RETRY_AFTER_SECONDS = 2;

/** Responses without a handler: unknown paths, refusals, errors. Only faults are logged as errors. */
export function registerRefusals(app: FastifyInstance, log: Logger): void {
  app.setNotFoundHandler((request, reply) => {
    if (!request.url.startsWith('/services/')) return sendText(reply, 404, 'not found');
    return request.method === 'POST'
      ? sendText(reply, 404, 'method not found')
      : sendText(reply.header('Allow', 'POST'), 405, 'you gotta POST');
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof HttpRefusal) {
      if (watched.includes(error.status)) {
        const { id: requestId, traceId, ip } = request;
        logSecurityEvent(log.child({ requestId, traceId }), {
          event: 'call-refused',
          site: String(request.headers[SITE_HEADER] ?? ''),
          ip,
          path: request.routeOptions.url ?? '',
          reason: error.message,
          status: error.status,
        });
      }
      if (error.retryAfterSeconds !== undefined) reply.header('Retry-After', String(error.retryAfterSeconds));
      return sendText(reply, error.status, error.message);
    }
    if (error instanceof TooBusyError) return sendText(reply.header('Retry-After', BUSY_RETRY_AFTER), 503, 'too busy');
    const status = error.statusCode ?? 500;
    if (status < 500) return sendText(reply, status, texts[status] ?? 'refused');
    const line = { err: error, requestId: request.id, method: request.method, path: request.routeOptions.url };
    if (isUnavailable(error)) {
      log.warn(line, 'database unavailable');
      return sendText(reply.header('Retry-After', String(RETRY_AFTER_SECONDS)), 503, 'service unavailable');
    }
    log.error(line, 'fault');
    return sendText(reply, 500, 'internal server error');
  });
}

/** What the router cannot read reaches no hook. */
export function answerUnreadable(
  { statusCode = 400 }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendText(reply.headers(traceHeaders(request.headers)), statusCode, texts[statusCode] ?? 'refused');
}
