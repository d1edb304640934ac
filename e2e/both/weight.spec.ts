import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { expect, hydrated, test } from '../support/test.ts';

/** Maximum of all scripts of an uncached product page, in brotli bytes. */
const MAX_SCRIPT_BYTES = 130 * 1024;
/** Maximum of a page's HTML, in brotli bytes, from its second request on. */
const MAX_HTML_BYTES = { home: 18 * 1024, list: 18 * 1024, product: 15_500 } as const;

test('an uncached product page loads no more script than its budget, and only its own', async ({ page, brand }) => {
  const product = await productAddress(page, brand.longList);
  const scripts = new Map<string, number>();
  const measured: Promise<void>[] = [];
  const measure = (request: Request) => {
    const path = new URL(request.url()).pathname;
    if (!path.endsWith('.js')) return;
    measured.push(request.sizes().then(({ responseBodySize }) => void scripts.set(path, responseBodySize)));
  };
  page.on('requestfinished', measure);
  await page.goto(product);
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', measure);
  await Promise.all(measured);

  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  const list = [...scripts].map(([path, bytes]) => `${String(bytes).padStart(7)} ${path}`).join('\n');
  console.log(`${brand.site}: ${(total / 1024).toFixed(1)} KiB of script in ${scripts.size} files\n${list}`);
  expect(scripts.size).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  const foreign = [...scripts.keys()].filter((path) =>
    /AuthDrawer|MobileMenu|Suggestions|CartPage|product-list|search|promo-banner/.test(path),
  );
  expect(foreign, 'code of other pages, forms and drawers').toEqual([]);
});

test('no script of the storefront contains schemas or a sanitiser', ({ brand }) => {
  const built = join(import.meta.dirname, '../../apps', brand.site, 'build/client');
  const scripts = globSync('**/*.js', { cwd: built });
  expect(scripts.length).toBeGreaterThan(10);
  const foreign = scripts.filter((name) => /_zod|ZodError|sanitize/i.test(readFileSync(join(built, name), 'utf8')));
  expect(foreign).toEqual([]);
});

/** Address of a list's first product, found without loading scripts, which would be cached. */
async function productAddress(page: Page, list: string): Promise<string> {
  const html = await (await page.request.get(list)).text();
  return /<article[\s\S]*?href="([^"]*\/p\/[^"]*)"/.exec(html)?.[1] ?? '';
}

for (const kind of ['home', 'list', 'product'] as const) {
  test(`the HTML of a ${kind} page stays small, and its largest picture comes first`, async ({ page, brand }) => {
    const product = await productAddress(page, brand.longList);
    const address = { home: '/', list: brand.longList, product }[kind];
    const fetchPage = () => page.request.fetch(address, { headers: { 'accept-encoding': 'br' } });
    const html = await (await fetchPage()).text();
    const size = async () => {
      const { 'content-encoding': encoding, 'content-length': length } = (await fetchPage()).headers();
      expect(encoding).toBe('br');
      return Number(length);
    };
    expect(await size()).toBeGreaterThan(1_000);
    await expect.poll(size).toBeLessThanOrEqual(MAX_HTML_BYTES[kind]);

    const picture = html.search(/<link (?=[^>]*rel="preload")(?=[^>]*as="image")[^>]*fetchPriority="high"/i);
    expect(picture, 'a preload of the largest picture').toBeGreaterThan(0);
    expect(picture).toBeLessThan(html.indexOf('data-start='));
    expect(html).toMatch(/<img[^>]*fetchPriority="high"[^>]*srcSet|<img[^>]*srcSet[^>]*fetchPriority="high"/i);
  });
}

for (const kind of ['home', 'list', 'product'] as const) {
  test(`a ${kind} page asks for its scripts when its largest picture is there`, async ({ page, brand }) => {
    const product = await productAddress(page, brand.longList);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.route('**/images/**', async (route) => {
      await held;
      await route.continue();
    });
    // The timeout that starts the page without its picture: stopped here.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto({ home: '/', list: brand.longList, product }[kind], { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1').first()).toBeAttached();
    expect(scripts).toEqual([]);
    await page.clock.resume();
    release();
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(0);
  });
}

test('a page whose pictures never load is hydrated all the same', async ({ page, brand }) => {
  await page.route('**/images/**', () => {});
  await page.goto(brand.longList, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
});
