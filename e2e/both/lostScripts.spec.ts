import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addressesIn } from '../support/addresses.ts';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const MINUTES = 60_000;

/** Headings of the page, as search engines and visitors without scripts get them. */
async function serverHeadings(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const headings = await headingsOf(page);
  await page.close();
  return headings;
}

async function headingsOf(page: Page): Promise<string[]> {
  const texts = await page.locator('main :is(h1, h2, h3)').allTextContents();
  return texts.map((heading) => heading.trim());
}

/** Scrolls to the end, so that every part comes near the window. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

/** Opens a page, without one of its scripts, down to its end. Gives its scripts and what React complained about. */
async function visit(context: BrowserContext, url: string, lost?: string) {
  const page = await context.newPage();
  const scripts = new Set<string>();
  const faults: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.add(new URL(request.url()).pathname));
  page.on('pageerror', ({ message }) => /react|hydrat/i.test(message) && faults.push(message));
  if (lost) await page.route(`**${lost}`, (route) => route.abort('failed'));
  const see = async () => {
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
  };
  await page.goto(url);
  // A page that lacks a script loads itself once more, which ends what runs in it.
  await see().catch(see);
  return { page, scripts: [...scripts], faults };
}

test('whichever script is lost, what the server wrote stays', async ({ page: guide, browser, brand }) => {
  test.setTimeout(12 * MINUTES);
  const { home, list, product, content, search } = await addressesIn(guide, 'de');
  const addresses = [product, home, list, content, search, brand.recipes?.open].filter((one) => one !== undefined);
  const tried = new Set<string>();
  const faults: string[] = [];
  const context = await browser.newContext({ baseURL: brand.url });
  for (const address of addresses) {
    const expected = await serverHeadings(browser, brand.url + address);
    const whole = await visit(context, address);
    await whole.page.close();
    for (const script of whole.scripts.filter((one) => !tried.has(one))) {
      tried.add(script);
      const { page, faults: reported } = await visit(context, address, script);
      const where = `${address} without ${script}`;
      const headings = new Set(await headingsOf(page));
      const missing = expected.filter((heading) => !headings.has(heading));
      if (missing.length > 0) faults.push(`${where} lacks: ${missing.join(' | ')}`);
      if ((await page.getByRole('contentinfo').count()) === 0) faults.push(`${where} has no footer`);
      if ((await page.getByText(text('storefront.error.title')).count()) > 0) faults.push(`${where} failed`);
      faults.push(...reported.map((fault) => `${where}: ${fault}`));
      await page.close();
    }
  }
  await context.close();
  expect(tried.size).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});
