import { once } from 'node:events';
import { cart } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { mount } from '../src/rpc/mount.ts';
import { modules } from '../src/modules.ts';
import { type ServicesProcess, startServicesProcess } from './support/servicesProcess.ts';
import { shop } from './support/shopContract.ts';
import { createTestDatabase, TEMPLATES_VARIABLE } from './support/testDatabase.ts';
import { startTestPostgres } from './support/testPostgres.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const POOL_SIZE = 2;
let arrived = Promise.withResolvers<void>();
let leave = Promise.withResolvers<void>();

const losing = mount(shop, {
  Void: async ({ db }) => {
    await db.transaction((tx) => tx.execute(sql`select 1`));
    return {};
  },
  /** Loses its connection in a statement. */
  Panic: async ({ db }) => {
    await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    return {};
  },
  /** Loses it between two statements of a transaction. */
  Busy: async ({ db }) => {
    const used = once(db.$client, 'acquire') as Promise<[pg.PoolClient]>;
    await db.transaction(async (tx) => {
      const [client] = await used;
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
      await ended;
      await tx.execute(sql`select 1`);
    });
    return {};
  },
  /** Loses it before the transaction begins. */
  Emit: async ({ db }) => {
    db.$client.once('acquire', (client) => {
      (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
    });
    await db.transaction((tx) => tx.execute(sql`select 1`));
    return {};
  },
  /** Keeps it. */
  Open: async ({ db }) => {
    await db.transaction(async () => {
      arrived.resolve();
      await leave.promise;
    });
    return { ret: '' };
  },
});

describe('a call that loses its database connection', () => {
  let services: TestServices;
  beforeAll(async () => {
    const config = { DATABASE_POOL_SIZE: POOL_SIZE };
    services = await startTestServices({ content: 'empty', services: [losing], config });
  });
  afterAll(() => services.stop());
  beforeEach(() => {
    arrived = Promise.withResolvers();
    leave = Promise.withResolvers();
  });
  const ask = (method: string) => services.call(shop, method, []);

  test.each([
    ['in a statement', 'Panic'],
    ['between statements', 'Busy'],
    ['before its transaction', 'Emit'],
  ])('%s is told to come back, and none is lost to the others', async (_, method) => {
    for (let round = 0; round <= POOL_SIZE; round += 1) {
      const { status, headers, body } = await ask(method);
      expect([status, body]).toEqual([503, 'service unavailable\n']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await ask('Void')).status).toBe(200);
  });

  test('because all are in use is told to come back', async () => {
    const holding = [ask('Open'), ask('Open')];
    await arrived.promise;
    const { status, headers } = await ask('Void');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBeTruthy();
    leave.resolve();
    for (const reply of holding) expect((await reply).status).toBe(200);
    expect((await ask('Void')).status).toBe(200);
  });
});

test('the services go on under load while their connections are ended', async () => {
  const postgres = await startTestPostgres();
  const database = await createTestDatabase(postgres, 'empty', process.env[TEMPLATES_VARIABLE]!);
  const admin = await startTestServices({ content: 'empty', services: modules });
  let started: ServicesProcess | undefined;
  try {
    started = await startServicesProcess({ DATABASE_URL: database.url, DEMO: 'off' });
    const { url, child } = started;
    const add = async () => {
      const response = await fetch(`${url}${cart.path}/AddItem`, {
        method: 'POST',
        body: '[{"sku":"none","qty":1}]',
      });
      await response.arrayBuffer();
      return response.status;
    };
    for (let round = 0; round < 10; round += 1) {
      const calls = Array.from({ length: 20 }, add);
      await admin.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${new URL(database.url).pathname.slice(1)} and application_name = 'shop services'`);
      for (const call of calls) expect([200, 503]).toContain(await call);
    }
    expect(child.exitCode).toBeNull();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  } finally {
    started?.child.kill('SIGKILL');
    await admin.stop();
    await database.drop();
    await postgres.stop();
  }
});
