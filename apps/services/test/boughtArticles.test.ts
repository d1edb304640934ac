import { order, orderStatuses } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { shopOrder } from '../src/db/schema/order.ts';
import { UNDONE_STATUSES } from '../src/order/undoneStatuses.ts';
import { callerOf } from './support/caller.ts';
import { communityCaller, type Writer } from './support/communityCaller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ content: 'empty' });
});
afterAll(() => services.stop());
const { person, buy } = communityCaller(() => services);
const orders = callerOf(() => services, order);

const hour = (ago: number) => new Date(Date.now() - ago * 3_600_000);
const set = (id: string, change: Partial<typeof shopOrder.$inferInsert>) =>
  services.db.update(shopOrder).set(change).where(eq(shopOrder.id, id));

async function bought(who: Writer) {
  const { ret } = await orders('GetPurchased', [{}], who);
  return ret.items.map(({ sku, orderId, orderedAt }) => ({ sku, orderId, orderedAt }));
}

test.each(orderStatuses)(
  'an article of an order that becomes %s is bought unless the order came to nothing',
  async (status) => {
    const who = await person();
    const orderId = await buy(who, 'pan', { status: 'transmitted' });
    await set(orderId, { status });
    expect((await bought(who)).length).toBe(UNDONE_STATUSES.includes(status) ? 0 : 1);
    const another = await person();
    await buy(another, 'pan', { status });
    expect((await bought(another)).length).toBe(UNDONE_STATUSES.includes(status) ? 0 : 1);
  },
);

test('an article is bought once its order holds', async () => {
  const who = await person();
  const orderId = await buy(who, 'pan', { confirmedAt: null });
  expect(await bought(who)).toEqual([]);
  await set(orderId, { confirmedAt: new Date() });
  expect(await bought(who)).toMatchObject([{ sku: 'pan', orderId }]);
});

test('the order before counts when the last one is given up, and the last one when it holds again', async () => {
  const who = await person();
  const first = await buy(who, 'pan', { createdAt: hour(2) });
  const last = await buy(who, 'pan', { createdAt: hour(1) });
  // Taken in late, it is still the older one.
  await buy(who, 'pan', { createdAt: hour(3) });
  expect(await bought(who)).toMatchObject([{ orderId: last }]);
  await set(last, { status: 'invalid' });
  expect(await bought(who)).toMatchObject([{ orderId: first }]);
  await set(last, { status: 'transmitted' });
  expect(await bought(who)).toMatchObject([{ orderId: last }]);
});

test('of orders that are given up at once, none counts', async () => {
  const who = await person();
  const [older, last] = [await buy(who, 'pan', { createdAt: hour(2) }), await buy(who, 'pan', { createdAt: hour(1) })];
  const isGivenUp = { status: 'canceled' };
  let second: Promise<unknown> | undefined;
  await services.db.transaction(async (tx) => {
    await tx.update(shopOrder).set(isGivenUp).where(eq(shopOrder.id, older));
    await tx.execute(sql`set constraints all immediate`);
    let hasEnded = false;
    second = set(last, isGivenUp).finally(() => (hasEnded = true));
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!hasEnded && (await services.db.execute(waiting)).rows.length === 0);
  });
  await second;
  expect(await bought(who)).toEqual([]);
});
