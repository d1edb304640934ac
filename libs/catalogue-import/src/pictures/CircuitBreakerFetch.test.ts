import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CircuitBreakerFetch } from './CircuitBreakerFetch.ts';

let server: Server;
let asked: string[] = [];
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url === '/ok') response.end('bytes');
    else if (url === '/gone') response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => (asked = []));

const opened = () => {
  const { port } = server.address() as AddressInfo;
  const one = new CircuitBreakerFetch({ allowLocalAddresses: true, timeout: 300 });
  const from = (path: string, host = '127.0.0.1') =>
    one.fetch(`http://${host}:${port}${path}`).then(String, (error: Error) => error.message);
  return { port, from };
};

it('gives up a host after three timeouts in a row, and no other', async () => {
  const { port, from } = opened();
  const silent = await Promise.all([from('/1'), from('/2'), from('/3')]);
  expect(silent).toEqual(Array(3).fill('it takes too long'));
  expect(await from('/ok')).toBe(`127.0.0.1:${port} was given up: it did not answer 3 times in a row`);
  expect(asked).toHaveLength(3);
  expect(await from('/ok', 'localhost')).toBe('bytes');
});

it.each(['/ok', '/gone'])('continues with a host that has answered %s in between', async (answered) => {
  const { from } = opened();
  await Promise.all([from('/1'), from('/2')]);
  await from(answered);
  await Promise.all([from('/3'), from('/4')]);
  expect(await from('/ok')).toBe('bytes');
});
