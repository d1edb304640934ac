import { and, desc, eq, sql } from 'drizzle-orm';
import { toAppliedCodes } from '../src/checkout/codes/toAppliedCodes.ts';
import type { Database, Transaction } from '../src/db/database.ts';
import { orderEvent, shopOrder, voucher, voucherMovement } from '../src/db/schema/index.ts';
import type { OrderRow } from '../src/order/insertOrder.ts';
import { UNDONE_STATUSES } from '../src/order/undoneStatuses.ts';
import type { VoucherRow } from '../src/voucher/voucherRepository.ts';
import { DEMO_CUSTOMER, findAccount } from './accounts.ts';
import { demoSites } from './demoBrands.ts';
import { demoOrderKey } from './orders.ts';
import { type DemoVoucher, issueDemoVoucher } from './vouchers.ts';

const DAY_MS = 86_400_000;

interface OwnVoucher extends DemoVoucher {
  /** When it was issued: before now, or before the first order that it paid. */
  daysBefore: number;
  /** The orders that it paid, as far as it reached, by the days ago that they were placed. */
  paid?: readonly number[];
  /** Of an experience. */
  activation?: { inDays: number; location: string };
}

const ownVouchers: readonly OwnVoucher[] = [
  // Paid one order, and another one that was cancelled.
  {
    name: 'part',
    kind: 'value',
    cents: 30_000,
    daysBefore: 20,
    paid: [380, 75],
    message: 'Zum Einzug, von uns allen.',
  },
  { name: 'spent', kind: 'value', cents: 5_000, daysBefore: 45, paid: [700], message: 'Danke fürs Blumengiessen!' },
  { name: 'expired', kind: 'value', cents: 7_500, daysBefore: 1_500, message: 'Alles Gute zum Dreissigsten!' },
  { name: 'late', kind: 'value', cents: 15_000, daysBefore: 900, message: 'Zum Jubiläum, vom ganzen Team.' },
  {
    ...{ name: 'chocolate', kind: 'experience', sku: 'chocolate-workshop', daysBefore: 60 },
    ...{ activation: { inDays: 24, location: 'Bern' }, message: 'Für eine echte Naschkatze.' },
  },
];

/** Gives the demo customer of every site vouchers in every state, once. What paid for orders needs these. */
export async function seedOwnVouchers(db: Database, secret: string): Promise<void> {
  for (const site of demoSites) {
    await db.transaction(async (tx) => {
      const customerId = await findAccount(tx, site, DEMO_CUSTOMER);
      if (!customerId) return;
      for (const one of ownVouchers) await seed(tx, { site, customerId, secret }, one);
    });
  }
}

interface Owner {
  site: string;
  customerId: string;
  secret: string;
}

async function seed(tx: Transaction, owner: Owner, one: OwnVoucher): Promise<void> {
  const { daysBefore, paid = [], activation } = one;
  const orders: OrderRow[] = [];
  for (const daysAgo of paid) {
    const order = await lockPayable(tx, owner, demoOrderKey(daysAgo));
    if (!order) return;
    orders.push(order);
  }
  const at = new Date((orders[0]?.createdAt.getTime() ?? Date.now()) - daysBefore * DAY_MS);
  const row = await issueDemoVoucher(tx, owner.site, { ...one, owner: DEMO_CUSTOMER }, { secret: owner.secret, at });
  if (!row) return;
  let balanceCents = row.balanceCents;
  for (const order of orders) balanceCents = await pay(tx, { ...row, balanceCents }, order, owner.secret);
  await tx
    .update(voucher)
    .set({
      balanceCents,
      ...(activation && { activatedFor: dayIn(activation.inDays), activatedLocation: activation.location }),
    })
    .where(eq(voucher.id, row.id));
}

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** An order of the history that no voucher has paid for, and of which nothing was given back. */
async function lockPayable(tx: Transaction, { site, customerId }: Owner, key: string): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.site, site),
        eq(shopOrder.customerId, customerId),
        eq(shopOrder.idempotencyKey, key),
        sql`${shopOrder.vouchersCents} + ${shopOrder.refundDueCents} + ${shopOrder.creditedCents} = 0`,
      ),
    )
    .for('update');
  return order;
}

/** Lets a voucher pay for an order as far as it reaches; what was given up is paid back. Gives what the voucher holds then. */
async function pay(tx: Transaction, row: VoucherRow, order: OrderRow, secret: string): Promise<number> {
  const cents = Math.min(row.balanceCents, order.dueCents);
  const dueCents = order.dueCents - cents;
  const effects = { promotionProblem: null, savedCents: 0, paid: [cents], dueCents };
  const codes = toAppliedCodes({ promotion: null, vouchers: [{ row, problem: null }] }, effects, secret);
  const byVoucherAlone = dueCents === 0 && { paymentMethod: 'value-voucher', paymentStatus: 'paid' };
  await tx
    .update(shopOrder)
    .set({ vouchersCents: cents, dueCents, codes, ...byVoucherAlone })
    .where(eq(shopOrder.id, order.id));
  const movement = { voucherId: row.id, orderId: order.id };
  await tx.insert(voucherMovement).values({ ...movement, kind: 'paid', cents: -cents, at: order.createdAt });
  if (!UNDONE_STATUSES.includes(order.status)) return row.balanceCents - cents;
  const [end] = await tx
    .select({ at: orderEvent.at })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, order.id))
    .orderBy(desc(orderEvent.at))
    .limit(1);
  await tx.insert(voucherMovement).values({ ...movement, kind: 'returned', cents, at: end?.at ?? order.createdAt });
  return row.balanceCents;
}
