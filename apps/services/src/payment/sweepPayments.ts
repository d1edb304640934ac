import type { Currency } from '@shop/contracts';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { orderRefund, shopOrder } from '../db/schema/order.ts';
import type { MailQueue } from '../mail/MailQueue.ts';
import type { OrderRow } from '../order/insertOrder.ts';
import { failRefund } from '../order/failRefund.ts';
import { finishRefund, type RefundRow } from '../order/refunds.ts';
import { providerOf } from './providers.ts';
import { RefundUnsent } from './RefundUnsent.ts';
import { refusePayment, settlePayment } from './settlePayment.ts';

/** How long an order waits for its payment, with the goods it holds. Card payments take minutes. */
const WAIT_MINUTES = 30;

/**
 * Days after which people make a refund that cannot be sent to a provider. One whose request failed may have been made, since
 * its answer may be lost: it is sent again under its id, for as long as it takes.
 */
const UNSENT_DAYS = 3;
const DAY_MS = 86_400_000;

/** Orders handled at once; the rest follows in a minute. */
const BATCH = 50;

interface Surroundings {
  db: Database;
  mails: MailQueue;
  config: Config;
  log: Logger;
}

/**
 * Ends orders whose payment has not come, after asking the provider once more, and gives back what is due. Several
 * processes may do so: settling is done once, and a provider takes the id of a refund once. What was paid without a
 * provider is given back by people, and so is what could not be sent to a provider for days.
 */
export async function sweepPayments(around: Surroundings): Promise<void> {
  const { db } = around;
  const late = await db
    .select()
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.paymentStatus, 'pending'),
        lt(shopOrder.createdAt, sql`now() - make_interval(mins => ${WAIT_MINUTES}::int)`),
      ),
    )
    .limit(BATCH);
  for (const order of late) await giveUp(around, order);
  const owed = await db
    .select({ refund: orderRefund, order: shopOrder })
    .from(orderRefund)
    .innerJoin(shopOrder, eq(shopOrder.id, orderRefund.orderId))
    .where(and(isNull(orderRefund.doneAt), eq(orderRefund.isByPeople, false), isNotNull(shopOrder.paymentReference)))
    // Those that fail for long must not keep the others from their turn.
    .orderBy(sql`random()`)
    .limit(BATCH);
  for (const { order, refund } of owed) await giveBack(around, order, refund);
}

async function giveUp({ db, mails, config, log }: Surroundings, order: OrderRow): Promise<void> {
  const { paymentProvider, paymentReference } = order;
  const provider = paymentProvider === null ? null : await providerOf(paymentProvider, config);
  try {
    if (provider && paymentReference !== null) {
      const news = await provider.read(paymentReference);
      await settlePayment({ db, mails, config }, paymentProvider!, news);
      if (news.status === 'pending') await provider.close?.(paymentReference);
    }
  } catch (err) {
    // Money that arrives later is taken or given back then.
    log.warn({ err, order: order.number }, 'the provider does not tell of a late payment');
  }
  await refusePayment(db, order.id, 'timeout');
}

async function giveBack({ db, mails, config, log }: Surroundings, order: OrderRow, refund: RefundRow): Promise<void> {
  const { paymentProvider, paymentReference, paymentTransaction, currency } = order;
  if (paymentProvider === null || paymentReference === null) return;
  try {
    const provider = await providerOf(paymentProvider, config);
    if (!provider) throw new RefundUnsent(`No payments go to ${paymentProvider} any more.`);
    await provider.refund(
      { reference: paymentReference, transaction: paymentTransaction },
      { id: refund.id, cents: refund.cents, currency: currency as Currency },
    );
  } catch (err) {
    log.warn({ err, order: order.number }, 'a refund failed, and is tried again');
    const isOverdue = Date.now() - refund.createdAt.getTime() > UNSENT_DAYS * DAY_MS;
    if (isOverdue && err instanceof RefundUnsent) await failRefund({ db, log }, paymentProvider, refund.id);
    return;
  }
  await finishRefund({ db, mails }, order.id, refund.id);
}
