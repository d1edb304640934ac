import { TooBusyError } from '@shop/limits';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';
import { sendText } from './sendText.ts';

const texts: Readonly<Record<number, string>> = {
  400: 'bad request',
  413: 'request body too large',
  415: 'unsupported media type',
};

/** Seconds after which there may be room again. */
const BUSY_RETRY_AFTER = '2';

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
      if (error.retryAfterSeconds !== undefined) reply.header('Retry-After', String(error.retryAfterSeconds));
      return sendText(reply, error.status, error.message);
    }
    if (error instanceof TooBusyError) return sendText(reply.header('Retry-After', BUSY_RETRY_AFTER), 503, 'too busy');
    const status = error.statusCode ?? 500;
    if (status < 500) return sendText(reply, status, texts[status] ?? 'refused');
    log.error({ err: error, requestId: request.id, method: request.method, path: request.routeOptions.url }, 'fault');
    return sendText(reply, 500, 'internal server error');
  });
}
