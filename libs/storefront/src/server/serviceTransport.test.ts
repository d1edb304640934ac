/** @jest-environment node */
import { FakeHttpServices } from '@shop/builders/server';
import { ServiceTransport, type ServiceTransportOptions } from './serviceTransport.ts';

const CONTEXT = { path: '/services/site/site', method: 'GetSiteContext', args: ['/de'] };
/** Everybody has their own. */
const OWN = { path: '/services/profile/order', method: 'GetOrders', args: [{ page: 0, pageSize: 10 }] };
const PAGE = { path: '/services/site/site', method: 'Page', args: ['home'], locale: 'fr' };
const anonymous = { cookie: undefined, traceparent: '00-1-2-01', address: '203.0.113.7', protocol: 'https' };
const signedIn = { ...anonymous, cookie: `shop_session_one=${'s'.repeat(43)}; theme=dark` };
const { signal } = new AbortController();

let services: FakeHttpServices;
let time = 0;
const onContentChange = jest.fn();

function createTransport(options?: Partial<ServiceTransportOptions>) {
  return new ServiceTransport({ servicesUrl: services.url, site: 'one', onContentChange, now: () => time, ...options });
}

/** Answers with how many answers there were before, in a content version. */
function count(version = '1') {
  let answers = 0;
  services.answer = () => ({ headers: { 'x-shop-content-version': version }, body: `[${answers++}]` });
}

beforeEach(async () => {
  time = 0;
  onContentChange.mockClear();
  services = await new FakeHttpServices().open();
});
afterEach(() => services.close());

it('posts the arguments as an array, for our site and in the language of the call', async () => {
  const call = createTransport().forVisitor(anonymous);
  const response = await call(PAGE, signal);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
  expect(services.last).toMatchObject({
    method: 'POST',
    path: '/services/site/site/Page',
    body: '["home"]',
    headers: {
      'x-shop-site': 'one',
      'accept-language': 'fr',
      traceparent: '00-1-2-01',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    },
  });
});

it('asks once for all visitors without a session, and without their cookies', async () => {
  const transport = createTransport();
  count();
  const others = { ...anonymous, cookie: 'theme=dark; shop_session_other=other' };
  const responses = await Promise.all([
    transport.forVisitor(others)(CONTEXT, signal),
    transport.forVisitor(anonymous)(CONTEXT, signal),
  ]);
  expect(await Promise.all(responses.map((response) => response.json()))).toEqual([[0], [0]]);
  expect(services.asked).toHaveLength(1);
  expect(services.last.headers).not.toHaveProperty('cookie');
});

it('asks for every visitor with a session what may differ, with the cookie', async () => {
  const transport = createTransport();
  await transport.forVisitor(anonymous)(OWN, signal);
  await transport.forVisitor(signedIn)(OWN, signal);
  await transport.forVisitor(signedIn)(OWN, signal);
  expect(services.asked).toHaveLength(3);
  expect(services.last.headers).toMatchObject({ cookie: signedIn.cookie, 'sec-fetch-site': 'same-origin' });
});

it('never keeps an answer to a session for others', async () => {
  const transport = createTransport();
  services.answer = ({ headers }) => ({ body: headers.cookie ? '["mine"]' : '["everyone"]' });
  await transport.forVisitor(signedIn)(OWN, signal);
  const response = await transport.forVisitor(anonymous)(OWN, signal);
  expect(await response.json()).toEqual(['everyone']);
});

it('shares what is the same for all by its results, and asks again with the cookie where it is not', async () => {
  const transport = createTransport();
  const recipe = { path: '/services/catalogue/detail', method: 'GetRecipe' };
  let membersOnly = false;
  services.answer = ({ headers }) => ({ body: JSON.stringify([{ membersOnly, for: headers.cookie ?? 'all' }, null]) });
  const recipientOf = async (id: string) => {
    const [ret] = (await (await transport.forVisitor(signedIn)({ ...recipe, args: [id] }, signal)).json()) as [
      { for: string },
    ];
    return ret.for;
  };
  expect([await recipientOf('zopf'), await recipientOf('zopf')]).toEqual(['all', 'all']);
  expect(services.asked).toHaveLength(1);
  membersOnly = true;
  expect(await recipientOf('tarte')).toBe(signedIn.cookie);
});

it('shares answers of shared methods with visitors who have a session, asked without their cookie', async () => {
  const transport = createTransport();
  await transport.forVisitor(signedIn)(PAGE, signal);
  await transport.forVisitor(anonymous)(PAGE, signal);
  expect(services.asked).toHaveLength(1);
  expect(services.last.headers).not.toHaveProperty('cookie');
});

