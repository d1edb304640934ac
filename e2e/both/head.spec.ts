import sharp from 'sharp';
import { locales } from '../support/brands.ts';
import { type Head, searchEngine } from '../support/searchEngine.ts';
import { expect, hydrated, test } from '../support/test.ts';

const HIDDEN = 'noindex, nofollow';
const LISTED = /^index, follow/;

/** Required fields of each kind of structured data (schema.org, Google's guide). */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  Product: ['name', 'description', 'image', 'sku', 'offers'],
  ProductGroup: ['name', 'description', 'image', 'productGroupID', 'hasVariant'],
  Recipe: ['name', 'description', 'image', 'prepTime', 'totalTime'],
};

const typesOf = ({ jsonLd }: Head) => jsonLd.map((object) => String(object['@type']));
const samples = <T>(all: readonly T[]) => [...new Set([all[0]!, all[Math.floor(all.length / 2)]!, all.at(-1)!])];

function expectStructured({ jsonLd }: Head, origin: string) {
  for (const object of jsonLd) {
    const type = String(object['@type']);
    expect(object['@context']).toBe('https://schema.org');
    for (const field of required[type] ?? []) expect(object, `${type} needs ${field}`).toHaveProperty(field);
    if (type !== 'BreadcrumbList') continue;
    const steps = object['itemListElement'] as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    for (const { name, item } of steps) {
      expect(name).not.toBe('');
      expect(item.startsWith(`${origin}/`), item).toBe(true);
    }
  }
}

for (const locale of locales) {
  test(`the head of every kind of page in ${locale} says what the page is`, async ({ request, page, brand }) => {
    const { origin, get, read, sitemapFiles, sitemapUrls } = searchEngine(request, page, brand);
    const titles = new Map<string, string>();
    const files = [...(await sitemapFiles())].filter(([name]) => name.endsWith(`-${locale}`));
    expect(files.length).toBeGreaterThanOrEqual(4);
    for (const [name, file] of files) {
      for (const [index, { loc, lastmod, alternates }] of samples(await sitemapUrls(file)).entries()) {
        await test.step(`${name}: ${loc}`, async () => {
          const { status, head } = await read(loc);
          expect(status).toBe(200);
          expect(head.lang).toBe(locale);
          expect(head.title).not.toBe('');
          expect(titles.get(head.title), `the title “${head.title}” is that of another page`).toBeUndefined();
          titles.set(head.title, loc);
          expect(head.meta['description']?.length).toBeGreaterThan(20);
          expect(head.canonical).toEqual([loc]);
          expect(head.robots).toEqual([expect.stringMatching(LISTED)]);
          expect(Date.parse(lastmod)).not.toBeNaN();
          // The sitemap and the page list the same alternates, including the page.
          expect(head.alternates).toEqual(alternates);
          expect(head.alternates.map(([hreflang]) => hreflang)).toEqual([
            ...locales.map((l) => `${l}-CH`),
            'x-default',
          ]);
          expect(head.alternates).toContainEqual([`${locale}-CH`, loc]);
          expect(head.alternates.at(-1)?.[1]).toBe(head.alternates[0]?.[1]);
          expectStructured(head, origin);
          expect(head.meta).toMatchObject({
            'og:title': expect.stringMatching(/./),
            'og:type': expect.stringMatching(/^(website|product|article)$/),
            'og:url': loc,
            'og:site_name': brand.name,
            'og:locale': `${locale}_CH`,
            'og:image:alt': expect.stringMatching(/./),
            'twitter:card': 'summary_large_image',
          });
          if (index > 0) return;

          const inEachLanguage = new Set<string>();
          for (const [, href] of head.alternates) {
            const other = (await read(href)).head;
            expect(other.alternates).toEqual(head.alternates);
            inEachLanguage.add(other.title);
          }
          expect([...inEachLanguage], 'a title for each language').toHaveLength(locales.length);
          const picture = await get(head.meta['og:image'] ?? '');
          expect(picture.status()).toBe(200);
          const { width, height, format } = await sharp(await picture.body()).metadata();
          expect(['jpeg', 'png']).toContain(format);
          expect([String(width), String(height)]).toEqual([head.meta['og:image:width'], head.meta['og:image:height']]);
        });
      }
    }
  });
}

test('the home page has Organization and WebSite data, every other page its breadcrumbs', async ({
  request,
  page,
  brand,
}) => {
  const { read, sitemapFiles, sitemapUrls } = searchEngine(request, page, brand);
  const home = (await read('/')).head;
  expect(typesOf(home)).toEqual(['Organization', 'WebSite']);
  const { potentialAction } = home.jsonLd[1] as { potentialAction: { target: { urlTemplate: string } } };
  const found = await read(potentialAction.target.urlTemplate.replace('{search_term_string}', brand.searchTerm));
  expect([found.status, found.head.title]).toEqual([200, expect.stringContaining(brand.searchTerm)]);
  const files = await sitemapFiles();
  const typesIn = async (name: string) => {
    const [first] = await sitemapUrls(files.get(name) ?? '');
    return typesOf((await read(first?.loc ?? '')).head);
  };
  expect((await typesIn('lists-de')).sort()).toEqual(['BreadcrumbList', 'ItemList']);
  const named = async (name: string) => (await typesIn(name)).filter((type) => type !== 'BreadcrumbList');
  expect(await named('products-it')).toEqual([expect.stringMatching(/^Product(Group)?$/)]);
  expect(await typesIn('products-it')).toContain('BreadcrumbList');
  if (files.has('recipes-fr')) expect(await named('recipes-fr')).toEqual(['Recipe']);
});

