import type { Currency, order, Overview, ResultsOf } from '@shop/contracts';
import { and, asc, desc, eq, exists, gt, inArray, isNull, not, notInArray, or, sql } from 'drizzle-orm';
import { customerIdOf } from '../customer/customerIdOf.ts';
import { builtOnce } from '../db/builtOnce.ts';
import { answer, question, review } from '../db/schema/community.ts';
import { customerAddress } from '../db/schema/identity.ts';
import { orderLine, shopOrder } from '../db/schema/order.ts';
import { orderReturn } from '../db/schema/orderReturn.ts';
import { voucher } from '../db/schema/voucher.ts';
import type { Call } from '../module.ts';
import { ordersOf } from './ownOrders.ts';
import { toOrderSummary } from './toOrder.ts';
import { UNDONE_STATUSES } from './undoneStatuses.ts';

/** Orders that wait, and vouchers, that are named. That there are more is said; counting them takes longer than all else. */
const MAX_NAMED = 3;

/** Ways to pay that leave a bill with the customer. */
const BILLED = ['inv', 'pre'];

// Every visit of the profile area begins here: the statements are built once.
const [site, customerId] = [sql.placeholder('site'), sql.placeholder('customerId')];
const isOwnOrder = ordersOf(site, customerId);

const lastOrders = builtOnce((db) =>
  db
    .select()
    .from(shopOrder)
    .where(isOwnOrder)
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id))
    .limit(2)
    .prepare('overview_last_orders'),
);

const linesOfOrder = builtOnce((db) =>
  db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, sql.placeholder('orderId')))
    .orderBy(orderLine.position)
    .prepare('overview_lines'),
);

const isReady = eq(shopOrder.status, 'readyForPickUp');
const isDue = and(
  eq(shopOrder.paymentStatus, 'open'),
  inArray(shopOrder.paymentMethod, BILLED),
  notInArray(shopOrder.status, UNDONE_STATUSES),
  gt(shopOrder.dueCents, shopOrder.creditedCents),
);

const waitingOrders = builtOnce((db) =>
  db
    .select({
      orderId: shopOrder.id,
      number: shopOrder.number,
      kind: sql<
        'pickUp' | 'payment' | 'return'
      >`case when ${isReady} then 'pickUp' when ${isDue} then 'payment' else 'return' end`,
    })
    .from(shopOrder)
    .where(
      and(
        isOwnOrder,
        or(
          isReady,
          isDue,
          inArray(
            shopOrder.id,
            db.select({ id: orderReturn.orderId }).from(orderReturn).where(eq(orderReturn.status, 'accepted')),
          ),
        ),
      ),
    )
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id))
    .limit(MAX_NAMED)
    .prepare('overview_waiting'),
);

/** Vouchers whose status is `active` (`statusOf`). */
const openVouchers = builtOnce((db) =>
  db
    .select({
      id: voucher.id,
      title: voucher.title,
      balanceCents: voucher.balanceCents,
      currency: voucher.currency,
      validUntil: voucher.validUntil,
    })
    .from(voucher)
    .where(
      and(
        eq(voucher.site, site),
        eq(voucher.customerId, customerId),
        isNull(voucher.canceledAt),
        isNull(voucher.activatedFor),
        or(gt(voucher.balanceCents, 0), eq(voucher.valueCents, 0)),
        gt(voucher.validUntil, sql`now()`),
      ),
    )
    .orderBy(asc(voucher.validUntil), asc(voucher.id))
    .limit(MAX_NAMED + 1)
    .prepare('overview_vouchers'),
);

const own = (table: typeof review | typeof question) => and(eq(table.site, site), eq(table.customerId, customerId));
const isUndecided = (table: typeof review | typeof question) =>
  and(own(table), not(table.approved), isNull(table.rejectionReason), isNull(table.withdrawnAt));

const openMatters = builtOnce((db) => {
  const answers = db.select({ id: answer.id }).from(answer).where(eq(answer.questionId, question.id));
  const billing = db
    .select({ id: customerAddress.id })
    .from(customerAddress)
    .where(and(eq(customerAddress.customerId, customerId), eq(customerAddress.type, 'billing')));
  return db
    .select({
      undecidedReviews: db.$count(review, isUndecided(review)),
      undecidedQuestions: db.$count(question, isUndecided(question)),
      unansweredQuestions: db.$count(
        question,
        and(own(question), eq(question.approved, true), sql`not ${exists(answers)}`),
      ),
      hasAddress: sql<boolean>`${exists(billing)}`,
    })
    .from(sql`(select 1) as one`)
    .prepare('overview_matters');
});

/** What the profile area says at first of the visitor. Five queries at most, however much there is. */
export async function getOverview(call: Call): Promise<ResultsOf<typeof order, 'GetOverview'>> {
  const { db } = call;
  const who = { site: call.site, customerId: customerIdOf(call) };
  const [row, ...others] = await lastOrders(db).execute(who);
  const lines = row ? await linesOfOrder(db).execute({ orderId: row.id }) : [];
  const waiting = row ? await waitingOrders(db).execute(who) : [];
  const vouchers = await openVouchers(db).execute(who);
  const [matters] = await openMatters(db).execute(who);
  const ret: Overview = {
    lastOrder: row ? toOrderSummary(row, lines) : null,
    hasMoreOrders: others.length > 0,
    waitingOrders: waiting.map(({ number, ...one }) => ({ ...one, orderNumber: String(number) })),
    vouchers: vouchers.slice(0, MAX_NAMED).map(({ id, title, balanceCents, currency, validUntil }) => ({
      id,
      title,
      balance: { cents: balanceCents },
      currency: currency as Currency,
      validUntil: validUntil.getTime(),
    })),
    hasMoreVouchers: vouchers.length > MAX_NAMED,
    ...matters!,
  };
  return { ret, error: null };
}
