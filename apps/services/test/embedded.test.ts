import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile, chmod } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { type EmbeddedPostgres, startEmbedded } from '../src/db/embedded/startEmbedded.ts';
import { findPort } from '../src/db/embedded/findPort.ts';

const log = pino({ level: 'silent' });
let parent: string;
let folder: string;
const started: EmbeddedPostgres[] = [];
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'shop-embedded-'));
  // PostgreSQL may run as another user than the tests.
  await chmod(parent, 0o755);
  folder = join(parent, 'postgres');
});
afterEach(async () => {
  for (const postgres of started.splice(0).reverse()) await postgres.stop();
});
afterAll(() => rm(parent, { recursive: true, force: true }));

async function start(port = 0): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ folder, port: port || (await findPort(0)), volatile: true, log });
  started.push(postgres);
  return postgres;
}
async function ask<T>(postgres: EmbeddedPostgres, sql: string): Promise<T> {
  const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
  await client.connect();
  try {
    return Object.values((await client.query<Record<string, T>>(sql)).rows[0]!)[0]!;
  } finally {
    await client.end();
  }
}
const pidFile = () => join(folder, 'pgdata', 'postmaster.pid');
const pid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);
const isGone = async () => (await readFile(pidFile()).catch(() => null)) === null;

test('it listens on this machine only and requires a password', async () => {
  const postgres = await start();
  expect(await ask(postgres, `select current_setting('listen_addresses')`)).toBe('127.0.0.1');
  expect(await ask(postgres, `select current_setting('unix_socket_directories')`)).toBe('');
  const wrong = new pg.Client({ connectionString: postgres.urlOf('postgres').replace(/:[^:@]+@/, ':guess@') });
  await expect(wrong.connect()).rejects.toThrow('password authentication failed');
});

test('several processes share it, and the last one stops it', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(second!.urlOf('x')).toBe(first!.urlOf('x'));
  await started.shift()!.stop();
  expect(await ask(second!, 'select 1')).toBe(1);
  await started.shift()!.stop();
  expect(await isGone()).toBe(true);
});

/** Asks until the answer is as expected: what is watched comes back by itself. */
async function eventually<T>(postgres: EmbeddedPostgres, sql: string, expected: T): Promise<void> {
  for (;;) {
    const found = await ask<T>(postgres, sql).catch(() => undefined);
    if (found === expected) return;
    await delay(20);
  }
}
/** Runs a script with the embedded PostgreSQL in a process of its own, and kills that. */
async function killUser(): Promise<void> {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, '../src/db/embedded/startEmbedded.ts'))});
    const quiet = () => {};
    await startEmbedded({ folder: ${JSON.stringify(folder)}, port: ${await findPort(0)}, volatile: true, log: { info: quiet, warn: quiet } });
    console.log('open');`;
  const user = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  await once(user.stdout!, 'data');
  const ended = once(user, 'exit');
  user.kill('SIGKILL');
  await ended;
}

test('a server that outlived its process is reused', async () => {
  await killUser();
  const before = await pid();
  const postgres = await start();
  expect(await pid()).toBe(before);
  await postgres.stop();
  started.length = 0;
  expect(await isGone()).toBe(true);
});

test('a server that was killed with its process does not prevent a start', async () => {
  await killUser();
  process.kill(await pid(), 'SIGKILL');
  expect(await ask(await start(), 'select 1')).toBe(1);
});

test('a killed server is started again at its port', async () => {
  const postgres = await start();
  const { port } = new URL(postgres.urlOf('x'));
  const before = await pid();
  process.kill(before, 'SIGKILL');
  await eventually(postgres, 'select 1', 1);
  expect(await pid()).not.toBe(before);
  expect(new URL(postgres.urlOf('x')).port).toBe(port);
});

test('a lost lease is taken again, so that nobody else stops the server', async () => {
  const [postgres, other] = [await start(), await start()];
  const leases = `select count(*)::int from pg_locks where locktype = 'advisory' and granted`;
  const before = await pid();
  await ask(
    postgres,
    `select count(pg_terminate_backend(pid)) from pg_stat_activity where application_name = 'shop lease'`,
  );
  await eventually(postgres, leases, 2);
  await other.stop();
  started.pop();
  expect(await ask(postgres, leases)).toBe(1);
  expect(await pid()).toBe(before);
});

test('a stale file with another program’s process id does not prevent a start', async () => {
  const content = await (async () => {
    await start();
    const text = await readFile(pidFile(), 'utf8');
    await started.shift()!.stop();
    return text;
  })();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  try {
    await writeFile(pidFile(), content.replace(/^\d+/, String(other.pid)));
    expect(await ask(await start(), 'select 1')).toBe(1);
  } finally {
    other.kill();
  }
});

test('another port is used if the preferred one is busy', async () => {
  const busy: Server = createServer();
  const port = await new Promise<number>((resolve) =>
    busy.listen(0, '127.0.0.1', () => resolve((busy.address() as { port: number }).port)),
  );
  try {
    const postgres = await start(port);
    expect(new URL(postgres.urlOf('x')).port).not.toBe(String(port));
    expect(await ask(postgres, 'select 1')).toBe(1);
  } finally {
    busy.close();
  }
});

test('a database is created once', async () => {
  const postgres = await start();
  await Promise.all([postgres.ensureDatabase('shop'), postgres.ensureDatabase('shop')]);
  await postgres.ensureDatabase('shop');
  expect(await ask(postgres, `select count(*)::int from pg_database where datname = 'shop'`)).toBe(1);
});
