import { checkout, customer, order, voucher } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { answer, question, review } from '../src/db/schema/community.ts';
import { shopOrder } from '../src/db/schema/order.ts';
import { orderReturn } from '../src/db/schema/orderReturn.ts';
import { anAddress } from './support/anAddress.ts';
import { checkoutCaller, type Buyer } from './support/checkoutCaller.ts';
import { communityCaller, type Writer } from './support/communityCaller.ts';
import { insertVoucher } from './support/insertVoucher.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';

let services: ServicesWithSandbox;
beforeAll(async () => void (services = await startWithSandbox()));
afterAll(() => services.stop());
const { ask, article, buyer, place } = checkoutCaller(() => services);
const { person } = communityCaller(() => services);

const overview = async ({ cookie }: { cookie: string | undefined }) =>
  (await ask(order, 'GetOverview', [], { cookie })).ret;
const change = (id: string, set: Partial<typeof shopOrder.$inferInsert>) =>
  services.db.update(shopOrder).set(set).where(eq(shopOrder.id, id));

/** Places an order on bill and gives its id. */
async function ordered(who: Writer): Promise<string> {
  const ready: Buyer = await buyer([await article()], who);
  const { checkout: chosen } = await ask(checkout, 'SetPayment', [{ method: 'inv', provider: null }], ready);
  return (await place({ ...ready, version: chosen!.version })).orderId;
}

it('has nothing to say of a new customer', async () => {
  expect(await overview(await person())).toEqual({
    ...{ lastOrder: null, hasMoreOrders: false, vouchers: [], hasMoreVouchers: false, waitingOrders: [] },
    ...{ undecidedReviews: 0, undecidedQuestions: 0, unansweredQuestions: 0, hasAddress: false },
  });
});

it('names the last order, whether there are others, and those that wait for the customer', async () => {
  const lea = await person();
  const ids = [await ordered(lea), await ordered(lea), await ordered(lea)];
  await ask(customer, 'Update', [{ address: anAddress() }, null], lea);
  const found = await overview(lea);
  expect(found).toMatchObject({ lastOrder: { id: ids[2], itemCount: 1 }, hasMoreOrders: true, hasAddress: true });
  expect(found.waitingOrders.map(({ kind, orderId }) => [kind, orderId])).toEqual(
    ids.toReversed().map((id) => ['payment', id]),
  );
  await change(ids[0]!, { status: 'readyForPickUp', paymentStatus: 'paid' });
  await change(ids[1]!, { paymentStatus: 'paid', status: 'shipped' });
  await change(ids[2]!, { status: 'canceled' });
  expect((await overview(lea)).waitingOrders.map(({ kind }) => kind)).toEqual(['pickUp']);
  const [line] = [{ lines: [], reason: 'other' as const }];
  await services.db.insert(orderReturn).values({ orderId: ids[1]!, status: 'accepted', ...line });
  await services.db.insert(orderReturn).values({ orderId: ids[2]!, status: 'requested', ...line });
  expect((await overview(lea)).waitingOrders.map(({ kind, orderId }) => [kind, orderId])).toEqual([
    ['return', ids[1]],
    ['pickUp', ids[0]],
  ]);
});

it('names the open vouchers that end first, as their own page tells the status', async () => {
  const lea = await person();
  const of = (days: number, more: Parameters<typeof insertVoucher>[1] = {}) =>
    insertVoucher(services, {
      ...{ customerId: lea.id, title: `${days} days`, validUntil: new Date(Date.now() + days * 86_400_000) },
      ...more,
    });
  for (const days of [40, 10, 30, 20, -1]) await of(days);
  await of(5, { canceledAt: new Date() });
  await of(6, { kind: 'experience', activatedFor: '2030-01-01' });
  await of(7, { site: otherSite });
  const { vouchers, hasMoreVouchers } = await overview(lea);
  expect(vouchers.map(({ title, balance }) => [title, balance.cents])).toEqual([
    ['10 days', 10_000],
    ['20 days', 10_000],
    ['30 days', 10_000],
  ]);
  expect(hasMoreVouchers).toBe(true);
  const { ret } = await ask(voucher, 'GetMyVouchers', [{ page: 0, pageSize: 20 }], lea);
  const active = ret.items.filter(({ status }) => status === 'active').map(({ title }) => title);
  expect(active.toSorted()).toEqual(['10 days', '20 days', '30 days', '40 days']);
});

it('counts entries that wait for a decision, and questions without an answer', async () => {
  const lea = await person();
  const about = { site: mainSite, referenceType: 'product', referenceId: 'x', customerId: lea.id, locale: 'de' };
  const asked = (more: object) =>
    services.db
      .insert(question)
      .values({ ...about, question: 'How?', authorAlias: 'Lea', approved: true, ...more })
      .returning({ id: question.id });
  const [[answered]] = [await asked({}), await asked({}), await asked({ approved: false })];
  await asked({ approved: false, rejectionReason: 'no' });
  await asked({ approved: false, withdrawnAt: new Date() });
  await services.db.insert(answer).values({ questionId: answered!.id, html: '<p>So.</p>', authorAlias: 'Shop' });
  const reviewed = { ...about, score: 5, title: '', text: 'Good', authorAlias: 'Lea' };
  await services.db.insert(review).values({ ...reviewed, approved: false });
  await services.db.insert(review).values({ ...reviewed, referenceId: 'y', approved: true });
  expect(await overview(lea)).toMatchObject({ undecidedReviews: 1, undecidedQuestions: 1, unansweredQuestions: 1 });
});
