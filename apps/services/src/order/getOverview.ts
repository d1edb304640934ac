import type { Currency, order, Overview, ResultsOf } from '@shop/contracts';
import { and, asc, desc, eq, exists, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { customerIdOf } from '../customer/customerIdOf.ts';
import { answer, question, review } from '../db/schema/community.ts';
import { customerAddress } from '../db/schema/identity.ts';
import { shopOrder } from '../db/schema/order.ts';
import { orderReturn } from '../db/schema/orderReturn.ts';
import { voucher } from '../db/schema/voucher.ts';
import type { Call } from '../module.ts';
import { getOrders } from './getOrders.ts';
import { ownOrders } from './ownOrders.ts';
import { UNDONE_STATUSES } from './undoneStatuses.ts';

/** Orders, and vouchers, that are named; the others are counted. */
const MAX_NAMED = 3;

/** Ways to pay that leave a bill with the customer. */
const BILLED = ['inv', 'pre'];

/** What the profile area says at first of the visitor. Six queries, however much there is. */
export async function getOverview(call: Call): Promise<ResultsOf<typeof order, 'GetOverview'>> {
  const { ret: orders } = await getOrders(call, { page: 0, pageSize: 1 });
  const ret = {
    lastOrder: orders.items[0] ?? null,
    orderCount: orders.count,
    ...(await openVouchers(call)),
    waitingOrders: orders.count > 0 ? await waitingOrders(call) : [],
    ...(await openMatters(call)),
  };
  return { ret, error: null };
}

async function waitingOrders(call: Call): Promise<Overview['waitingOrders']> {
  const { db } = call;
  const isReady = eq(shopOrder.status, 'readyForPickUp');
  const isDue = and(
    eq(shopOrder.paymentStatus, 'open'),
    inArray(shopOrder.paymentMethod, BILLED),
    notInArray(shopOrder.status, UNDONE_STATUSES),
    gt(shopOrder.dueCents, shopOrder.creditedCents),
  );
  const isToBeReturned = exists(
    db
      .select({ id: orderReturn.id })
      .from(orderReturn)
      .where(and(eq(orderReturn.orderId, shopOrder.id), eq(orderReturn.status, 'accepted'))),
  );
  const rows = await db
    .select({
      orderId: shopOrder.id,
      number: shopOrder.number,
      kind: sql<
        'pickUp' | 'payment' | 'return'
      >`case when ${isReady} then 'pickUp' when ${isDue} then 'payment' else 'return' end`,
    })
    .from(shopOrder)
    .where(and(ownOrders(call), or(isReady, isDue, isToBeReturned)))
    .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id))
    .limit(MAX_NAMED);
  return rows.map(({ number, ...row }) => ({ ...row, orderNumber: String(number) }));
}

/** Vouchers whose status is `active` (`statusOf`). */
async function openVouchers(call: Call): Promise<Pick<Overview, 'vouchers' | 'voucherCount'>> {
  const { db, site } = call;
  const rows = await db
    .select({
      id: voucher.id,
      title: voucher.title,
      balanceCents: voucher.balanceCents,
      currency: voucher.currency,
      validUntil: voucher.validUntil,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(voucher)
    .where(
      and(
        eq(voucher.site, site),
        eq(voucher.customerId, customerIdOf(call)),
        isNull(voucher.canceledAt),
        isNull(voucher.activatedFor),
        or(gt(voucher.balanceCents, 0), eq(voucher.valueCents, 0)),
        gt(voucher.validUntil, sql`now()`),
      ),
    )
    .orderBy(asc(voucher.validUntil), asc(voucher.id))
    .limit(MAX_NAMED);
  const vouchers = rows.map(({ id, title, balanceCents, currency, validUntil }) => ({
    id,
    title,
    balance: { cents: balanceCents },
    currency: currency as Currency,
    validUntil: validUntil.getTime(),
  }));
  return { vouchers, voucherCount: rows[0]?.count ?? 0 };
}

type Matters = Pick<Overview, 'undecidedReviews' | 'undecidedQuestions' | 'unansweredQuestions' | 'hasAddress'>;

async function openMatters(call: Call): Promise<Matters> {
  const { db, site } = call;
  const customerId = customerIdOf(call);
  const own = (table: typeof review | typeof question) => and(eq(table.site, site), eq(table.customerId, customerId));
  const isUndecided = (table: typeof review | typeof question) =>
    and(own(table), eq(table.approved, false), isNull(table.rejectionReason), isNull(table.withdrawnAt));
  const isUnanswered = and(
    own(question),
    eq(question.approved, true),
    sql`not ${exists(db.select({ id: answer.id }).from(answer).where(eq(answer.questionId, question.id)))}`,
  );
  const isBilling = and(eq(customerAddress.customerId, customerId), eq(customerAddress.type, 'billing'));
  const [row] = await db
    .select({
      undecidedReviews: db.$count(review, isUndecided(review)),
      undecidedQuestions: db.$count(question, isUndecided(question)),
      unansweredQuestions: db.$count(question, isUnanswered),
      hasAddress: sql<boolean>`${exists(db.select({ id: customerAddress.id }).from(customerAddress).where(isBilling))}`,
    })
    .from(sql`(select 1) as one`);
  return row!;
}
