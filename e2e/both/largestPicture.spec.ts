import type { Browser } from '@playwright/test';
import { addressesIn } from '../support/addresses.ts';
import { holdBack } from '../support/holdBack.ts';
import { expect, test } from '../support/test.ts';

/** A phone as Lighthouse measures on. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };
const kinds = ['home', 'list', 'product'] as const;

async function onPhone(browser: Browser, baseURL: string | undefined, javaScriptEnabled = true) {
  const context = await browser.newContext({ ...phone, javaScriptEnabled, ...(baseURL && { baseURL }) });
  return { context, page: await context.newPage() };
}

for (const kind of kinds) {
  test(`on a phone, what is largest on a ${kind} page is painted before its picture has come`, async ({
    page: guide,
    browser,
    baseURL,
  }) => {
    const address = (await addressesIn(guide, 'de'))[kind];
    await expect
      .poll(async () => (await guide.request.get(address)).text(), 'a page with a preview')
      .toContain('data:image/avif');
    const { context, page } = await onPhone(browser, baseURL);
    const release = await holdBack(page, '**/images/**');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const largest = () =>
      page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const observer = new PerformanceObserver((list) => {
              observer.disconnect();
              resolve((list.getEntries() as (PerformanceEntry & { url: string })[]).map(({ url }) => url.slice(0, 15)));
            });
            observer.observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
    await expect.poll(async () => (await largest()).at(-1)).toBe('data:image/avif');
    // The picture itself is not larger.
    release();
    const picture = page.locator('img[fetchpriority="high"]').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect((await largest()).at(-1)).toBe('data:image/avif');
    await context.close();
  });

  test(`on a phone, the largest picture of a ${kind} page stays where it is while the rest of it arrives`, async ({
    page: guide,
    browser,
    baseURL,
  }) => {
    const address = (await addressesIn(guide, 'de'))[kind];
    const { context, page } = await onPhone(browser, baseURL, false);
    const picture = page.locator('img[fetchpriority="high"]').first();
    const top = async () => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      return (await picture.boundingBox())?.y;
    };
    const whole = await top();
    expect(whole).toBeGreaterThan(0);
    await page.route(
      (url) => url.pathname === address,
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const end = html.indexOf('>', html.search(/<img [^>]*fetchPriority="high"/)) + 1;
        await route.fulfill({ response, body: html.slice(0, end) });
      },
    );
    expect(await top()).toBe(whole);
    await context.close();
  });
}
