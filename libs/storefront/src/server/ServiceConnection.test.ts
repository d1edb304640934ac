/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { ServiceConnection } from './ServiceConnection.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));

/** Services that answer like this, and a connection to them. */
async function connect(answer: RequestListener) {
  const sockets: Socket[] = [];
  server = createServer(answer).on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { connection: new ServiceConnection(`http://127.0.0.1:${port}`), sockets };
}

const post = (more = {}) => ({ body: '["ä"]', headers: {}, signal: new AbortController().signal, ...more });

it('posts, gives the whole reply, and keeps the connection', async () => {
  const { connection, sockets } = await connect((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => response.writeHead(201, { 'X-Kind': 'a' }).end(`${request.method} ${request.url} ${body}`));
  });
  const reply = { status: 201, headers: expect.objectContaining({ 'x-kind': 'a' }), text: 'POST /a ["ä"]' };
  expect(await connection.post('/a', post())).toEqual(reply);
  await connection.post('/a', post());
  expect(sockets).toHaveLength(1);
});

it('sends once more what a kept connection was closed upon', async () => {
  let closes = false;
  const { connection, sockets } = await connect((request, response) => {
    if (!closes) return response.end('there');
    closes = false;
    return request.socket.destroy();
  });
  await connection.post('/a', post());
  closes = true;
  expect(await connection.post('/a', post())).toMatchObject({ text: 'there' });
  expect(sockets).toHaveLength(2);
  // Of a new connection it is told.
  sockets.forEach((socket) => socket.destroy());
  closes = true;
  await expect(connection.post('/a', post())).rejects.toThrow();
});

it('sends nothing again once a reply has begun', async () => {
  let count = 0;
  const { connection } = await connect((request, response) => {
    count += 1;
    if (count === 1) return response.end('there');
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    return setImmediate(() => request.socket.resetAndDestroy());
  });
  await connection.post('/a', post());
  await expect(connection.post('/a', post())).rejects.toThrow();
  await new Promise((resolve) => setImmediate(resolve));
  expect(count).toBe(2);
});

it('rejects where the reply ends before its end, and where it is ended, with the reason', async () => {
  const { connection } = await connect((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    setImmediate(() => response.destroy());
  });
  await expect(connection.post('/a', post())).rejects.toThrow('aborted');
  const signal = AbortSignal.abort(new Error('left'));
  await expect(connection.post('/a', post({ signal }))).rejects.toThrow('left');
});
