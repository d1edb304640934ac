import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newPaymentSchema, newsOf, refundSchema } from './Payment.ts';
import { type Payments, refundedOf } from './Payments.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';

interface ShopRouteParts {
  payments: Payments;
  secret: string;
}

interface OfPayment {
  Params: { reference: string };
}

/**
 * What the shop asks. A wrong signature is a 403, an unknown payment a 404, and a refund of more than is left a 409. The
 * same id of a payment or a refund is the same one, however often it is told.
 */
export function registerShopRoutes(app: FastifyInstance, { payments, secret }: ShopRouteParts): void {
  void app.register(async (signed) => {
    signed.addHook('preHandler', async (request, reply) => {
      const body = bodyOf(request);
      if (!isSigned(secret, body, request.headers[SIGNATURE_HEADER])) return refuse(reply, 403, 'wrong signature');
    });

    signed.post('/payments', async (request, reply) => {
      const asked = newPaymentSchema.safeParse(jsonOf(request));
      if (!asked.success) return refuse(reply, 400, z.prettifyError(asked.error));
      const { reference } = payments.open(asked.data);
      // The visitor finds it where the shop does.
      return { reference, url: `${request.protocol}://${request.host}/pay/${reference}` };
    });

    signed.get<OfPayment>('/payments/:reference', async ({ params }, reply) => {
      const payment = payments.find(params.reference);
      return payment ? newsOf(payment) : refuse(reply, 404, 'unknown payment');
    });

    signed.post<OfPayment>('/payments/:reference/refunds', async (request, reply) => {
      const payment = payments.find(request.params.reference);
      if (!payment) return refuse(reply, 404, 'unknown payment');
      const refund = refundSchema.safeParse(jsonOf(request));
      if (!refund.success) return refuse(reply, 400, z.prettifyError(refund.error));
      if (!payments.refund(payment, refund.data)) return refuse(reply, 409, 'not so much is left to give back');
      return { refundedCents: refundedOf(payment) };
    });
  });
}

const bodyOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function jsonOf(request: FastifyRequest): unknown {
  try {
    return JSON.parse(bodyOf(request).toString('utf8'));
  } catch {
    return undefined;
  }
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
