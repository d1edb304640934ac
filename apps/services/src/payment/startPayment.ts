import {
  CHECKOUT_APP,
  type checkout,
  type Currency,
  orderPath,
  type PaymentError,
  type PaymentMethod,
  type PaymentProvider,
  type ResultsOf,
} from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { shopOrder } from '../db/schema/order.ts';
import type { Call } from '../module.ts';
import type { OrderRow } from '../order/insertOrder.ts';
import { findAppPage } from '../site/findAppPage.ts';
import { siteOrigin } from '../site/siteOrigin.ts';
import { providerOf } from './providers.ts';
import { refusePayment } from './settlePayment.ts';

type Reply = ResultsOf<typeof checkout, 'PlaceOrder'>;

/**
 * The next action after an order was placed, also for one that was placed before: nothing where it needs no payment now,
 * else the provider's page. A provider that cannot be reached ends the order, which gives the goods back.
 */
export async function startPayment(call: Call, order: OrderRow): Promise<Reply> {
  const { db, config, log } = call;
  if (order.paymentStatus === 'refused') {
    const reason = order.paymentReason as PaymentError | null;
    return { orderId: '', nextAction: null, error: { paymentError: reason ?? 'refused' } };
  }
  if (order.paymentStatus !== 'pending') {
    return { orderId: order.id, nextAction: { kind: 'none', url: '' }, error: null };
  }
  const provider = order.paymentProvider === null ? null : await providerOf(order.paymentProvider, config);
  try {
    if (!provider) throw new Error(`No provider ${order.paymentProvider} is connected.`);
    const { reference, url } = await provider.start({
      id: order.id,
      provider: order.paymentProvider as PaymentProvider,
      method: order.paymentMethod as PaymentMethod,
      cents: order.dueCents,
      currency: order.currency as Currency,
      locale: call.locale,
      description: String(order.number),
      returnUrl: await returnUrlOf(call, order),
    });
    await db.update(shopOrder).set({ paymentReference: reference }).where(eq(shopOrder.id, order.id));
    return { orderId: order.id, nextAction: { kind: 'redirect', url }, error: null };
  } catch (err) {
    log.error({ err, order: order.number }, 'payment could not begin');
    await refusePayment(db, order.id, 'unknown');
    return { orderId: '', nextAction: null, error: { checkoutError: 'providerUnavailable' } };
  }
}

/** Where the visitor comes back to: the configured origin of the shop, never that of a request. */
async function returnUrlOf({ db, config, site, locale }: Call, order: OrderRow): Promise<string> {
  const origin = await siteOrigin(db, config, site);
  const page = await findAppPage(db, site, locale, CHECKOUT_APP);
  return origin + orderPath(page, order.id, order.accessKey);
}
