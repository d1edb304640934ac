import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cart, type Cart } from '@shop/contracts';
import { pino } from 'pino';
import { findPort } from '../src/db/embedded/findPort.ts';
import { startEmbedded } from '../src/db/embedded/startEmbedded.ts';
import { type ServicesProcess, startServicesProcess } from './support/servicesProcess.ts';

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
}, 120_000);
