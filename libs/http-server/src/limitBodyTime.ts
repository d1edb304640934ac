import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerBrokenRequest } from './answerBrokenRequest.ts';

/** What Node says of requests that are late. */
const late = Object.assign(new Error('The body is late.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/**
 * Ends requests whose body has not arrived `ms` after their headers, except uploads: those have the time of the server's
 * `requestTimeouts`.
 */
export function limitBodyTime(app: FastifyInstance, ms: number, isUpload: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    if (!hasBody || isUpload(request)) return;
    const timer = setTimeout(() => {
      // It is here, but nobody has read it.
      if (raw.complete) return;
      // A request that was answered before its body was read is answered once.
      if (reply.raw.headersSent) raw.socket.destroy();
      else answerBrokenRequest(late, raw.socket);
    }, ms);
    raw.once('close', () => clearTimeout(timer));
  });
}
