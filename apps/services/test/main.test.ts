import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { identity } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { mount } from '../src/rpc/mount.ts';
import { type ServicesProcess, startServicesProcess } from './support/servicesProcess.ts';
import { shop } from './support/shopContract.ts';
import { startTestPostgres } from './support/testPostgres.ts';
import { createTestDatabase, TEMPLATES_VARIABLE } from './support/testDatabase.ts';
import { startTestServices } from './support/testServices.ts';

const main = join(import.meta.dirname, '../src/main.ts');

/** The whole process, with an empty database. */
async function withProcess(use: (services: ServicesProcess) => Promise<void>) {
  const postgres = await startTestPostgres();
  const database = await createTestDatabase(postgres, 'empty', process.env[TEMPLATES_VARIABLE]!);
  let started: ServicesProcess | undefined;
  try {
    started = await startServicesProcess({ DATABASE_URL: database.url, DEMO: 'off' });
    await use(started);
  } finally {
    started?.child.kill('SIGKILL');
    await database.drop();
    await postgres.stop();
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)('the process starts, answers and stops gracefully at %s', async (signal) => {
  await withProcess(async ({ url, child, lines }) => {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${url}${identity.path}/IsAuthenticated`, { method: 'POST' })).json()).toEqual([false]);
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(lines.map((line) => line['msg'])).toEqual(['services are open', 'request', 'services are closed']);
  });
});

test('a signal that comes several times stops the process as gracefully', async () => {
  await withProcess(async ({ child, lines }) => {
    const ended = once(child, 'exit');
    for (let times = 0; times < 3; times += 1) child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(lines.at(-1)?.['msg']).toBe('services are closed');
  });
});

test('an invalid environment ends the start with a message that names it', async () => {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_OPTIONS: '', PORT: 'eighty' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let message = '';
  child.stderr!.on('data', (chunk: Buffer) => (message += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).not.toBe(0);
  expect(message).toContain('PORT');
});

test('a request in flight is finished before the services close', async () => {
  let arrived: () => void = () => {};
  let answer: () => void = () => {};
  const running = new Promise<void>((resolve) => (arrived = resolve));
  const release = new Promise<void>((resolve) => (answer = resolve));
  const slow = mount(shop, {
    Void: async ({ db }) => {
      arrived();
      await release;
      await db.execute(sql`select 1`);
      return {};
    },
  });
  const services = await startTestServices({ content: 'empty', services: [slow] });
  const reply = services.call(shop, 'Void', []);
  await running;
  const stopped = services.stop();
  answer();
  expect((await reply).body).toEqual([]);
  await stopped;
  await expect(fetch(`${services.url}/healthz`)).rejects.toThrow();
});

test('a connection over which nothing was asked does not keep the services from closing', async () => {
  const services = await startTestServices({ content: 'empty' });
  const unused = connect(Number(new URL(services.url).port), '127.0.0.1');
  await once(unused, 'connect');
  // The services know of it once they have accepted a later one.
  await fetch(`${services.url}/healthz`);
  const closed = once(unused, 'close');
  await services.stop();
  await closed;
});
