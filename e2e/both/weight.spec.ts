import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { locales, type TestedBrand } from '../support/brands.ts';
import { text } from '../support/messages.ts';
import { pagesOfEachKind } from '../support/pagesOfEachKind.ts';
import { holdBack } from '../support/holdBack.ts';
import { expect, hydrated, sampleOf, test } from '../support/test.ts';

const KIB = 1024;
/** Most of all scripts of an uncached page with the question for consent, compressed and with their headers. */
const MAX_SCRIPT_BYTES = { product: 128 * KIB, recipe: 128 * KIB, home: 135 * KIB, list: 135 * KIB } as const;
const MAX_SCRIPTS = 12;
const opened = 'AuthDrawer|Form|MobileMenu|Suggestions|CartPage|search|delivery|Video|Zoom|Reviews|required';
/** Files that a page has no use for when it begins. */
const foreignTo: Readonly<Record<string, RegExp>> = {
  product: new RegExp(`/(${opened}|listing|elements|fields|recipe)`),
  recipe: new RegExp(`/(${opened}|listing|elements|fields|product)`),
  home: new RegExp(`/(${opened}|listing|item|fields|product|recipe)`),
  list: new RegExp(`/(${opened}|elements|item|product|recipe)`),
};
/**
 * Maximum of a page's HTML, in brotli bytes, from its second request on. `npm run lighthouse` counts the headers as well, and
 * holds recipes to 15 KiB, which they exceed; here they are kept from growing.
 */
const MAX_HTML_BYTES = { home: 18 * KIB, list: 18 * KIB, product: 15 * KIB, recipe: 17 * KIB } as const;
type PageKind = keyof typeof MAX_HTML_BYTES;

test.describe('on the first visit', () => {
  test.use({ consent: 'open' });

  for (const [kind, budget] of Object.entries(MAX_SCRIPT_BYTES) as [PageKind, number][]) {
    test(`an uncached ${kind} page loads no more script than its budget, and only its own`, async ({ page, brand }) => {
      const address = await addressOf(page, brand, kind);
      const scripts = new Map<string, number>();
      const measured: Promise<void>[] = [];
      const measure = (request: Request) => {
        const path = new URL(request.url()).pathname;
        if (!path.endsWith('.js')) return;
        const total = request
          .sizes()
          .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize);
        measured.push(total.then((bytes) => void scripts.set(path, bytes)));
      };
      page.on('requestfinished', measure);
      await page.goto(address);
      await expect(page.getByText(text('frame.consent.title'))).toBeVisible();
      await page.waitForLoadState('networkidle');
      page.off('requestfinished', measure);
      await Promise.all(measured);

      const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
      const list = [...scripts].map(([path, bytes]) => `${String(bytes).padStart(7)} ${path}`).join('\n');
      console.log(`${brand.site} ${kind}: ${(total / KIB).toFixed(1)} KiB of script in ${scripts.size} files\n${list}`);
      expect(scripts.size).toBeGreaterThan(0);
      expect(total).toBeLessThanOrEqual(budget);
      expect(scripts.size).toBeLessThanOrEqual(MAX_SCRIPTS);
      const foreign = [...scripts.keys()].filter((path) => foreignTo[kind]?.test(path));
      expect(foreign, 'code of other pages, forms and drawers').toEqual([]);
    });
  }
});

test('no script of the storefront contains schemas or a sanitiser', ({ brand }) => {
  const built = join(import.meta.dirname, '../../apps', brand.site, 'build/client');
  const scripts = globSync('**/*.js', { cwd: built });
  expect(scripts.length).toBeGreaterThan(10);
  const foreign = scripts.filter((name) => /_zod|ZodError|sanitize/i.test(readFileSync(join(built, name), 'utf8')));
  expect(foreign).toEqual([]);
});

/** Address of a page of a kind. A product is a list's first one, found without loading scripts, which would be cached. */
async function addressOf(page: Page, brand: TestedBrand, kind: PageKind): Promise<string> {
  if (kind === 'home') return '/';
  if (kind === 'list') return brand.longList;
  if (kind === 'recipe') return sampleOf(brand, 'recipes').open;
  const html = await (await page.request.get(brand.longList)).text();
  return /<article[\s\S]*?href="([^"]*\/p\/[^"]*)"/.exec(html)?.[1] ?? '';
}

