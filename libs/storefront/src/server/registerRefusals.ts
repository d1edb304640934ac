import { traceHeaders } from '@shop/http-server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PageRefusal } from './PageRefusal.ts';
import { setCarefulHeaders } from './registerHeaders.ts';
import { sendPlainPage } from './sendPage.ts';

/** Whatever ends a request without an answer: other methods, missing files, faults. */
export function registerRefusals(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    return reads ? sendPlainPage(reply, 404) : sendPlainPage(reply.header('allow', 'GET, HEAD'), 405);
  });
  app.setErrorHandler(answerError);
}

/** What the router cannot read reaches no hook. */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  void answerError(error, request, setCarefulHeaders(request, reply).headers(traceHeaders(request.headers)));
}

/** What undici says of an answer that is no longer wanted. */
const ABORTED = 'UND_ERR_ABORTED';

/** Only faults are logged, and without the query: it may hold anyone's words. A visitor who goes away is none. */
function answerError(error: Pick<FastifyError, 'statusCode' | 'code'>, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof PageRefusal) {
    return sendPlainPage(reply.header('retry-after', String(error.retryAfterSeconds)), error.statusCode);
  }
  const status = error.statusCode ?? 500;
  const isGone = reply.raw.destroyed && error.code === ABORTED;
  if (status >= 500 && !isGone) request.log.error({ err: error, path: request.url.split('?', 1)[0] }, 'request failed');
  return sendPlainPage(reply, status);
}
