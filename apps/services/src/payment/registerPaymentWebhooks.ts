import { paymentProviders } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { sendText } from '../http/sendText.ts';
import type { MailQueue } from '../mail/MailQueue.ts';
import { failRefund } from '../order/failRefund.ts';
import { logSecurityEvent } from '../security/logSecurityEvent.ts';
import { providerOf } from './providers.ts';
import { settlePayment } from './settlePayment.ts';

interface WebhookParts {
  config: Config;
  db: Database;
  mails: MailQueue;
  logger: Logger;
}

/**
 * Mounts `POST /services/payments/:provider`, which takes what providers tell of payments. A wrong signature is a 403; a
 * 200 says that all of it is stored, so a provider repeats what got anything else.
 */
export function registerPaymentWebhooks(app: FastifyInstance, { config, db, mails, logger }: WebhookParts): void {
  app.post<{ Params: { provider: string } }>(
    '/services/payments/:provider',
    { config: { limit: 'write' } },
    async (request, reply) => {
      const code = paymentProviders.find((known) => known === request.params.provider);
      const provider = code && (await providerOf(code, config));
      if (!provider) return sendText(reply, 404, 'unknown provider');
      const news = provider.readWebhook(request.body as Buffer, request.headers);
      if (!news) {
        logSecurityEvent(logger, { event: 'call-refused', site: '', ip: request.ip, path: request.url, status: 403 });
        return sendText(reply, 403, 'wrong signature');
      }
      for (const one of news) {
        if ('failedRefundId' in one) await failRefund({ db, log: logger }, code, one.failedRefundId);
        else await settlePayment({ db, mails, config }, code, one);
      }
      return sendText(reply, 200, 'ok');
    },
  );
}
