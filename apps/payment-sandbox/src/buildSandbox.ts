import { answerBrokenRequest } from '@shop/http-server';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { LATE_MS } from './outcomes.ts';
import { Payments } from './Payments.ts';
import { registerPaymentPage } from './registerPaymentPage.ts';
import { registerShopRoutes } from './registerShopRoutes.ts';
import { RETRY_PAUSES_MS, type WebhookOptions, Webhooks } from './Webhooks.ts';

export interface SandboxOptions extends Omit<WebhookOptions, 'retryPausesMs'> {
  log: Logger;
  /** How long the money of a late payment is on its way. */
  lateMs?: number;
  retryPausesMs?: readonly number[];
}

export interface Sandbox {
  /** Not listening yet. */
  app: FastifyInstance;
  /** Resolves when all webhooks have been told, or given up. */
  idle: () => Promise<void>;
}

/** Its messages are short. */
const BODY_LIMIT_BYTES = 16_384;

/** The payment sandbox over HTTP. */
export function buildSandbox(options: SandboxOptions): Sandbox {
  const { secret, log, lateMs = LATE_MS, retryPausesMs = RETRY_PAUSES_MS } = options;
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    clientErrorHandler: answerBrokenRequest,
    return503OnClosing: false,
  });
  app.removeAllContentTypeParsers();
  // Signatures are of the bytes.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Content-Type-Options', 'nosniff')
      .header('X-Frame-Options', 'DENY');
    if (!reply.hasHeader('Content-Security-Policy'))
      reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  });
  const payments = new Payments();
  const webhooks = new Webhooks({ ...options, retryPausesMs });
  app.addHook('onClose', () => webhooks.stop());
  const sendText = (text: string) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply.type('text/plain; charset=utf-8').send(text);
  app.get('/', sendText('The payment sandbox: a shop leads here to its payment pages.'));
  app.get('/healthz', sendText('ok'));
  registerShopRoutes(app, { payments, secret });
  registerPaymentPage(app, { payments, webhooks, lateMs });
  app.setErrorHandler((err: Error & { statusCode?: number }, _request, reply) => {
    const status = err.statusCode ?? 500;
    if (status >= 500) log.error({ err }, 'a request failed');
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(status >= 500 ? 'fault' : 'bad request');
  });
  return { app, idle: () => webhooks.idle() };
}
