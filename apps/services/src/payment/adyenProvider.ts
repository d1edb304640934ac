import { createRequire } from 'node:module';
import type { Locale, PaymentMethod } from '@shop/contracts';
import type AdyenClient from '@adyen/api-library/lib/src/client.js';
import { EnvironmentEnum } from '@adyen/api-library/lib/src/config.js';
import { ModificationsApi } from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js';
import { PaymentLinksApi } from '@adyen/api-library/lib/src/services/checkout/paymentLinksApi.js';
import { UpdatePaymentLinkRequest } from '@adyen/api-library/lib/src/typings/checkout/updatePaymentLinkRequest.js';
import type AdyenHmacValidator from '@adyen/api-library/lib/src/utils/hmacValidator.js';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { isOrderId } from '../order/orderRepository.ts';
import { adyenTransport } from './adyenTransport.ts';
import type { PaymentNews, PaymentProvider, RefundFailure } from './PaymentProvider.ts';
import { RefundUnsent } from './RefundUnsent.ts';

// Node gives no default exports of these CommonJS modules. The library's index would load all of its APIs.
const require = createRequire(import.meta.url);
const { default: Client } = require('@adyen/api-library/lib/src/client.js') as { default: typeof AdyenClient };
const { default: HmacValidator } = require('@adyen/api-library/lib/src/utils/hmacValidator.js') as {
  default: typeof AdyenHmacValidator;
};
type NotificationItem = Parameters<AdyenHmacValidator['validateHMAC']>[0];

type AdyenConfig = Pick<
  Config,
  'ADYEN_API_KEY' | 'ADYEN_MERCHANT_ACCOUNT' | 'ADYEN_HMAC_KEY' | 'ADYEN_LIVE_PREFIX' | 'ADYEN_URL'
>;

/** Adyen's names. Its page offers all that the merchant account has where a method has none. */
const types: Partial<Record<PaymentMethod, string>> = {
  cc: 'scheme',
  paypal: 'paypal',
  twint: 'twint',
  'pay-later': 'klarna',
  'pay-over-time': 'klarna_account',
};

const locales: Record<Locale, string> = { de: 'de-DE', fr: 'fr-FR', en: 'en-US', it: 'it-IT' };

const webhookSchema = z.object({
  notificationItems: z.array(
    z.object({
      NotificationRequestItem: z.looseObject({
        eventCode: z.string(),
        success: z.enum(['true', 'false']),
        merchantAccountCode: z.string(),
        merchantReference: z.string(),
        pspReference: z.string(),
        amount: z.object({ value: z.int(), currency: z.string() }),
      }),
    }),
  ),
});
type Item = z.infer<typeof webhookSchema>['notificationItems'][number]['NotificationRequestItem'];

/**
 * Adyen, by its payment links: a page of Adyen's own on which the visitor may try several ways to pay, and which leads
 * back. Money is refunded by the name of the payment, which only the webhook tells. The merchant account captures at once.
 */
export function adyenProvider(config: AdyenConfig): PaymentProvider {
  const merchantAccount = config.ADYEN_MERCHANT_ACCOUNT!;
  const client = new Client(
    {
      apiKey: config.ADYEN_API_KEY!,
      environment: config.ADYEN_LIVE_PREFIX ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
      ...(config.ADYEN_LIVE_PREFIX && { liveEndpointUrlPrefix: config.ADYEN_LIVE_PREFIX }),
    },
    adyenTransport(config.ADYEN_URL),
  );
  const links = new PaymentLinksApi(client);
  const modifications = new ModificationsApi(client);

  return {
    start: async (payment) => {
      const type = types[payment.method];
      const { id, url } = await links.paymentLinks(
        {
          merchantAccount,
          amount: { value: payment.cents, currency: payment.currency },
          reference: payment.id,
          merchantOrderReference: payment.description,
          description: payment.description,
          returnUrl: payment.returnUrl,
          shopperLocale: locales[payment.locale],
          ...(type && { allowedPaymentMethods: [type] }),
        },
        { idempotencyKey: payment.id },
      );
      return { reference: id, url };
    },
    read: async (reference) => ({ payment: { reference }, ...stateOf(await links.getPaymentLink(reference)) }),
    close: async (reference) => {
      await links.updatePaymentLink(reference, { status: UpdatePaymentLinkRequest.StatusEnum.Expired });
    },
    refund: async ({ transaction }, { id, cents, currency }) => {
      if (transaction === null) throw new RefundUnsent('Adyen has not told the name of the payment yet.');
      const amount = { value: cents, currency };
      const request = { merchantAccount, amount, reference: id };
      await modifications.refundCapturedPayment(transaction, request, { idempotencyKey: id });
    },
    readWebhook: (body) => {
      const items = itemsOf(body);
      if (!items?.every((item) => isSigned(item, config.ADYEN_HMAC_KEY!))) return null;
      return items.filter((item) => item.merchantAccountCode === merchantAccount).flatMap(newsOf);
    },
  };
}

/** A link stays open after a payment that was refused: the visitor tries again on Adyen's page. */
function stateOf({ status }: { status: string }): Pick<PaymentNews, 'status' | 'reason'> {
  if (status === 'completed' || status === 'paid') return { status: 'paid', reason: null };
  if (status === 'expired') return { status: 'refused', reason: 'timeout' };
  return { status: 'pending', reason: null };
}

function itemsOf(body: Buffer): Item[] | null {
  try {
    const { notificationItems } = webhookSchema.parse(JSON.parse(body.toString('utf8')));
    return notificationItems.map(({ NotificationRequestItem: item }) => item);
  } catch {
    return null;
  }
}

function isSigned(item: Item, key: string): boolean {
  try {
    return new HmacValidator().validateHMAC(item as unknown as NotificationItem, key);
  } catch {
    // It throws where there is no signature.
    return false;
  }
}

/**
 * Payments that were made, and refunds that were not. Our own reference is signed, which the link's id is not. The account
 * may be used elsewhere: other references are not ours.
 */
function newsOf({ eventCode, success, merchantReference, pspReference }: Item): (PaymentNews | RefundFailure)[] {
  // Ids of orders and of refunds look alike.
  if (!isOrderId(merchantReference)) return [];
  const hasRefundFailed = eventCode === 'REFUND_FAILED' || (eventCode === 'REFUND' && success === 'false');
  if (hasRefundFailed) return [{ failedRefundId: merchantReference }];
  if (eventCode !== 'AUTHORISATION' || success !== 'true') return [];
  return [{ payment: { id: merchantReference }, status: 'paid', reason: null, transaction: pspReference }];
}
