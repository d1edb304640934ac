import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { UPLOAD_TIMEOUT_MS } from '@shop/contracts/upload-limits';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './answerBrokenRequest.ts';
import { limitBodyTime } from './limitBodyTime.ts';
import { requestTimeouts } from './requestTimeouts.ts';

const LIMIT_MS = 100;
const LATER_MS = 3 * LIMIT_MS;

let app: FastifyInstance;
let connections: Socket[];
let clients: Socket[];

beforeEach(async () => {
  connections = [];
  clients = [];
  app = Fastify({ ...requestTimeouts(LIMIT_MS), clientErrorHandler: answerBrokenRequest });
  app.server.on('connection', (socket) => connections.push(socket));
  limitBodyTime(app, LIMIT_MS, ({ url }) => url === '/upload');
  app.post('/form', async () => 'taken');
  app.post('/upload', async () => 'taken');
  app.route({ method: ['GET', 'POST'], url: '/slow', handler: () => pause(LATER_MS, 'taken') });
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(429).send() }, async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await app.close();
});

/** Sends bytes over a connection that the server alone ends. */
function open(bytes: string) {
  const client = connect({ port: (app.server.address() as AddressInfo).port, allowHalfOpen: true });
  clients.push(client);
  let answer = '';
  client.on('data', (data) => (answer += data.toString()));
  client.on('error', () => undefined);
  client.write(bytes);
  return { client, answer: () => answer };
}

/** Waits as long as a test may take. */
async function until(isTrue: () => boolean) {
  while (!isTrue()) await pause(LIMIT_MS / 10);
}
const isEnded = () => connections.length > 0 && connections.every(({ destroyed }) => destroyed);

const post = (path: string, length = 10) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;

it('answers a body that is late with 408 and ends the connection, even if some of it keeps coming', async () => {
  const { client, answer } = open(post('/form', 1_000));
  const sending = setInterval(() => client.write('a'), LIMIT_MS / 5);
  await until(isEnded);
  clearInterval(sending);
  expect(answer()).toMatch(/^HTTP\/1\.1 408 .*\r\nConnection: close\r\n/s);
});

it('waits longer for uploads, as long as a browser sends them', async () => {
  const { client, answer } = open(post('/upload'));
  await pause(LATER_MS);
  client.write('a'.repeat(10));
  await until(() => answer().endsWith('taken'));
  expect(answer()).toMatch(/^HTTP\/1\.1 200 /);
  expect(app.server.requestTimeout).toBe(UPLOAD_TIMEOUT_MS);
});

it('holds the headers of all to the shorter time', async () => {
  const { answer } = open('POST /upload HTTP/1.1\r\nHost: shop\r\n');
  await until(isEnded);
  expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
});

// The body of a GET is not read.
it.each(['POST', 'GET'])('gives a %s that has arrived all the time it needs', async (method) => {
  const { answer } = open(`${post('/slow').replace('POST', method)}${'a'.repeat(10)}`);
  await until(() => answer() !== '');
  expect(answer()).toMatch(/^HTTP\/1\.1 200 /);
});

it('answers once where a body was not waited for, and ends the connection', async () => {
  const { answer } = open(post('/refused'));
  await until(isEnded);
  expect(answer()).toMatch(/^HTTP\/1\.1 429 /);
  expect(answer()).not.toContain('408');
});
