/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { html, openStorefront } from './testing/openStorefront.ts';

const OWN = { host: 'www.shop.example' };
const SITEMAP = '<?xml version="1.0"?><urlset/>';
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

let shop: Awaited<ReturnType<typeof openStorefront>>;
async function open(environment: Record<string, string> = {}, files: Record<string, string> = {}) {
  shop = await openStorefront({ environment, files });
  shop.services.answer = () => ({ headers: { 'content-type': 'application/xml' }, body: SITEMAP });
}
afterEach(() => shop.close());

describe('on a host of the brand', () => {
  beforeEach(() => open());

  it('robots.txt allows everything and leads to the sitemap of that host', async () => {
    const { status, headers, body } = await shop.request('/robots.txt', { headers: OWN });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      SHARED,
    ]);
    expect(body).toBe('User-agent: *\nAllow: /\n\nSitemap: http://www.shop.example/sitemap.xml\n');
  });

  it.each(['WWW.Shop.EXAMPLE', 'www.shop.example'])('however it is written: %s', async (host) => {
    expect((await shop.request('/robots.txt', { headers: { host } })).body).toContain('Allow: /');
  });

  it('pages are told so, and no header hides anything', async () => {
    const { headers } = await shop.request('/', { headers: OWN });
    expect(headers).not.toHaveProperty('x-robots-tag');
    expect(shop.render.mock.calls[0]?.[1].indexable).toBe(true);
  });

  it('the sitemap is what the services make for the site', async () => {
    const { status, headers, body } = await shop.request('/sitemap.xml?x=y', {
      headers: { ...OWN, 'x-shop-site': 'other' },
    });
    expect([status, body]).toEqual([200, SITEMAP]);
    expect(headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': SHARED });
    expect(headers).toHaveProperty('etag');
    expect(shop.services.last).toMatchObject({
      method: 'GET',
      path: '/sitemap.xml',
      headers: { 'x-shop-site': 'one' },
    });
  });

  it('a file of it is found by where it begins, and sent small', async () => {
    const { raw } = await shop.request('/sitemaps/products-de.xml?from=a%26b&utm=x', {
      headers: { ...OWN, 'accept-encoding': 'gzip, br' },
    });
    expect(brotliDecompressSync(raw).toString()).toBe(SITEMAP);
    expect(shop.services.last.path).toBe('/sitemaps/products-de.xml?from=a%26b');
  });

  it('the services are asked once for a file', async () => {
    for (let n = 0; n < 3; n += 1) await shop.request('/sitemap.xml', { headers: OWN });
    expect(shop.services.asked).toHaveLength(1);
  });

  it('a file that does not exist is a 404, and services that do not answer a 503', async () => {
    shop.services.answer = () => ({ status: 404, body: 'no sitemap\n' });
    expect((await shop.request('/sitemaps/nonsense.xml', { headers: OWN })).status).toBe(404);
    shop.services.answer = () => ({ status: 500, body: 'fault\n' });
    expect((await shop.request('/sitemap.xml', { headers: OWN })).status).toBe(503);
    await shop.services.close();
    expect((await shop.request('/sitemap.xml', { headers: OWN })).status).toBe(503);
    expect(shop.logged).toContainEqual(expect.objectContaining({ msg: 'the services gave no sitemap' }));
    await shop.services.open();
  });
});

describe('on any other host', () => {
  const others = ['localhost', 'shop.example', 'www.shop.example.evil.example', 'www.shop.example:8080'];
  beforeEach(() => open());

  it.each(others)('robots.txt forbids everything: %s', async (host) => {
    expect((await shop.request('/robots.txt', { headers: { host } })).body).toBe('User-agent: *\nDisallow: /\n');
  });

  it.each(others)('pages and files are hidden, and there is no sitemap: %s', async (host) => {
    const page = await shop.request('/', { headers: { host } });
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(shop.render.mock.calls[0]?.[1].indexable).toBe(false);
    expect((await shop.request('/sitemap.xml', { headers: { host } })).status).toBe(404);
    expect(shop.services.asked).toHaveLength(0);
    const headersOf = async (path: string) => (await shop.request(path, { headers: { host } })).headers;
    expect(await headersOf('/images/pan.main.1')).toHaveProperty('x-robots-tag');
    expect(await headersOf('/assets/entry.js')).not.toHaveProperty('x-robots-tag');
  });

  it('a host that only a visitor claims counts for nothing', async () => {
    const headers = { 'x-forwarded-host': 'www.shop.example' };
    expect((await shop.request('/robots.txt', { headers })).body).toContain('Disallow: /');
  });

  it('the page in memory is another one', async () => {
    shop.render.mockImplementation(async (_url, { indexable }) => html(indexable ? 'listed' : 'hidden'));
    expect((await shop.request('/', { headers: OWN })).body).toBe('listed');
    expect((await shop.request('/')).body).toBe('hidden');
    expect((await shop.request('/', { headers: OWN })).body).toBe('listed');
    expect(shop.render).toHaveBeenCalledTimes(2);
  });
});

describe('the hosts of the environment', () => {
  it('take the place of the brand’s', async () => {
    await open({ INDEXABLE_HOSTS: 'eins.example, zwei.example:8443' });
    const robots = async (host: string) => (await shop.request('/robots.txt', { headers: { host } })).body;
    expect(await robots('eins.example')).toContain('Allow: /');
    expect(await robots('zwei.example:8443')).toContain('Allow: /');
    expect(await robots('www.shop.example')).toContain('Disallow: /');
  });

  it('are those a trusted proxy names', async () => {
    await open({ TRUST_PROXY: '1' });
    const headers = { 'x-forwarded-host': 'www.shop.example', 'x-forwarded-proto': 'https' };
    expect((await shop.request('/robots.txt', { headers })).body).toContain('https://www.shop.example/sitemap.xml');
  });
});

it('the manifest is the brand’s', async () => {
  await open();
  expect(await shop.request('/manifest.webmanifest')).toMatchObject({
    status: 200,
    body: '{"name":"Shop"}',
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
});

it('an address that ends in a slash is another’s, query and all', async () => {
  await open();
  const { status, headers } = await shop.request('/en/?utm_source=mail');
  expect([status, headers.location]).toEqual([301, '/en?utm_source=mail']);
  expect((await shop.request('/')).status).toBe(200);
});

it('files at the root keep their name, and so are not kept for ever', async () => {
  await open({}, { 'client/icon-192.png': 'png', 'client/favicon.svg.br': 'br' });
  const icon = await shop.request('/icon-192.png');
  expect(icon).toMatchObject({ status: 200, body: 'png', headers: { 'cache-control': 'public, max-age=86400' } });
  expect((await shop.request('/assets/entry.js')).headers['cache-control']).toContain('immutable');
  expect((await shop.request('/favicon.svg.br')).body).toContain('<h1>');
});
