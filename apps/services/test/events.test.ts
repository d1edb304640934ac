import { createHmac, randomBytes } from 'node:crypto';
import { order } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { outboxEvent } from '../src/db/schema/outboxEvent.ts';
import { EventDelivery } from '../src/events/EventDelivery.ts';
import { sweepEvents } from '../src/events/outboxRepository.ts';
import { createLogger } from '../src/logger.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { type Receiver, startReceiver } from './support/startReceiver.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';

const key = randomBytes(32);
const log = createLogger({ LOG_LEVEL: 'silent' });

let services: ServicesWithSandbox;
let receiver: Receiver;
beforeAll(async () => {
  services = await startWithSandbox();
  // Opens the queue of mails, as the process does before the first order.
  await place(await buyer([await article()]));
});
beforeEach(async () => {
  await services.db.delete(outboxEvent);
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());
afterAll(() => services.stop());
const { ask, article, buyer, place, setStock } = checkoutCaller(() => services);

/** A process that delivers to the receiver. */
function delivery(site = mainSite): EventDelivery {
  const config = {
    EVENT_WEBHOOKS: { [site]: receiver.url },
    EVENT_WEBHOOK_SECRETS: { [site]: `whsec_${key.toString('base64')}` },
  };
  return new EventDelivery({ db: services.db, config, log });
}

interface Told {
  type: string;
  site: string;
  data: Record<string, unknown>;
}
const told = (): Told[] => receiver.received.map(({ text }) => JSON.parse(text) as Told);
const typesOf = (id: string) => told().flatMap(({ type, data }) => (data['id'] === id ? [type] : []));
const waiting = async () =>
  (await services.db.select().from(outboxEvent)).filter(({ deliveredAt }) => deliveredAt === null);
/** The pauses before all attempts pass. */
const pass = () => services.db.update(outboxEvent).set({ nextAttemptAt: sql`now()` });

async function placed({ redirects = false } = {}) {
  const sku = await article({ stock: 5 });
  const who = await buyer([sku], { redirects });
  return { sku, who, ...(await place(who)) };
}
const cancel = async ({ orderId, who }: Awaited<ReturnType<typeof placed>>) =>
  expect((await ask(order, 'Cancel', [orderId, null], who)).error).toBeNull();

describe('events', () => {
  it('tell of an order and of the stock it took, signed with the secret of the site', async () => {
    const { sku, orderId } = await placed();
    await delivery().deliverDue();
    const events = told().sort((a, b) => a.type.localeCompare(b.type));
    expect(events).toMatchObject([
      {
        type: 'order.placed',
        site: mainSite,
        data: { id: orderId, status: 'transmitted', payment: { status: 'open' }, lines: [{ id: '0', sku, qty: 1 }] },
      },
      { type: 'stock.changed', site: mainSite, data: { sku, stock: 4 } },
    ]);
    for (const { headers, text } of receiver.received) {
      const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']];
      const expected = createHmac('sha256', key)
        .update(`${String(id)}.${String(timestamp)}.${text}`)
        .digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${expected}`);
      expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(300);
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  it('say nothing about the person', async () => {
    const { who } = await placed();
    await delivery().deliverDue();
    const text = receiver.received.map((one) => one.text).join('');
    expect(text).toContain('order.placed');
    for (const own of [who.email, 'Lea', '8002']) expect(text).not.toContain(own);
  });

  it('are told once when nothing fails', async () => {
    await placed();
    await delivery().deliverDue();
    await pass();
    await delivery().deliverDue();
    expect(receiver.received).toHaveLength(2);
  });

  it('of an order that is paid at a provider begin when it is paid', async () => {
    const pending = await placed({ redirects: true });
    await delivery().deliverDue();
    expect(typesOf(pending.orderId)).toEqual([]);
    await services.choose(pending.nextAction!.url, 'payTwice');
    await delivery().deliverDue();
    expect(typesOf(pending.orderId)).toEqual(['order.placed', 'order.paid']);
  });

  it('tell nothing of an order whose payment was refused, but of its stock', async () => {
    const pending = await placed({ redirects: true });
    await services.choose(pending.nextAction!.url, 'cancel');
    await delivery().deliverDue();
    expect(told().map(({ type, data }) => [type, data['stock']])).toEqual([
      ['stock.changed', 4],
      ['stock.changed', 5],
    ]);
  });

  it('tell nothing of an order that failed', async () => {
    const [plenty, scarce] = [await article({ stock: 5 }), await article({ stock: 1 })];
    const ready = await buyer([plenty, scarce]);
    await setStock(scarce, 0);
    expect((await place(ready)).error).not.toBeNull();
    expect(await waiting()).toEqual([]);
  });
});

describe('a receiver', () => {
  it.each([500, 301, 404])('that answers %s gets the event again after a pause', async (status) => {
    const { orderId } = await placed();
    receiver.answers.push(status, status);
    await delivery().deliverDue();
    expect(receiver.received).toEqual([]);
    await delivery().deliverDue();
    expect(receiver.received).toEqual([]);
    await pass();
    await delivery().deliverDue();
    expect(typesOf(orderId)).toEqual(['order.placed']);
    expect(await waiting()).toEqual([]);
  });

  it('that cannot be reached gets the events when it is back, with growing pauses between', async () => {
    await placed();
    const away = delivery();
    await receiver.stop();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      await pass();
      await away.deliverDue();
      const { rows } = await services.db.execute<{ seconds: number }>(
        sql`select round(extract(epoch from next_attempt_at - now()))::int as seconds from outbox_event limit 1`,
      );
      pauses.push(rows[0]!.seconds);
    }
    expect(pauses[1]! > pauses[0]! && pauses[2]! > pauses[1]!).toBe(true);
    receiver = await startReceiver();
    await pass();
    await delivery().deliverDue();
    expect(receiver.received).toHaveLength(2);
  });

  it('gets the events of an order in their order, and others meanwhile', async () => {
    const first = await placed();
    await cancel(first);
    const other = await placed();
    await services.db.delete(outboxEvent).where(eq(outboxEvent.type, 'stock.changed'));
    // The first event fails: what follows on it waits.
    receiver.answers.push(503);
    const { db } = services;
    const { rows } = await db.execute<{ id: string }>(sql`select id from outbox_event order by position limit 1`);
    await db.update(outboxEvent).set({ nextAttemptAt: sql`now() + interval '1 hour'` });
    await db
      .update(outboxEvent)
      .set({ nextAttemptAt: sql`now()` })
      .where(eq(outboxEvent.id, rows[0]!.id));
    await delivery().deliverDue();
    await db.execute(sql`update outbox_event set next_attempt_at = now() where attempts = 0`);
    await delivery().deliverDue();
    expect([typesOf(first.orderId), typesOf(other.orderId)]).toEqual([[], ['order.placed']]);
    await pass();
    await delivery().deliverDue();
    expect(typesOf(first.orderId)).toEqual(['order.placed', 'order.canceled']);
  });

  it('gets every event once, in order, from several processes at work', async () => {
    for (let subject = 0; subject < 10; subject++) {
      await services.db.insert(outboxEvent).values(
        Array.from({ length: 5 }, (_, number) => ({
          site: mainSite,
          subject: `order-${subject}`,
          type: 'order.placed',
          data: { id: `order-${subject}`, number },
        })),
      );
    }
    await Promise.all(Array.from({ length: 4 }, () => delivery().deliverDue()));
    // What a process held while the others looked.
    await delivery().deliverDue();
    expect(receiver.received).toHaveLength(50);
    const byOrder = Map.groupBy(told(), ({ data }) => data['id']);
    for (const events of byOrder.values()) {
      expect(events.map(({ data }) => data['number'])).toEqual([0, 1, 2, 3, 4]);
    }
  });

  it('is told nothing of other sites', async () => {
    await placed();
    await delivery(otherSite).deliverDue();
    expect(receiver.received).toEqual([]);
    expect(await waiting()).toHaveLength(2);
  });
});

test('an event of a process that ended while it delivered is delivered by another one', async () => {
  const { orderId } = await placed();
  // Claimed, and then nothing.
  await services.db.update(outboxEvent).set({ attempts: 1, nextAttemptAt: sql`now() + interval '30 seconds'` });
  await delivery().deliverDue();
  expect(receiver.received).toEqual([]);
  await pass();
  await delivery().deliverDue();
  expect(typesOf(orderId)).toEqual(['order.placed']);
});

test('a process delivers by itself until it is stopped', async () => {
  const { orderId } = await placed();
  const process = delivery();
  process.start();
  await process.stop();
  expect(typesOf(orderId)).toEqual(['order.placed']);
});

test('events are swept after a week, and those that nobody received are counted', async () => {
  const event = { site: mainSite, subject: 'order', type: 'order.placed', data: {} };
  const old = { ...event, createdAt: sql`now() - interval '8 days'` };
  await services.db
    .insert(outboxEvent)
    .values([event, old, { ...old, attempts: 3 }, { ...old, attempts: 1, deliveredAt: new Date() }]);
  expect(await sweepEvents(services.db)).toBe(1);
  expect(await waiting()).toMatchObject([{ attempts: 0 }]);
});
