/** @jest-environment node */
import { request } from 'node:http';
import { limitOf } from '@shop/limits';
import { html, MEMBER_COOKIE, openStorefront } from './testing/openStorefront.ts';

const FACTOR = 0.01;
/** Behind a proxy, so that a request may come from any address. */
const environment = { TRUST_PROXY: '127.0.0.1', LIMIT_FACTOR: String(FACTOR) };
const from = (address: string, cookie?: string) => ({
  headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
});

let shop: Awaited<ReturnType<typeof openStorefront>>;
beforeEach(async () => {
  shop = await openStorefront({ environment });
});
afterEach(() => shop.close());

/** Renders that end when they are told to, or when nobody waits for them. */
function heldRenders() {
  const started: string[] = [];
  const aborted: string[] = [];
  const ends: (() => void)[] = [];
  shop.render.mockImplementation((url, { signal }) => {
    const name = url.pathname + url.search;
    started.push(name);
    return new Promise((resolve, reject) => {
      ends.push(() => resolve(html(name)));
      signal?.addEventListener('abort', () => {
        aborted.push(name);
        reject(signal.reason as Error);
      });
    });
  });
  return { started, aborted, endAll: () => ends.splice(0).forEach((end) => end()) };
}
async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
/** Sends a request, and gives what ends its connection. */
function visit(path: string, headers: Record<string, string>) {
  const visitor = request(shop.origin + path, { agent: false, headers });
  visitor.on('error', () => undefined).end();
  return () => void visitor.destroy();
}

it('refuses a network more renders than its share, and others nothing', async () => {
  const { network } = limitOf('render', FACTOR);
  for (let page = 0; page < network; page += 1)
    expect((await shop.request(`/a?q=${page}`, from('203.0.113.1'))).status).toBe(200);
  const refused = await shop.request('/a?q=more', from('203.0.113.1'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('zu viel auf einmal');
  expect((await shop.request('/a?q=more', from('203.0.113.1', MEMBER_COOKIE))).status).toBe(429);
  expect((await shop.request('/a?q=1', from('203.0.113.1'))).status).toBe(200);
  expect((await shop.request('/a?q=more', from('203.0.113.2'))).status).toBe(200);
});

it('limits pages from memory and files, too', async () => {
  const { network } = limitOf('page', FACTOR);
  for (let page = 0; page < network; page += 1) await shop.request('/assets/entry.js', from('203.0.113.1'));
  for (const path of ['/', '/assets/entry.js', '/robots.txt', '/sitemap.xml'])
    expect((await shop.request(path, from('203.0.113.1'))).status).toBe(429);
  expect((await shop.request('/assets/entry.js', from('203.0.113.2'))).status).toBe(200);
});

it('renders few pages of one network at once, and leaves room for others', async () => {
  const { started, endAll } = heldRenders();
  const pages = Array.from({ length: 10 }, (_, page) => shop.request(`/a?q=${page}`, from('203.0.113.1')));
  await until(() => started.length === 8);
  const other = shop.request('/b', from('203.0.113.2'));
  await until(() => started.includes('/b'));
  expect(started).toHaveLength(9);
  endAll();
  await until(() => started.length === 11);
  endAll();
  expect((await Promise.all([...pages, other])).map(({ status }) => status)).toEqual(Array(11).fill(200));
});

it('stops rendering when the visitor leaves, but not while another one waits', async () => {
  const { started, aborted, endAll } = heldRenders();
  const leaveAlone = visit('/alone', from('203.0.113.1').headers);
  const leaveShared = visit('/shared', from('203.0.113.1').headers);
  const leaveMember = visit('/member', from('203.0.113.1', MEMBER_COOKIE).headers);
  await until(() => started.length === 3);
  const other = shop.request('/shared', from('203.0.113.2'));
  await shop.request('/healthz');
  for (const leave of [leaveAlone, leaveShared, leaveMember]) leave();
  await until(() => aborted.length === 2);
  endAll();
  expect((await other).body).toBe('/shared');
  expect(aborted.toSorted()).toEqual(['/alone', '/member']);
  expect(shop.logged).toEqual([]);
});

it('renders for a visitor what another one is refused at the same time', async () => {
  const { network } = limitOf('render', FACTOR);
  for (let page = 0; page < network; page += 1) await shop.request(`/a?q=${page}`, from('203.0.113.1'));
  const [refused, shown] = await Promise.all([
    shop.request('/popular', from('203.0.113.1')),
    shop.request('/popular', from('203.0.113.2')),
  ]);
  expect([refused.status, shown.status]).toEqual([429, 200]);
});

it('gives the turn of a page for one visitor alone back, rendered or failed', async () => {
  const uncached = await openStorefront({ environment: { PAGE_CACHE: 'off' } });
  const moreThanAtOnce = 20;
  for (let page = 0; page < moreThanAtOnce; page += 1) {
    if (page % 2) uncached.render.mockRejectedValueOnce(new Error('cannot be rendered'));
    expect((await uncached.request('/')).status).toBe(page % 2 ? 500 : 200);
  }
  await uncached.close();
});
