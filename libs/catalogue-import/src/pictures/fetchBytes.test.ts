import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_IMAGE_BYTES } from '@shop/contracts/upload-limits';
import { fetchBytes } from './fetchBytes.ts';
import { isPublicAddress } from './isPublicAddress.ts';

let server: Server;
let url: string;
const answer: RequestListener = (request, response) => {
  const path = request.url ?? '';
  if (path === '/ok') response.end('bytes');
  else if (path === '/moved') response.writeHead(302, { location: '/ok' }).end();
  else if (path === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
  else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  else if (path === '/round') response.writeHead(302, { location: '/round' }).end();
  else if (path === '/large') response.writeHead(200, { 'content-length': MAX_IMAGE_BYTES + 1 }).flushHeaders();
  else if (path === '/endless') {
    const more = () => {
      while (response.write(Buffer.alloc(1_000_000)));
    };
    response.on('drain', more);
    more();
  } else if (path !== '/silent') response.writeHead(404).end();
};
beforeAll(async () => {
  server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const local = (path: string, timeout = 10_000) => fetchBytes(url + path, { allowLocalAddresses: true, timeout });

it('returns the body, also after redirects', async () => {
  expect(String(await local('/ok'))).toBe('bytes');
  expect(String(await local('/moved'))).toBe('bytes');
});

it.each([
  ['/gone', 'its server answers 404'],
  ['/round', 'it is redirected more than 3 times'],
  ['/file', 'its address begins with file:'],
  ['/large', 'it has more than'],
  ['/endless', 'it has more than'],
])('refuses %s', async (path, problem) => {
  await expect(local(path)).rejects.toThrow(problem);
});

it('times out on a server that does not answer', async () => {
  await expect(local('/silent', 50)).rejects.toThrow('it takes too long');
});

it('refuses private networks, by address or by name', async () => {
  const { port } = server.address() as AddressInfo;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]']) {
    await expect(fetchBytes(`http://${host}:${port}/ok`)).rejects.toThrow('it is in a private network');
  }
  await expect(fetchBytes('http://user:secret@shop.example/')).rejects.toThrow('its address holds a password');
});

it.each(['8.8.8.8', '2a00:1450:400a::200e'])('accepts %s as public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::a00:1',
  'nonsense',
])('rejects %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