/** Addresses of a page in every language. */
function inEveryLanguage(html: string): string[] {
  const links = html.match(/<a (?=[^>]*hreflang=")[^>]*>/gi) ?? [];
  return [...new Set(links.map((link) => / href="([^"]+)"/.exec(link)?.[1] ?? ''))];
}

for (const [kind, budget] of Object.entries(MAX_HTML_BYTES) as [PageKind, number][]) {
  test(`the HTML of a ${kind} page stays small in every language`, async ({ page, brand }) => {
    const address = await addressOf(page, brand, kind);
    const addresses = inEveryLanguage(await (await page.request.get(address)).text());
    expect(addresses).toHaveLength(locales.length);
    for (const one of addresses) {
      const size = async () => {
        const response = await page.request.fetch(one, { headers: { 'accept-encoding': 'br' } });
        const { 'content-encoding': encoding, 'content-length': length } = response.headers();
        expect(encoding).toBe('br');
        return Number(length);
      };
      // A first visit may have come before the preview of its largest picture.
      const html = async () => (await page.request.get(one)).text();
      await expect.poll(html, one).toContain('data:image/avif');
      expect(await size()).toBeGreaterThan(1_000);
      await expect.poll(size, one).toBeLessThanOrEqual(budget);
    }
  });

  test(`the largest picture of a ${kind} page comes first`, async ({ page, brand }) => {
    const html = await (await page.request.get(await addressOf(page, brand, kind))).text();
    const picture = html.search(/<link (?=[^>]*rel="preload")(?=[^>]*as="image")[^>]*fetchPriority="high"/i);
    expect(picture, 'a preload of the largest picture').toBeGreaterThan(0);
    expect(picture).toBeLessThan(html.indexOf('data-start='));
    expect(html).toMatch(/<img[^>]*fetchPriority="high"[^>]*srcSet|<img[^>]*srcSet[^>]*fetchPriority="high"/i);
  });
}

for (const kind of ['home', 'list', 'product'] as const) {
  test(`a ${kind} page asks for its scripts when its largest picture is there`, async ({ page, brand }) => {
    const address = await addressOf(page, brand, kind);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const release = await holdBack(page, '**/images/**');
    // The timeout that starts the page without its picture: stopped here.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1').first()).toBeAttached();
    expect(scripts).toEqual([]);
    await page.clock.resume();
    release();
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(0);
  });
}

test('every kind of page asks at once for all scripts that it begins with', async ({ page, brand }) => {
  for (const address of pagesOfEachKind(brand)) {
    await test.step(address, async () => {
      const html = await (await page.goto(address))!.text();
      const [entry, , ...listed] = /data-start="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
      expect(listed.length).toBeGreaterThan(1);
      await hydrated(page);
      const scripts = await page.evaluate(scriptsOfHydration);
      expect(scripts).toContain(listed[Number(entry)]);
      expect(
        scripts.filter((path) => !listed.includes(path)),
        'scripts found while others ran',
      ).toEqual([]);
    });
  }
});

/** Paths of the scripts that were asked for before the page was hydrated. */
function scriptsOfHydration(): string[] {
  const end = performance.getEntriesByName('hydrated')[0]!.startTime;
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < end)
    .map(({ name }) => new URL(name).pathname);
}

test('pictures of banners out of view wait for the styles of the page', async ({ page, brand }) => {
  const address = sampleOf(brand, 'editorial').people;
  const html = await (await page.request.get(address)).text();
  const hidden = [...html.matchAll(/<li[^>]* inert=[\s\S]*?<\/li>/g)].length;
  expect(hidden).toBeGreaterThan(0);
  const release = await holdBack(page, '**/*.css');
  await page.goto(address, { waitUntil: 'commit' });
  const pictures = page.locator('li[inert] img');
  await expect(pictures).toHaveCount(hidden);
  await expect(pictures.first()).toBeHidden();
  release();
  await hydrated(page);
  await expect(pictures.first()).toHaveCSS('display', 'block');
});

test('a page whose pictures never load is hydrated all the same', async ({ page, brand }) => {
  await page.route('**/images/**', () => {});
  await page.goto(brand.longList, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
});
