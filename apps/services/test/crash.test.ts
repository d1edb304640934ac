import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cart, type Cart } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { connect } from '../src/db/connect.ts';
import { CLUSTER_USER } from '../src/db/embedded/ensureCluster.ts';
import { findPort } from '../src/db/embedded/findPort.ts';
import { startEmbedded } from '../src/db/embedded/startEmbedded.ts';
import { findPostmaster } from '../src/db/embedded/postmaster.ts';
import { orderLine } from '../src/db/schema/order.ts';
import { type Buyer, checkoutCaller } from './support/checkoutCaller.ts';
import { serviceCaller } from './support/serviceCaller.ts';
import { type ServicesProcess, startServicesProcess } from './support/servicesProcess.ts';

const BUYERS = 50;
/** Orders that are acknowledged when the database is stopped. */
const BEFORE = 10;
/** Between two tries of a buyer. */
const RETRY_MS = 50;
const MAX_TRIES = 600;

let dataDir: string;
let port: number;
const started: ServicesProcess[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-crash-'));
  // PostgreSQL may run as another user than the tests.
  await chmod(dataDir, 0o755);
  port = await findPort(0);
});
afterAll(async () => {
  for (const { child } of started.filter(isRunning)) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  // A killed process leaves its database running; the last process to release it stops it.
  const log = pino({ level: 'silent' });
  await (await startEmbedded({ folder: join(dataDir, 'postgres'), port, log })).stop();
  await rm(dataDir, { recursive: true, force: true });
});

const isRunning = ({ child }: ServicesProcess) => child.exitCode === null && child.signalCode === null;

async function start(): Promise<ServicesProcess> {
  const env = { DATABASE_URL: '', DATA_DIR: dataDir, EMBEDDED_POSTGRES_PORT: String(port), DEMO: 'on' };
  const process = await startServicesProcess(env);
  started.push(process);
  return process;
}

async function call({ url }: ServicesProcess, method: string, args: unknown[], cookie?: string) {
  const response = await fetch(`${url}${cart.path}/${method}`, {
    method: 'POST',
    body: JSON.stringify(args),
    headers: cookie ? { cookie, 'sec-fetch-site': 'same-origin' } : {},
  });
  expect(response.status).toBe(200);
  const [found] = (await response.json()) as [Cart | null];
  return { lines: found?.items.map(({ sku, qty }) => [sku, qty]), cookie: response.headers.getSetCookie()[0] };
}

test('committed changes survive a process that is killed right after its reply', async () => {
  const first = await start();
  const added = await call(first, 'AddItem', [{ sku: 'name-mug', qty: 2 }, null]);
  const ended = once(first.child, 'exit');
  first.child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(added.lines).toEqual([['name-mug', 2]]);

  const cookie = added.cookie?.split(';', 1)[0];
  const second = await start();
  expect(await call(second, 'GetCart', [], cookie)).toMatchObject({ lines: [['name-mug', 2]] });
});

test(`no acknowledged order is lost when the database is restarted under ${BUYERS} checkouts, and the services go on`, async () => {
  const { url, child } = started.findLast(isRunning) ?? (await start());
  const password = (await readFile(join(dataDir, 'postgres/password'), 'utf8')).trim();
  const postmaster = () => findPostmaster(join(dataDir, 'postgres/pgdata'));
  const { db, close } = connect(
    () => `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${postmaster()?.port}/shop`,
    2,
    pino({ level: 'silent' }),
  );
  const { article, buyer, place, stockOf } = checkoutCaller(() => ({ db, call: serviceCaller(() => url) }));
  const sku = await article({ stock: BUYERS });
  const buyers: Buyer[] = [];
  for (let index = 0; index < BUYERS; index += 1) buyers.push(await buyer([sku]));

  const acknowledged: string[] = [];
  let repeated = 0;
  async function order(who: Buyer): Promise<void> {
    const key = randomUUID();
    let reply = await place(who, key).catch(() => null);
    for (let tries = 1; !reply && tries < MAX_TRIES; tries += 1) {
      await delay(RETRY_MS);
      repeated += 1;
      reply = await place(who, key).catch(() => null);
    }
    expect(reply).toMatchObject({ error: null });
    acknowledged.push(reply!.orderId);
    if (acknowledged.length === BEFORE) process.kill(postmaster()!.pid, 'SIGQUIT');
  }
  await Promise.all(buyers.map(order));
  expect(repeated).toBeGreaterThan(0);

  const lines = await db.select().from(orderLine).where(eq(orderLine.sku, sku));
  expect(lines.map(({ orderId }) => orderId).sort()).toEqual(acknowledged.sort());
  expect(await stockOf(sku)).toBe(0);
  const { rows } = await db.execute<{ id: string }>(sql`
    select data->>'orderId' as id from pgboss.job where data->>'kind' = 'orderPlaced' order by id`);
  expect(rows.map(({ id }) => id)).toEqual(acknowledged);
  expect(child.exitCode).toBeNull();
  await close();
});
