import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { addressesIn } from '../support/addresses.ts';
import { holdBack } from '../support/holdBack.ts';
import { MAX_LAYOUT_SHIFT, shiftsOf, sumOf } from '../support/layoutShift.ts';
import { firstPictures, picturesOn, seeAll, widthFor } from '../support/pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Chromium chooses the nearer of two widths by their geometric mean, which limits the deviation. */
const NEAREST = 0.7;

const screens: Record<string, BrowserContextOptions & { deviceScaleFactor: number }> = {
  'a phone': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  'a laptop': { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
};

/** A page of each kind that has pictures. */
async function pagesWithPictures(page: Page): Promise<string[]> {
  const { home, list, product, content, search } = await addressesIn(page, 'de');
  const others = await page.evaluate(async () => {
    const index = await (
      await fetch('/services/site/site/GetSiteNavigation', { method: 'POST', body: '["de"]' })
    ).json();
    return (
      JSON.stringify(index)
        .match(/"url":"(\/[^"#?]+)"/g)
        ?.map((found) => found.slice(7, -1)) ?? []
    );
  });
  return [...new Set([home, list, product, content, search, ...others.slice(0, 6)])];
}

async function openOn(browser: Browser, screen: BrowserContextOptions, baseURL: string | undefined) {
  const context = await browser.newContext({ ...screen, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  return { context, page };
}

/** What is wrong with the sizes of the pictures that a page shows, on a screen of a density. */
async function faultsOf(page: Page, density: number): Promise<string[]> {
  const pictures = await picturesOn(page);
  if (pictures.length === 0) return ['none'];
  return pictures.flatMap(({ source, asked, shown, original, reservesSpace }) => {
    // The browser reuses a larger picture from its cache.
    const same = pictures.filter((one) => one.source === source);
    const largest = Math.max(...same.map((one) => one.shown));
    const isFluid = same.some((one) => one.isFluid);
    const limit = widthFor(largest, density, isFluid);
    const wanted = Math.min(shown * density, original, 1600);
    const name = `${source}: shown ${Math.round(shown)} px wide, asked for ${asked}`;
    return [
      ...(asked > limit ? [`${name}, ${limit} would do`] : []),
      ...(reservesSpace ? [] : [`${name}, reserves no space`]),
      ...(asked < wanted * NEAREST ? [`${name}, too small`] : []),
    ];
  });
}

for (const [name, screen] of Object.entries(screens)) {
  test(`on ${name} no picture is larger than what is shown of it, nor too small, nor moves the page`, async ({
    page: guide,
    browser,
    baseURL,
  }) => {
    const faults: string[] = [];
    for (const address of await pagesWithPictures(guide)) {
      const { context, page } = await openOn(browser, screen, baseURL);
      const types: string[] = [];
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.startsWith('/images/'))
          types.push(response.headers()['content-type'] ?? '');
      });
      // The brand's fonts come last, as on a slow connection: what they move is found on every machine.
      const releaseFonts = await holdBack(page, '**/*.woff2');
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await firstPictures(page);
      releaseFonts();
      await page.evaluate(() => document.fonts.ready);
      const shifts = await shiftsOf(page);
      const moved = sumOf(shifts);
      if (moved > MAX_LAYOUT_SHIFT) faults.push(`${address} moves by ${moved}: ${JSON.stringify(shifts)}`);
      await seeAll(page);
      // Parts that come last may show the same pictures in larger sizes.
      const sizes = () => faultsOf(page, screen.deviceScaleFactor);
      await expect.poll(sizes, `pictures of ${address}`).toEqual([]);
      for (const type of new Set(types)) if (!/avif|gif|webp/.test(type)) faults.push(`${address}: ${type}`);
      await context.close();
    }
    expect(faults).toEqual([]);
  });
}