it('keeps languages, methods and arguments apart', async () => {
  const call = createTransport().forVisitor(anonymous);
  await call(PAGE, signal);
  await call({ ...PAGE, locale: 'it' }, signal);
  await call({ ...PAGE, args: ['other'] }, signal);
  await call({ ...PAGE, method: 'ContentCollection' }, signal);
  expect(services.asked).toHaveLength(4);
});

it('lets go of all answers and says so when the content has changed', async () => {
  const call = createTransport().forVisitor(anonymous);
  count('1');
  await call(CONTEXT, signal);
  await call(PAGE, signal);
  expect(onContentChange).not.toHaveBeenCalled();
  count('2');
  await call({ ...PAGE, args: ['other'] }, signal);
  expect(onContentChange).toHaveBeenCalledTimes(1);
  await call(CONTEXT, signal);
  expect(services.last.path).toContain('GetSiteContext');
  expect(services.asked).toHaveLength(4);
});

it('gives the same objects as long as the services say the same, in whatever content version', async () => {
  const call = createTransport().forVisitor(anonymous);
  const said = async (version: string, body: string) => {
    services.answer = () => ({ headers: { 'x-shop-content-version': version }, body });
    return (await call(CONTEXT, signal)).json();
  };
  const changed = (version: string) => {
    services.answer = () => ({ headers: { 'x-shop-content-version': version }, body: '[]' });
    return call({ ...PAGE, args: [version] }, signal);
  };
  const first = await said('1', '[{"title":"Pfanne"}]');
  await changed('2');
  expect(await said('2', '[{"title":"Pfanne"}]')).toBe(first);
  await changed('3');
  expect(await said('3', '[{"title":"Topf"}]')).toEqual([{ title: 'Topf' }]);
  expect(services.asked).toHaveLength(5);
});

it('takes no older version from a late reply, but from the services themselves', async () => {
  const transport = createTransport();
  const call = transport.forVisitor(signedIn);
  for (const version of ['7', '6', '7']) {
    count(version);
    await call(OWN, signal);
  }
  expect(onContentChange).not.toHaveBeenCalled();
  // As after the database was restored.
  count('6');
  await transport.readContentVersion();
  expect(onContentChange).toHaveBeenCalledTimes(1);
});

it('asks again for a visitor where somebody else, asking the same, has asked too often', async () => {
  const transport = createTransport();
  services.answer = ({ headers }) =>
    headers['x-forwarded-for'] === anonymous.address ? { status: 429, body: 'too many calls' } : { body: '["yes"]' };
  const [refused, answered] = await Promise.all([
    transport.forVisitor(anonymous)(PAGE, signal),
    transport.forVisitor({ ...anonymous, address: '203.0.113.8' })(PAGE, signal),
  ]);
  expect([refused.status, answered.status]).toEqual([429, 200]);
});

describe('when the services', () => {
  it('answer 500, the older answer stands', async () => {
    const call = createTransport().forVisitor(anonymous);
    count();
    await call(PAGE, signal);
    services.answer = () => ({ status: 500, body: 'internal server error' });
    time = 5_000;
    await call(PAGE, signal);
    time = 60_000;
    const response = await call(PAGE, signal);
    expect([response.status, await response.json()]).toEqual([200, [0]]);
  });

  it('answer 500 at first, so does the transport, and asks again the next time', async () => {
    const call = createTransport().forVisitor(anonymous);
    services.answer = () => ({ status: 500, body: 'internal server error' });
    const response = await call(PAGE, signal);
    expect(response.status).toBe(500);
    await expect(response.json()).rejects.toThrow('no JSON');
    count();
    expect((await call(PAGE, signal)).status).toBe(200);
  });

  it('are hidden behind a page that is no answer, it is not kept', async () => {
    const call = createTransport().forVisitor(anonymous);
    services.answer = () => ({ body: '<h1>Maintenance</h1>' });
    await expect((await call(PAGE, signal)).json()).rejects.toThrow('no JSON');
    services.answer = () => ({ body: '{"maintenance":true}' });
    await call(PAGE, signal);
    count();
    expect(await (await call(PAGE, signal)).json()).toEqual([0]);
  });

  it('are down, the call fails where nothing is known, and works again after their restart', async () => {
    const call = createTransport().forVisitor(anonymous);
    await services.close();
    await expect(call(PAGE, signal)).rejects.toThrow();
    await services.open();
    expect((await call(PAGE, signal)).status).toBe(200);
  });

  it('are slow, the call fails after a while', async () => {
    services.answer = () => new Promise(() => {});
    const call = createTransport({ timeout: 20 }).forVisitor(anonymous);
    await expect(call(PAGE, signal)).rejects.toThrow('timeout');
  });
});