test('further pages of a list have an address, a title and alternates of their own', async ({
  request,
  page,
  brand,
}) => {
  const { origin, read } = searchEngine(request, page, brand);
  const first = (await read(brand.longList)).head;
  const second = (await read(`${brand.longList}?page=2`)).head;
  expect(second.canonical).toEqual([`${origin}${brand.longList}?page=2`]);
  expect(second.robots).toEqual([expect.stringMatching(LISTED)]);
  expect(second.title).not.toBe(first.title);
  expect(second.meta['description']).not.toBe(first.meta['description']);
  expect(second.meta['og:description']).not.toBe(first.meta['og:description']);
  expect(second.alternates).toEqual(first.alternates.map(([hreflang, href]) => [hreflang, `${href}?page=2`]));
  expect((await read(`${brand.longList}?page=1`)).head.canonical).toEqual(first.canonical);
});

test('tracking parameters do not prevent indexing, filters of a list do', async ({ request, page, brand }) => {
  const { origin, read } = searchEngine(request, page, brand);
  const canonical = [origin + brand.longList];
  const tracked = (await read(`${brand.longList}?utm_source=mail&gclid=1&fbclid=2&anything=3`)).head;
  expect([tracked.robots, tracked.canonical]).toEqual([[expect.stringMatching(LISTED)], canonical]);
  const sorted = (await read(`${brand.longList}?sort=rating&utm_source=mail`)).head;
  // Not to be found, and so without a page to be found in its place.
  expect([sorted.robots, sorted.canonical, sorted.alternates]).toEqual([[HIDDEN], [], []]);
});

test('private pages are not indexable', async ({ request, page, brand }) => {
  const { read, sitemapFiles, sitemapUrls } = searchEngine(request, page, brand);
  const hidden = [`/suche?q=${brand.searchTerm}`, '/warenkorb', '/gibt-es-nicht'];
  for (const address of hidden) expect((await read(address)).head.robots, address).toEqual([HIDDEN]);
  const files = await sitemapFiles();
  const listed = await Promise.all([...files.values()].map(sitemapUrls));
  const paths = new Set(listed.flat().map(({ loc }) => new URL(loc).pathname));
  for (const path of ['/suche', '/warenkorb', '/profil']) expect(paths.has(path), path).toBe(false);
});

test('everything in the sitemap exists and is indexable', async ({ request, page, brand }) => {
  const STEP = 23;
  const { read, sitemapFiles, sitemapUrls } = searchEngine(request, page, brand);
  const urls = (await Promise.all([...(await sitemapFiles()).values()].map(sitemapUrls))).flat();
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
  for (const { loc } of urls.filter((_, index) => index % STEP === 0)) {
    const { status, head } = await read(loc);
    expect([loc, status, head.robots]).toEqual([loc, 200, [expect.stringMatching(LISTED)]]);
  }
});

test('nothing is indexable on a host that is not the brand’s', async ({ request, page, brand }) => {
  const { get, origin } = searchEngine(request, page, brand);
  expect(await (await get('/robots.txt')).text()).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: \S+\/sitemap\.xml\n$/,
  );
  expect((await get('/')).headers()).not.toHaveProperty('x-robots-tag');

  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  expect((await request.get('/sitemap.xml')).status()).toBe(404);
  await page.goto('/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', HIDDEN);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/`);
});

test('other spellings of an address redirect to the canonical one, with its query', async ({
  request,
  page,
  brand,
}) => {
  const { get } = searchEngine(request, page, brand);
  for (const [given, own] of [
    [`${brand.longList}/?page=2`, `${brand.longList}?page=2`],
    [`${brand.longList.toUpperCase()}?utm_source=mail`, `${brand.longList}?utm_source=mail`],
    [`/de${brand.longList}?utm_source=mail`, `${brand.longList}?utm_source=mail`],
    [`/de${brand.longList.toUpperCase()}?utm_source=mail`, `${brand.longList}?utm_source=mail`],
    ['/fr//', '/fr'],
  ] as const) {
    const response = await get(given);
    expect([response.status(), response.headers()['location']]).toEqual([301, own]);
  }
});

test('the brand has icons in the declared sizes, and its colour', async ({ request, page }) => {
  await page.goto('/');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const color = await page.locator('meta[name="theme-color"]').getAttribute('content');
  expect(manifest.theme_color).toBe(color);
  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose?: string }[];
  expect(icons.map(({ purpose = '', sizes }) => `${sizes}${purpose}`)).toEqual(
    expect.arrayContaining(['192x192', '512x512', '512x512maskable']),
  );
  const touch = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...icons, touch]) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
    const { width, height } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200);
});

test('the head is updated on navigation, and has no duplicates', async ({ page, brand }) => {
  const once = [
    'title',
    'link[rel="canonical"]',
    'meta[name="robots"]',
    'meta[property="og:url"]',
    'meta[name="viewport"]',
  ];
  const expectOnce = async () => {
    for (const selector of once) await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(locales.length + 1);
  };
  await page.goto('/');
  await hydrated(page);
  await expectOnce();
  const title = await page.title();
  const link = page.locator('header nav li > a').first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://${brand.host}${path}`);
  await expect(page).not.toHaveTitle(title);
  await expectOnce();
});
