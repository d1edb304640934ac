import { randomUUID } from 'node:crypto';
import { stockNotification } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { DatabaseOrTransaction } from '../src/db/database.ts';
import { rateLimit, sku as skuTable } from '../src/db/schema/index.ts';
import type { Mail } from '../src/mail/Mail.ts';
import { MailQueue } from '../src/mail/MailQueue.ts';
import { startSweeping } from '../src/sweep.ts';
import { newSku } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const log = pino({ level: 'silent' });
const { setInterval } = globalThis;

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterEach(() => void (globalThis.setInterval = setInterval));
afterAll(() => services.stop());

/** Replaces timers: periodic tasks run when the test says so. */
function holdTimers() {
  const held: { task: () => void; everyMs: number }[] = [];
  globalThis.setInterval = ((task: () => void, everyMs: number) => {
    held.push({ task, everyMs });
    return setInterval(() => {}, everyMs);
  }) as typeof setInterval;
  return { pass: (ms: number) => held.filter(({ everyMs }) => everyMs <= ms).forEach(({ task }) => task()) };
}

/** A queue that resolves with the first mails it gets. */
function listeningQueue() {
  const { promise: mails, resolve } = Promise.withResolvers<readonly Mail[]>();
  class ListeningQueue extends MailQueue {
    override async send(_tx: DatabaseOrTransaction, sent: readonly Mail[]) {
      if (sent.length > 0) resolve(sent);
    }
  }
  return { mails, queue: new ListeningQueue(services.db, log) };
}

test('a visitor waiting for an article is notified within a minute', async () => {
  const sku = newSku();
  await insertArticle(services.db, { id: sku, stock: 0, titles: { de: 'Fondue-Caquelon' } });
  await services.call(stockNotification, 'AddNotification', [sku, 'dora@example.com'], { locale: 'de' });
  await services.db.update(skuTable).set({ stock: 3 }).where(eq(skuTable.sku, sku));

  const { mails, queue } = listeningQueue();
  const timers = holdTimers();
  const stop = startSweeping(services.db, queue, services.config, log);
  timers.pass(MINUTE_MS);
  expect(await mails).toEqual([expect.objectContaining({ to: 'dora@example.com' })]);
  stop();
});

test('what has expired is deleted, even where something else cannot be', async () => {
  const { db, config, mails } = services;
  const key = randomUUID();
  await db.insert(rateLimit).values({ key, windowStart: new Date(0), count: 1 });
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`);
  await db.execute(sql`create trigger refused before delete on account_token execute function refuse()`);
  const failures: string[] = [];
  const noting = pino({ level: 'error' }, { write: (line) => void failures.push(line) });

  const timers = holdTimers();
  const stop = startSweeping(db, mails, config, noting);
  timers.pass(HOUR_MS);
  const isLeft = async () => (await db.select().from(rateLimit).where(eq(rateLimit.key, key))).length > 0;
  const deadline = Date.now() + 10_000;
  while ((await isLeft()) && Date.now() < deadline);
  stop();
  expect(await isLeft()).toBe(false);
  expect(failures).toEqual([expect.stringMatching(/not now.*sweep/)]);
});
