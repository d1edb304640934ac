import type { BrowserContext, Page } from '@playwright/test';
import { addressesIn } from '../support/addresses.ts';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

/** Pages that are open at the same time: each mostly waits. */
const AT_ONCE = 4;

/** ms after which requests that are still under way are not waited for. */
const SETTLED_MS = 3_000;

/** What a reader finds in the main region: the texts of its headings and links. */
const textsOf = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .evaluate((main) =>
      Array.from(main.querySelectorAll('h1, h2, h3, a[href]'), (one) => one.textContent.trim()).filter(Boolean),
    );

/**
 * Scrolls to the end, so that every part comes near the window. A step takes two frames, or 500 ms where Chromium draws none,
 * as it may for seconds with several windows open.
 */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 500);
      });
    }
  });

interface Visit {
  scripts: { early: string[]; late: string[] };
  faults: string[];
}

/** Opens a page without some of its scripts and reads it down to its end, where everything expected has to stand. */
async function visit(
  context: BrowserContext,
  address: string,
  expected: readonly string[],
  lost: readonly string[] = [],
): Promise<Visit> {
  const page = await context.newPage();
  const early = new Set<string>();
  const all = new Set<string>();
  const faults: string[] = [];
  let isEarly = true;
  let documents = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) documents += 1;
    if (!pathname.endsWith('.js')) return;
    all.add(pathname);
    if (isEarly) early.add(pathname);
  });
  page.on('pageerror', ({ message }) => /react|hydrat/i.test(message) && faults.push(message));
  // Routes of Playwright would switch the browser's cache off.
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setBlockedURLs', { urls: lost.map((path) => `*${path}`) });
  // A load that overtakes another one may never be told of as idle; what counts is compared below.
  const settle = () => page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => undefined);
  const readDown = async () => {
    await settle();
    isEarly = false;
    await scrollThrough(page);
    await settle();
  };
  await page.goto(address);
  // A page that lacks a script it begins with loads itself once more, which ends what runs in it, and may not be seen at once.
  await expect(readDown).toPass();
  if (documents > 2) faults.push(`has loaded ${documents} times`);
  // It stands below the fold, where content waits for the style sheet. The page may have begun to load itself once more.
  await expect(page.getByRole('contentinfo'))
    .toBeVisible()
    .catch(() => faults.push('has no footer'));
  if ((await page.getByText(text('storefront.error.title')).count()) > 0) faults.push('is an error page');
  let missing: string[] = [];
  // A part that came late may be taking the place of what the server wrote.
  const everything = expect.poll(async () => {
    const found = (await page.locator('main').textContent()) ?? '';
    missing = expected.filter((one) => !found.includes(one));
    return missing;
  });
  await everything.toEqual([]).catch(() => faults.push(`lacks: ${missing.join(' | ')}`));
  await page.close();
  return { faults, scripts: { early: [...early], late: [...all].filter((path) => !early.has(path)) } };
}

/**
 * Runs in the browser before each page's own scripts: it begins at once, and not after its largest picture. Timers of 5 s or
 * more never end, since nothing may be shown only because a page has given up waiting for something.
 */
function beginAtOnce() {
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('wheel')));
  const setShortTimeout = window.setTimeout.bind(window) as (...given: unknown[]) => number;
  Object.assign(window, {
    setTimeout: (...given: unknown[]) => (Number(given[1] ?? 0) < 5_000 ? setShortTimeout(...given) : 0),
  });
}

/** Does something for each item, some at once. */
async function forEach<Item>(items: readonly Item[], act: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

// A hundred pages in one test: recording a trace would cost more than the test.
test.use({ trace: 'off' });

test('whichever script is lost, what the server wrote stays', async ({ page: guide, browser, brand }) => {
  const { home, list, product, content, search } = await addressesIn(guide, 'de');
  const addresses = [product, home, list, content, search, brand.series, brand.recipes?.open, brand.recipes?.list];
  const context = await browser.newContext({ baseURL: brand.url });
  await context.addInitScript(beginAtOnce);
  const withoutScripts = await browser.newContext({ baseURL: brand.url, javaScriptEnabled: false });
  const tried = new Set<string>();
  const cases: { address: string; expected: string[]; lost: string[] }[] = [];
  for (const address of addresses) {
    if (!address) continue;
    const page = await withoutScripts.newPage();
    await page.goto(address);
    const expected = await textsOf(page);
    await page.close();
    const whole = await visit(context, address, expected);
    const { early, late } = whole.scripts;
    for (const script of early.filter((path) => !tried.has(path))) cases.push({ address, expected, lost: [script] });
    // Each is of a part of its own, which says so by itself.
    if (late.length > 0) cases.push({ address, expected, lost: late });
    early.forEach((path) => tried.add(path));
    expect(whole.faults).toEqual([]);
  }
  const faults: string[] = [];
  await forEach(cases, async ({ address, expected, lost }) => {
    const without = await visit(context, address, expected, lost);
    faults.push(...without.faults.map((fault) => `${address} without ${lost.join(', ')} ${fault}`));
  });
  await withoutScripts.close();
  await context.close();
  expect(tried.size).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});
