/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { openStorefront } from './testing/openStorefront.ts';

const HEAD = 'GET / HTTP/1.1\r\nHost: shop\r\n';

let shop: Awaited<ReturnType<typeof openStorefront>>;

async function open(options?: Parameters<typeof openStorefront>[0]) {
  shop = await openStorefront(options);
  return shop;
}
afterEach(() => shop.close());

const CALL = '/services/cart/cart/GetCart';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traced = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, 'x-request-id': 'mine' };
/** Of a response to these that is the storefront's own. */
const own = {
  traceparent: expect.stringMatching(new RegExp(`^00-${TRACE}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`)) as string,
  'x-request-id': 'mine',
};

describe('the way to the services', () => {
  it('passes a call on as it is, with the visitor’s cookie, and its answer back', async () => {
    await open();
    shop.services.answer = () => ({
      headers: { 'set-cookie': 'shop_session_one=new; Path=/; HttpOnly', 'x-shop-action': 'cart' },
      body: '[1]',
    });
    const headers = {
      cookie: 'shop_session_one=old',
      'content-type': 'application/json; charset=utf-8',
      origin: shop.origin,
    };
    const response = await shop.request(CALL, { method: 'POST', headers, body: '["ä"]' });
    expect(response).toMatchObject({ status: 200, body: '[1]' });
    expect(response.headers['set-cookie']).toEqual(['shop_session_one=new; Path=/; HttpOnly']);
    expect(response.headers['x-shop-action']).toBe('cart');
    expect(shop.services.last).toMatchObject({ method: 'POST', path: CALL, body: '["ä"]', headers });
  });

  it.each(['text/plain', 'text/plain;charset=UTF-8', 'application/msgpack; charset=utf-8', 'nonsense', undefined])(
    'passes a body on whatever its content type, such as %p',
    async (type) => {
      await open();
      const headers = type ? { 'content-type': type } : {};
      const { status } = await shop.request(CALL, { method: 'POST', headers, body: '[1]' });
      expect(status).toBe(200);
      expect(shop.services.last.body).toBe('[1]');
      expect(shop.services.last.headers['content-type']).toBe(type);
    },
  );

  it('passes large bodies on: how large they may be, the services say', async () => {
    await open();
    const body = `["${'a'.repeat(5_000_000)}"]`;
    const headers = { 'content-type': 'application/json', expect: '100-continue' };
    expect((await shop.request(CALL, { method: 'POST', headers, body })).status).toBe(200);
    expect(shop.services.last.body).toHaveLength(body.length);
  });

  it('says nothing of a visitor who goes away before the first byte of an answer', async () => {
    await open();
    const asked = Promise.withResolvers<void>();
    shop.services.answer = () => {
      asked.resolve();
      return { headers: { 'content-length': '2' }, body: '' };
    };
    const leaving = new AbortController();
    const gone = fetch(shop.origin + CALL, { method: 'POST', body: '[]', signal: leaving.signal });
    await asked.promise;
    // By then the head of the answer is here, and nothing of it has gone on.
    await shop.request('/healthz');
    leaving.abort();
    await expect(gone).rejects.toThrow('aborted');
    await shop.close();
    expect(shop.logged).toEqual([]);
  });

  it('says which site it is and who asks, whatever the visitor says', async () => {
    await open();
    await shop.request(CALL, {
      method: 'POST',
      headers: {
        host: 'shop.example',
        'x-shop-site': 'other',
        'X-Forwarded-For': '198.51.100.1',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.example',
      },
      body: '[]',
    });
    expect(shop.services.last.headers).toMatchObject({
      'x-shop-site': 'one',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'shop.example',
    });
  });

  it('lets nobody strip our headers by naming them hop by hop', async () => {
    await open();
    await shop.request(CALL, {
      method: 'POST',
      headers: { connection: 'x-shop-site, x-forwarded-for', 'x-shop-site': 'other' },
      body: '[]',
    });
    expect(shop.services.last.headers).toMatchObject({ 'x-shop-site': 'one', 'x-forwarded-for': '127.0.0.1' });
  });

  it('takes as many entries of what proxies add as there are proxies, and never what the visitor wrote', async () => {
    await open({ environment: { TRUST_PROXY: '2' } });
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.1', 'x-forwarded-proto': 'http, https' };
    const response = await shop.request(CALL, { method: 'POST', headers, body: '[]' });
    expect(shop.services.last.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    });
    expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('believes a proxy it was told to trust', async () => {
    await open({ environment: { TRUST_PROXY: '127.0.0.1' } });
    const headers = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'shop.example',
    };
    const response = await shop.request(CALL, { method: 'POST', headers, body: '[]' });
    expect(shop.services.last.headers).toMatchObject(headers);
    expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('passes pictures on with their query and caching', async () => {
    await open();
    shop.services.answer = () => ({
      headers: { 'cache-control': 'public, max-age=31536000, immutable', etag: '"1"' },
      body: 'picture',
    });
    const response = await shop.request('/images/pan?w=320', {
      headers: { accept: 'image/avif', 'if-none-match': '"0"' },
    });
    expect(response).toMatchObject({
      status: 200,
      body: 'picture',
      headers: { etag: '"1"', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(shop.services.last).toMatchObject({
      path: '/images/pan?w=320',
      headers: { accept: 'image/avif', 'if-none-match': '"0"' },
    });
  });

  it('passes a redirect on with its cookies, whether it leads elsewhere or to an own page', async () => {
    await open();
    const cookies = ['shop_session_one=new; Path=/; HttpOnly', 'shop_employee_one=; Path=/; Max-Age=0; HttpOnly'];
    for (const location of ['https://directory.example/auth?state=1', '/profil?page=2']) {
      shop.services.answer = () => ({ status: 303, headers: { location, 'set-cookie': cookies }, body: '' });
      const path = '/services/profile/employee/callback?code=a%2Fb&state=1';
      const headers = { cookie: 'shop_employee_one=token', 'sec-fetch-site': 'cross-site' };
      const response = await shop.request(path, { headers });
      expect(response).toMatchObject({ status: 303, headers: { location, 'set-cookie': cookies } });
      expect(shop.services.last).toMatchObject({ method: 'GET', path, headers });
    }
    expect(shop.services.asked).toHaveLength(2);
  });

  it('answers 304 and HEAD without a body', async () => {
    await open();
    shop.services.answer = () => ({ status: 304, headers: { etag: '"1"' }, body: '' });
    expect(await shop.request('/images/pan')).toMatchObject({ status: 304, body: '' });
    shop.services.answer = () => ({ headers: { 'content-length': '7' }, body: '' });
    expect(await shop.request('/images/pan', { method: 'HEAD' })).toMatchObject({
      status: 200,
      headers: { 'content-length': '7' },
    });
  });

  it('passes an overload on instead of asking again', async () => {
    await open();
    shop.services.answer = () => ({ status: 503, headers: { 'retry-after': '1' }, body: 'too busy' });
    expect(await shop.request('/images/pan')).toMatchObject({
      status: 503,
      body: 'too busy',
      headers: { 'retry-after': '1' },
    });
    expect(shop.services.asked).toHaveLength(1);
  });

  it('survives headers that belong to the visitor’s connection', async () => {
    await open();
    const headers = { 'keep-alive': 'timeout=5', te: 'trailers', upgrade: 'h2c', connection: 'keep-alive' };
    expect((await shop.request('/images/pan', { headers })).status).toBe(200);
  });

  it('says 503 in plain text while the services are down, and works again after their restart', async () => {
    await open();
    await shop.services.close();
    const down = await shop.request(CALL, { method: 'POST', body: '[]' });
    expect(down).toMatchObject({
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
    await shop.services.open();
    expect((await shop.request(CALL, { method: 'POST', body: '[]' })).status).toBe(200);
  });

  it('continues the trace of a call and repeats its id where the services cannot', async () => {
    await open();
    await shop.services.close();
    expect((await shop.request(CALL, { method: 'POST', body: '[]', headers: traced })).headers).toMatchObject(own);
    const path = '/services/%2e%2e/healthz';
    expect((await shop.request(path, { headers: traced })).headers).toMatchObject(own);
  });

  it('leaves trace and id to the services where they answer', async () => {
    await open();
    const headers = { traceparent: `00-${TRACE}-1111111111111111-01`, 'x-request-id': 'theirs' };
    shop.services.answer = () => ({ headers, body: '[]' });
    expect((await shop.request(CALL, { method: 'POST', body: '[]', headers: traced })).headers).toMatchObject(headers);
  });

  it.each([
    '/services/../healthz',
    '/services/%2e%2e/healthz',
    '/services/..%2fhealthz',
    '/images/..%5c..%5chealthz',
    '/images/%00/..%2f',
  ])('does not let %s out of its prefix', async (path) => {
    await open();
    const { status } = await shop.request(path);
    expect(status).toBe(400);
    expect(shop.services.asked).toEqual([]);
  });

  it('treats what only begins like a prefix as a page', async () => {
    await open();
    await shop.request('/services-und-mehr');
    expect(shop.services.asked).toEqual([]);
    expect(shop.render).toHaveBeenCalledTimes(1);
  });
});

describe('files', () => {
  it('serves built files for ever, of the smallest form there is', async () => {
    await open({ files: { 'client/assets/entry.js.br': 'small' } });
    const response = await shop.request('/assets/entry.js', { headers: { 'accept-encoding': 'br' } });
    expect(response).toMatchObject({
      status: 200,
      body: 'small',
      headers: { 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(response.headers['content-type']).toBe('text/javascript');
    for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(response.headers).not.toHaveProperty(name);
    expect((await shop.request('/assets/entry.js')).body).toBe('start()');
    expect((await shop.request('/assets/font.woff2')).body).toBe('font');
  });

  it('serves files at the root for a day, and says when they are still the same', async () => {
    await open({ files: { 'client/icon.svg': '<svg/>' } });
    const { status, headers } = await shop.request('/icon.svg');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
    const again = await shop.request('/icon.svg', { headers: { 'if-none-match': headers.etag! } });
    expect(again.status).toBe(304);
  });

  it('says 404 to a file of another build, for nobody to keep', async () => {
    await open();
    expect(await shop.request('/assets/old.js')).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'private, no-store' },
    });
    expect(shop.render).not.toHaveBeenCalled();
  });

  it.each([
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/assets/..%2f.vite%2fmanifest.json',
    '/assets/..%5c.vite%5cmanifest.json',
    '/assets/%00',
    '/assets/',
  ])('gives nothing away at %s', async (path) => {
    await open();
    const { status, body } = await shop.request(path);
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toContain('isEntry');
  });

  it('serves the icon where there is one', async () => {
    await open({ files: { 'client/favicon.svg': '<svg/>' } });
    expect(await shop.request('/favicon.svg')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=86400' },
    });
  });
});

it.each(['/', '/healthz', '/assets/entry.js', '/assets/none.js', '/%E0%A4%A'])(
  'keeps browsers careful at %s',
  async (path) => {
    await open();
    const { headers } = await shop.request(path);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    // What says something of documents only does not travel with each script.
    const policy = path.startsWith('/assets/') ? undefined : 'strict-origin-when-cross-origin';
    expect(headers['referrer-policy']).toBe(policy);
    // Pages scan codes of vouchers; what they embed does not use the camera.
    if (policy) expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);

it.each(['/', '/assets/entry.js'])('says nothing at %s of a connection that HTTP/1.1 keeps', async (path) => {
  await open();
  const request = `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: keep-alive\r\n\r\n`;
  const answer = await sendSlowly(request, 60_000, '');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toMatch(/\r\n(?:connection|keep-alive):/i);
});

it('closes the connection of who asks for that, and says so', async () => {
  await open();
  expect(await send('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*ok\n$/is,
  );
});

const connected = () => connect(Number(new URL(shop.origin).port), '127.0.0.1');

/** Sends bytes as they are and gives all that comes until the connection ends. */
async function send(bytes: string): Promise<string> {
  const socket = connected();
  socket.write(bytes);
  return text(socket);
}

/** Sends bytes as they are, the rest after a pause, and gives what comes first. */
async function sendSlowly(bytes: string, pauseMs: number, rest: string): Promise<string> {
  const socket = connected();
  socket.write(bytes);
  const sending = setTimeout(() => socket.write(rest), pauseMs);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  clearTimeout(sending);
  socket.destroy();
  return answer.toString();
}

it('waits only so long for a request', async () => {
  await open({ environment: { REQUEST_TIMEOUT_MS: '50' } });
  expect(await send(HEAD)).toMatch(/^HTTP\/1\.1 408 .*text\/plain/s);
});

it.each([
  ['/services/cart/cart/AddItem', 60_000, 408],
  ['/services/personalization/image/Create', 300, 200],
  ['/services/personalization/image/Create?q', 300, 200],
])('answers a body to %s that comes after %i ms with %i: uploads have longer', async (path, pauseMs, status) => {
  await open({ environment: { REQUEST_TIMEOUT_MS: '50' } });
  const head = `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: 2\r\n\r\n`;
  expect(await sendSlowly(`${head}[`, pauseMs, ']')).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

it.each([
  ['headers that are too long', 431, `${HEAD}X: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['what is no request', 400, 'nonsense\r\n\r\n'],
])('answers %s with %i in plain text', async (_, status, bytes) => {
  await open();
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*text/plain`, 's'));
  expect(answer).toMatch(/\r\ntraceparent: 00-[0-9a-f]{32}-[0-9a-f]{16}-00\r\nx-request-id: [0-9a-f-]{36}\r\n/);
});

it('answers an address that no router reads with the trace and the id of the request', async () => {
  await open();
  const { status, headers } = await shop.request(`/services/${'%zz'}`, { headers: traced });
  expect(status).toBe(400);
  expect(headers).toMatchObject(own);
});
