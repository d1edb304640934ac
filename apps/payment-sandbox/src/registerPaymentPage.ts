import { paymentErrorSchema } from '@shop/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { choose, outcomes } from './outcomes.ts';
import { paymentPage, stylesHash } from './paymentPage.ts';
import type { Payments } from './Payments.ts';
import type { Webhooks } from './Webhooks.ts';

interface PageParts {
  payments: Payments;
  webhooks: Webhooks;
  lateMs: number;
}

interface OfPayment {
  Params: { reference: string };
}

const choiceSchema = z.object({ outcome: z.enum(outcomes), reason: paymentErrorSchema.default('refused') });

/** The page on which a visitor pays, and its forms. */
export function registerPaymentPage(app: FastifyInstance, parts: PageParts): void {
  app.get<OfPayment>('/pay/:reference', async ({ params }, reply) => {
    const payment = parts.payments.find(params.reference);
    if (!payment) return sendUnknown(reply);
    return reply
      .header('Content-Security-Policy', policyFor(payment.asked.returnUrl))
      .type('text/html; charset=utf-8')
      .send(paymentPage(payment));
  });

  app.post<OfPayment>('/pay/:reference', async ({ params, body }, reply) => {
    const payment = parts.payments.find(params.reference);
    if (!payment) return sendUnknown(reply);
    const form = new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '');
    const choice = choiceSchema.safeParse(Object.fromEntries(form));
    if (!choice.success) return reply.code(400).type('text/plain; charset=utf-8').send('unknown choice');
    choose(parts, payment, choice.data.outcome, choice.data.reason);
    return reply.redirect(payment.asked.returnUrl, 303);
  });
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('unknown payment');
}

/** Nothing but the styles of the page. A form leads on to the shop, which browsers count as its target. */
function policyFor(returnUrl: string): string {
  return [
    "default-src 'none'",
    `style-src '${stylesHash}'`,
    'img-src data:',
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
