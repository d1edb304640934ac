import { request } from 'node:http';
import { createShop } from './support/shopContract.ts';
import { readContentVersion } from '../src/site/contentVersion.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite, otherSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({
    content: 'empty',
    services: [createShop()],
    config: { BODY_LIMIT_BYTES: 2_000 },
  });
});
afterAll(() => services.stop());

interface Raw {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** Sends exactly these bytes: `fetch` would add a content type. */
function send(
  path: string,
  body: string | Buffer = '[]',
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(`${services.url}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(method === 'GET' || method === 'HEAD' ? undefined : body);
  });
}

function expectRefusal(raw: Raw, status: number, text: string) {
  expect([raw.status, raw.text]).toEqual([status, `${text}\n`]);
  expect(raw.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(raw.headers['x-content-type-options']).toBe('nosniff');
}

describe('an answer', () => {
  it('is a JSON array with its length', async () => {
    const { status, headers, text } = await send('/services/shop/ListErr');
    expect([status, text]).toEqual([200, '[null,"NOT_FOUND"]']);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-length']).toBe('18');
  });

  it('contains the results in the order of the contract, null for an absent one', async () => {
    expect((await send('/services/shop/Shuffled')).text).toBe('["1",null,"3"]');
  });

  it('is an empty array for a method without results', async () => {
    expect((await send('/services/shop/Void')).text).toBe('[]');
  });
});

describe('the body of a request', () => {
  const body = '["ä",1,null]';

  it.each([
    'text/plain;charset=UTF-8',
    'application/json',
    'application/msgpack',
    'image/png',
    'nonsense',
    ';;',
    'application/json; charset=latin1',
  ])('is parsed as JSON with the content type %s', async (type) => {
    expect(await send('/services/shop/Three', body, { 'content-type': type })).toMatchObject({
      status: 200,
      text: body,
    });
  });

  it('is parsed as JSON without a content type', async () => {
    expect(await send('/services/shop/Three', body)).toMatchObject({ status: 200, text: body });
  });

  it('is rejected as msgpack', async () => {
    const raw = await send('/services/shop/Three', body, { 'content-type': 'application/msgpack; charset=utf-8' });
    expectRefusal(raw, 415, 'unsupported media type');
  });

  it.each([
    '{"a":1}',
    '"str"',
    'null',
    'garbage{',
    '["a",1,null] trailing',
    '[1,"b",null]',
    '["a","1",null]',
    '["a",1.5,null]',
  ])('may not be %s', async (wrong) => {
    expectRefusal(await send('/services/shop/Three', wrong), 400, 'could not load args');
  });

  it('may be empty only if there are no arguments, or all of them may stay absent', async () => {
    expect((await send('/services/shop/Void', '')).text).toBe('[]');
    expect((await send('/services/shop/Absent', '')).text).toBe('[null,null]');
    expectRefusal(await send('/services/shop/Echo', ''), 400, 'could not load args');
    // Absent ones of these are read as `""` and `0`; the recorded server refuses an empty body for them.
    expectRefusal(await send('/services/shop/Three', ''), 400, 'could not load args');
  });

  it.each(['[]', '[null,null,null]', '["",0]', '["",0,null,"extra",5]'])(
    'may omit or add arguments: %s',
    async (given) => {
      expect(await send('/services/shop/Three', given)).toMatchObject({ status: 200, text: '["",0,null]' });
    },
  );

  it('may have unknown keys', async () => {
    expect((await send('/services/shop/Echo', '[{"id":"1","unknown":true,"__proto__":{"admin":true}}]')).text).toBe(
      '[{"id":"1"}]',
    );
  });

  it('requires the arguments that are not optional', async () => {
    expectRefusal(await send('/services/shop/Echo', '[]'), 400, 'could not load args');
    expectRefusal(await send('/services/shop/Echo', '[null]'), 400, 'could not load args');
  });

  it('may be as large as the method allows', async () => {
    const large = JSON.stringify(['x'.repeat(4_000)]);
    expect((await send('/services/shop/Upload', large)).text).toBe('[4000]');
    expectRefusal(await send('/services/shop/Three', large), 413, 'request body too large');
    expectRefusal(
      await send('/services/shop/Upload', JSON.stringify(['x'.repeat(5_001)])),
      413,
      'request body too large',
    );
  });

  it('is rejected for its size even without a declared length', async () => {
    const raw = await send('/services/shop/Three', 'x'.repeat(3_000), { 'transfer-encoding': 'chunked' });
    expectRefusal(raw, 413, 'request body too large');
  });
});

describe('the path of a method', () => {
  it.each(['/services/shop/Void?x=1', '/services/shop/%56oid', '/services/%73hop/Void?'])(
    'may be written as %s',
    async (path) => {
      expect((await send(path)).status).toBe(200);
    },
  );

  it.each([
    '/services/shop/Nope',
    '/services/shop/void',
    '/services/shop/VOID',
    '/services/shop/Void/',
    '/services/shop/',
    '/services/shop',
    '/services/shop/Unbuilt',
    '/services/shop/constructor',
    '/services/shop/__proto__',
    '/services/other/Void',
    '/services/shop/%',
  ])('is not %s', async (path) => {
    expectRefusal(await send(path), 404, 'method not found');
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('does not support %s', async (method) => {
    expectRefusal(await send('/services/shop/Void', '', {}, method), 405, 'you gotta POST');
  });

  it('does not support HEAD', async () => {
    expect((await send('/services/shop/Void', '', {}, 'HEAD')).status).toBe(405);
  });

  it('outside the services is not found', async () => {
    expectRefusal(await send('/nowhere', '', {}, 'GET'), 404, 'not found');
  });
});

describe('a call that fails', () => {
  it('reveals nothing about a fault', async () => {
    expectRefusal(await send('/services/shop/Panic'), 500, 'internal server error');
  });

  it('is a fault when the reply violates the contract', async () => {
    expectRefusal(await send('/services/shop/Lie'), 500, 'internal server error');
  });

  it('has Retry-After for too many attempts', async () => {
    const raw = await send('/services/shop/Busy');
    expectRefusal(raw, 429, 'too many attempts');
    expect(raw.headers['retry-after']).toBe('17');
  });

  it('rejects in a generated client, which parses every response as JSON', async () => {
    for (const name of ['Panic', 'Busy', 'Nope', 'ForCustomers']) {
      await expect(generatedClient(services.url).call(name)).rejects.toThrow('is not valid JSON');
    }
    expect(await generatedClient(services.url).call('GoErrNil')).toEqual(['x', null]);
  });
});

/** As gotsrpc's transport does it: no content type, no check of the status. */
const generatedClient = (url: string) => ({
  call: async (method: string, ...args: unknown[]): Promise<unknown> =>
    (await fetch(`${url}/services/shop/${method}`, { method: 'POST', body: JSON.stringify(args) })).json(),
});

describe('every response', () => {
  it.each(['/services/shop/Void', '/services/shop/Panic', '/services/shop/Nope', '/services/shop/ForAdmins'])(
    'has trace, request id and content version: %s',
    async (path) => {
      const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
      const { headers } = await send(path, '[]', {
        traceparent: `00-${trace}-00f067aa0ba902b7-01`,
        'x-request-id': 'abc-1',
      });
      expect(headers['traceparent']).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
      expect(headers['x-request-id']).toBe('abc-1');
      expect(headers['x-shop-content-version']).toBe(String(await readContentVersion(services.db)));
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('has a new request id if the given one is invalid', async () => {
    const { headers } = await send('/services/shop/Void', '[]', { 'x-request-id': 'a b<script>' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('may have an action and an event', async () => {
    const { headers } = await send('/services/shop/Emit');
    expect(headers['x-shop-action']).toBe('add-to-cart');
    expect(JSON.parse(decodeURIComponent(headers['x-shop-event'] as string))).toEqual({
      name: 'Käse & Brot',
      value: 1,
    });
  });

  it('sets no cookie for a call without a session', async () => {
    expect((await send('/services/shop/Void')).headers['set-cookie']).toBeUndefined();
  });
});

describe('a call', () => {
  const where = async (headers: Record<string, string>) =>
    JSON.parse((await send('/services/shop/Where', '[]', headers)).text);

  it('has the site and the language of its headers', async () => {
    expect(await where({})).toEqual([mainSite, 'de', '127.0.0.1']);
    expect(await where({ 'x-shop-site': otherSite.toUpperCase(), 'accept-language': 'fr-CH,de;q=0.5' })).toEqual([
      otherSite,
      'fr',
      '127.0.0.1',
    ]);
  });

  it('of an unknown site is refused', async () => {
    expectRefusal(await send('/services/shop/Void', '[]', { 'x-shop-site': 'xyz' }), 400, 'unknown site');
  });

  it("of a visitor behind our own proxy has the visitor's address", async () => {
    expect((await where({ 'x-forwarded-for': '203.0.113.9' }))[2]).toBe('203.0.113.9');
  });
});

test('the health of the process and of its database can be checked', async () => {
  expect(await send('/healthz', '', {}, 'GET')).toMatchObject({ status: 200, text: 'ok\n' });
  expect(await send('/readyz', '', {}, 'GET')).toMatchObject({ status: 200, text: 'ready\n' });
});

test.each([
  ['an id that is too long', 414, `/images/${'a'.repeat(300)}`, {}],
  ['an address that is too long', 431, `/images/a?${'a'.repeat(40_000)}`, {}],
  ['headers that are too long', 431, '/healthz', { 'x-long': 'a'.repeat(40_000) }],
])('%s is refused with %i in plain text', async (_, status, path, headers) => {
  const reply = await send(path, '', headers, 'GET');
  expect(reply.status).toBe(status);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/) as string,
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
});
