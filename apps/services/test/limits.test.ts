import { request } from 'node:http';
import {
  cart,
  catalogueBackend,
  identity,
  personalizationImage,
  type Service,
  services as contracts,
} from '@shop/contracts';
import { limitOf, type LimitClass } from '@shop/limits';
import { sql } from 'drizzle-orm';
import { newSku } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { mainSite } from './support/sites.ts';
import { type CallOptions, startTestServices, type TestServices } from './support/testServices.ts';

/** With the hundredth part of the limits, so that few calls reach them. */
const FACTOR = 0.01;
const limit = (name: LimitClass) => limitOf(name, FACTOR);

let services: TestServices;
beforeEach(async () => {
  services = await startTestServices({ config: { LIMIT_FACTOR: FACTOR } });
});
afterEach(() => services.stop());

const from = (ip: string, more: CallOptions = {}): CallOptions => ({ ...more, headers: { 'x-forwarded-for': ip } });
const times = <T>(count: number, ask: () => Promise<T>): Promise<T[]> =>
  Array.from({ length: count }).reduce<Promise<T[]>>(
    async (before) => [...(await before), await ask()],
    Promise.resolve([]),
  );
/** The number of answers before the first refusal, and that refusal. */
async function untilRefused(ask: () => Promise<{ status: number; headers: Headers }>, most: number) {
  const replies = await times(most + 1, ask);
  const refused = replies.findIndex(({ status }) => status === 429);
  return { answered: refused, headers: replies[refused]?.headers };
}
const signIn = async (options: CallOptions = {}) =>
  (await services.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026'], options)).cookie!;

const methods = Object.values(contracts as Readonly<Record<string, Service>>).flatMap(({ path, methods: all }) =>
  Object.entries(all).map(([name, method]) => ({ path: `${path}/${name}`, method })),
);
const classOf = (path: string) => methods.find((known) => known.path === path)!.method.limit;

describe('calls of one network', () => {
  it.each([
    ['/services/site/site/GetSiteNavigation', ['de']],
    ['/services/catalogue/backend/SearchSuggestions', ['tasse', 'de']],
    ['/services/checkout/cart/RemoveItem', ['nothing']],
    ['/services/personalization/image/Create', ['x', '%%%']],
    ['/services/profile/identity/Login', ['nobody@example.com', 'x']],
    ['/services/profile/identity/ScorePassword', ['Kirsch-Fondue-7']],
    ['/services/stock/notification/AddNotification', ['nothing', 'anna@example.com']],
  ])('are limited by class: %s', async (path, args) => {
    const post = (ip: string) =>
      fetch(services.url + path, {
        method: 'POST',
        body: JSON.stringify(args),
        headers: { 'x-forwarded-for': ip, 'x-shop-site': mainSite },
      });
    const { network, windowSeconds } = limit(classOf(path));
    const { answered, headers } = await untilRefused(() => post('203.0.113.1'), network);
    expect(answered).toBe(network);
    expect(Number(headers!.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers!.get('retry-after'))).toBeLessThanOrEqual(windowSeconds);
    expect((await post('203.0.113.2')).status).toBe(200);
  });

  it.each([
    ['picture', '/images/nothing'],
    ['picture', '/images/personalization/nothing'],
    ['read', '/sitemap.xml'],
    ['read', '/sitemaps/products-de.xml'],
    ['read', '/services/no/such'],
    ['export', '/services/profile/customer/export'],
    ['document', '/services/profile/order/invoice'],
    ['probe', '/readyz'],
    ['probe', '/healthz'],
  ] as const)('are limited as %s: GET %s', async (name, path) => {
    const get = (ip: string) => fetch(services.url + path, { headers: { 'x-forwarded-for': ip } });
    const { answered, headers } = await untilRefused(() => get('203.0.113.1'), limit(name).network);
    expect(answered).toBe(limit(name).network);
    expect(Number(headers!.get('retry-after'))).toBeGreaterThan(0);
    expect((await get('203.0.113.2')).status).not.toBe(429);
  });

  it('are counted for the whole /64 of an IPv6 address', async () => {
    let host = 0;
    const ask = () => services.call(identity, 'Login', ['nobody@example.com', 'x'], from(`2001:db8::${(host += 1)}`));
    expect((await untilRefused(ask, limit('signIn').network)).answered).toBe(limit('signIn').network);
  });

  it('leave other classes alone', async () => {
    const search = () => services.call(catalogueBackend, 'SearchSuggestions', ['tasse', 'de'], { site: mainSite });
    await untilRefused(search, limit('search').network);
    expect((await services.call(identity, 'IsAuthenticated', [])).status).toBe(200);
  });
});

it('scores a password of 20 characters after each of them', async () => {
  const password = 'Kirsch-Fondue-7 Znün';
  const open = await startTestServices({ config: { LIMIT_FACTOR: 1 } });
  const cookie = (await open.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026'])).cookie!;
  try {
    const typed = Array.from(password, (_, last) => password.slice(0, last + 1));
    const replies = await Promise.all(typed.map((text) => open.call(identity, 'ScorePassword', [text], { cookie })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    await open.stop();
  }
});

describe('calls of one account', () => {
  it('are counted over its sessions and networks', async () => {
    const cookies = [await signIn(from('203.0.113.1')), await signIn(from('203.0.113.2'))];
    let turn = 0;
    const ask = () =>
      services.call(cart, 'RemoveItem', ['nothing'], from(`198.51.100.${(turn += 1)}`, { cookie: cookies[turn % 2] }));
    expect((await untilRefused(ask, limit('write').visitor)).answered).toBe(limit('write').visitor);
  });
});

it('gives the data of one account to a few calls of it only', async () => {
  const cookie = await signIn(from('203.0.113.1'));
  const { visitor, network } = limit('export');
  let turn = 0;
  const ask = () =>
    fetch(`${services.url}/services/profile/customer/export`, {
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `198.51.100.${(turn += 1)}` },
    });
  expect((await untilRefused(ask, Math.max(visitor, network))).answered).toBe(visitor);
});

describe('calls of one session without an account', () => {
  it('are counted over its networks', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    const { cookie } = await services.call(cart, 'AddItem', [{ sku, qty: 1 }, null], { site: mainSite });
    let turn = 0;
    const ask = () => services.call(cart, 'RemoveItem', ['nothing'], from(`198.51.100.${(turn += 1)}`, { cookie }));
    expect((await untilRefused(ask, limit('write').visitor)).answered).toBe(limit('write').visitor);
  });
});

it('refuses all but a few of 300 anonymous carts of one address', async () => {
  const sku = newSku();
  await insertArticle(services.db, { id: sku });
  const add = () => services.call(cart, 'AddItem', [{ sku, qty: 1 }, null], { site: mainSite });
  const replies = (await Promise.all(Array.from({ length: 20 }, () => times(15, add)))).flat();
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const { rows } = await services.db.execute<{ carts: number }>(sql`select count(*)::int as carts from cart`);
  // A new minute may begin meanwhile.
  expect(rows[0]!.carts).toBeLessThanOrEqual(2 * limit('session').network);
});

it('refuses an upload before its body is sent', async () => {
  const create = () => services.call(personalizationImage, 'Create', ['x', '%%%'], from('203.0.113.1'));
  await times(limit('upload').network, create);
  const status = await new Promise((resolve, reject) => {
    const { path } = personalizationImage;
    const upload = request(`${services.url}${path}/Create`, {
      method: 'POST',
      headers: { 'content-length': 14_000_000, 'x-forwarded-for': '203.0.113.1' },
    });
    upload.on('response', (response) => {
      resolve(response.statusCode);
      upload.destroy();
    });
    upload.on('error', reject);
    upload.flushHeaders();
  });
  expect(status).toBe(429);
});
