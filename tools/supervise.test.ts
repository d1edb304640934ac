import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Supervisor } from './supervise.ts';

/** Source of a part that listens at PORT, answers with its process id and ends well when it is told to. */
const SERVER = `
  const server = require('node:http').createServer((_, response) => response.end(String(process.pid)));
  server.listen(Number(process.env.PORT), '127.0.0.1');
  process.on('SIGTERM', () => { console.error('told'); server.close(); server.closeAllConnections(); });`;

const supervisors: Supervisor[] = [];
const servers: Server[] = [];
const processes: ChildProcess[] = [];
afterEach(async () => {
  for (const supervisor of supervisors.splice(0)) await supervisor.stop();
  for (const server of servers.splice(0)) server.close();
  for (const child of processes.splice(0)) child.kill('SIGKILL');
});

function newSupervisor(): Supervisor {
  const supervisor = new Supervisor();
  supervisors.push(supervisor);
  return supervisor;
}

async function listen(): Promise<number> {
  const server = createServer((_, response) => response.end('somebody else'));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const port = await listen();
  await new Promise((resolve) => servers.pop()!.close(resolve));
  return port;
}

const part = (port: number, source = SERVER) => ({
  name: 'a part',
  args: ['-e', source],
  env: { PORT: String(port), NODE_OPTIONS: '' },
  readyUrl: `http://127.0.0.1:${port}/`,
});
const answerAt = async (port: number) => (await fetch(`http://127.0.0.1:${port}/`)).text();

async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await delay(20);
  }
}

test('a part is ready when it answers itself, and ends when told to', async () => {
  const supervisor = newSupervisor();
  const port = await freePort();
  await supervisor.start(part(port));
  expect(await answerAt(port)).toBe(String(supervisor.pidOf('a part')));
  await supervisor.stop();
  await expect(answerAt(port)).rejects.toThrow();
});

test('a taken port is an error that names it', async () => {
  const port = await listen();
  await expect(newSupervisor().start(part(port))).rejects.toThrow(`port ${port} is taken`);
});

test('a part that ends before it is ready is an error', async () => {
  const port = await freePort();
  await expect(newSupervisor().start(part(port, 'process.exit(3)'))).rejects.toThrow(
    'ended with 3 before it was ready',
  );
});

test('a part that falls is started again', async () => {
  const supervisor = newSupervisor();
  const port = await freePort();
  await supervisor.start(part(port));
  const before = supervisor.pidOf('a part');
  process.kill(before, 'SIGKILL');
  await gone(before);
  let answer = '';
  while (!answer) answer = await answerAt(port).catch(() => '');
  expect(answer).not.toBe(String(before));
  expect(answer).toBe(String(supervisor.pidOf('a part')));
});

test('parts end well when their supervisor is killed', async () => {
  const port = await freePort();
  const script = `
    const { Supervisor } = await import(${JSON.stringify(new URL('./supervise.ts', import.meta.url).href)});
    const supervisor = new Supervisor();
    await supervisor.start(${JSON.stringify(part(port))});
    console.log(String(supervisor.pidOf('a part')));`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  processes.push(owner);
  const told = new Promise<void>((resolve) => {
    createInterface(owner.stderr!).on('line', (line) => line.includes('told') && resolve());
  });
  const [line] = (await once(createInterface(owner.stdout!), 'line')) as [string];
  expect(await answerAt(port)).toBe(line);
  owner.kill('SIGKILL');
  await told;
  await gone(Number(line));
});
