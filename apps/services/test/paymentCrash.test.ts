import { order } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { orderEvent, shopOrder } from '../src/db/schema/order.ts';
import { cartCaller } from './support/cartCaller.ts';
import { type Buyer, checkoutCaller } from './support/checkoutCaller.ts';
import { type KillableServices, startKillable } from './support/startKillable.ts';
import { tellOfPayment, type TestNews } from './support/startSandbox.ts';
import { orderMailKinds } from './support/takeMails.ts';

let services: KillableServices;
beforeAll(async () => {
  services = await startKillable();
});
afterAll(() => services.stop());
const { ask, article, buyer, place, stockOf } = checkoutCaller(() => services);
const { getCart } = cartCaller(() => services);

interface Paying {
  sku: string;
  who: Buyer;
  orderId: string;
  provider: string;
  reference: string;
}

/** An order that waits for its payment, after a visitor has chosen on the payment page, of which the shop was not told. */
async function paying(outcome: 'payWithoutWebhook' | null): Promise<Paying> {
  const sku = await article({ stock: 1 });
  const who = await buyer([sku], { redirects: true });
  const { orderId, nextAction } = await place(who);
  if (outcome) await services.sandbox.choose(nextAction!.url, outcome);
  const { paymentProvider, paymentReference } = await rowOf(orderId);
  return { sku, who, orderId, provider: paymentProvider!, reference: paymentReference! };
}

async function rowOf(orderId: string) {
  const [row] = await services.db.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  return row!;
}

const tell = ({ provider, reference }: Paying, status: TestNews['status']) =>
  tellOfPayment(services.url, { provider, reference, status });
const comeBack = async ({ orderId, who }: Paying) => (await ask(order, 'GetPayment', [orderId, null], who)).ret;

async function stored({ orderId, sku, who }: Paying) {
  const row = await rowOf(orderId);
  return {
    payment: row.paymentStatus,
    status: row.status,
    isConfirmed: row.confirmedAt !== null,
    refundDue: row.refundDueCents,
    changes: await services.db.$count(orderEvent, eq(orderEvent.orderId, orderId)),
    stock: await stockOf(sku),
    mails: await orderMailKinds(services, orderId),
    cart: (await getCart(who)).items.length + (await getCart(who)).unavailableItems.length,
  };
}

const waiting = {
  payment: 'pending',
  status: 'transmitted',
  isConfirmed: false,
  refundDue: 0,
  changes: 0,
  stock: 0,
  mails: [] as string[],
  cart: 1,
};
const givenUp = { ...waiting, payment: 'refused', status: 'invalid', changes: 1, stock: 1 };
const confirmed = { ...waiting, payment: 'paid', isConfirmed: true, mails: ['orderPlaced'], cart: 0 };
const takenUpAgain = { ...confirmed, changes: 2 };

async function refused(): Promise<Paying> {
  const one = await paying('payWithoutWebhook');
  expect(await tell(one, 'refused')).toBe(200);
  return one;
}

test.each([
  ['that is paid', () => paying('payWithoutWebhook'), 'paid', waiting, confirmed],
  ['that is refused', () => paying(null), 'refused', waiting, givenUp],
  ['that is paid after it was given up', refused, 'paid', givenUp, takenUpAgain],
] as const)(
  'a payment %s is settled once, after whichever statement the services are killed',
  async (_what, prepare, news, before, after) => {
    const killed = await services.killAtEveryStatement(prepare, (one) => tell(one, news));
    expect(killed.map(({ isCommitted }) => isCommitted)).toEqual(expect.arrayContaining([false, true]));
    for (const { of: one, after: statement, isCommitted } of killed)
      expect({ statement, ...(await stored(one)) }).toEqual({ statement, ...(isCommitted ? after : before) });

    // A provider repeats what was not taken, and meanwhile the visitor comes back.
    await Promise.all(killed.flatMap(({ of: one }) => [tell(one, news), comeBack(one), tell(one, news)]));
    for (const { of: one, after: statement } of killed)
      expect({ statement, ...(await stored(one)) }).toEqual({ statement, ...after });
    const sent = (await services.sentMails()).map(({ to }) => to);
    for (const { of: one } of killed)
      expect(sent.filter((to) => to === one.who.email)).toHaveLength(after.mails.length);
  },
);

async function paid(): Promise<Paying> {
  const one = await paying('payWithoutWebhook');
  expect(await tell(one, 'paid')).toBe(200);
  return one;
}

test('a cancellation that is killed after any of its statements gives back goods and money, or neither', async () => {
  const cancel = ({ orderId, who }: Paying) => ask(order, 'Cancel', [orderId, null], who);
  // Credit notes have numbers without gaps, for which a site's cancellations wait for each other.
  const killed = await services.killAtEveryStatement(paid, cancel, /pg_advisory_xact_lock/);
  const mails = [...confirmed.mails, 'orderCanceled'];
  for (const round of ['killed', 'repeated']) {
    if (round === 'repeated') await Promise.all(killed.flatMap(({ of: one }) => [cancel(one), cancel(one)]));
    for (const { of: one, after: statement, isCommitted } of killed) {
      const { dueCents: refundDue } = await rowOf(one.orderId);
      const canceled = { ...confirmed, status: 'canceledByCustomer', refundDue, changes: 1, stock: 1, mails };
      const expected = isCommitted || round === 'repeated' ? canceled : confirmed;
      expect({ round, statement, ...(await stored(one)) }).toEqual({ round, statement, ...expected });
    }
  }
});
