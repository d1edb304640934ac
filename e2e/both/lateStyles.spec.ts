import type { Page } from '@playwright/test';
import { MAX_LAYOUT_SHIFT, shiftsOf, sumOf } from '../support/layoutShift.ts';
import { pagesOfEachKind } from '../support/pagesOfEachKind.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** The style sheet of a page: its parts in their order on the page, and all of it as its file has it. */
const sheetIn = (page: Page) =>
  page.evaluate(async () => {
    const address = /href="([^"]+\.css)"/.exec(document.querySelector('head noscript')?.textContent ?? '')?.[1] ?? '';
    const [, ...parts] = document.head.querySelectorAll('style');
    return { applied: parts.map(({ textContent }) => textContent), whole: await (await fetch(address)).text() };
  });

for (const width of [390, 768]) {
  test(`nothing moves at ${width} px when the style sheet comes after somebody has scrolled`, async ({
    page,
    brand,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const faults: string[] = [];
    for (const address of pagesOfEachKind(brand)) {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      let wasHeld = false;
      await page.route('**/assets/styles-*.css', async (route) => {
        wasHeld = true;
        await held;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await shiftsOf(page);
      const released = await page.evaluate(() => performance.now());
      release();
      await hydrated(page);
      if (!wasHeld) faults.push(`${address} loads no style sheet`);
      const shifts = await shiftsOf(page, released);
      const sum = sumOf(shifts);
      if (sum > MAX_LAYOUT_SHIFT) faults.push(`${address} moves by ${sum}: ${JSON.stringify(shifts)}`);
      await page.unroute('**/assets/styles-*.css');
    }
    expect(faults).toEqual([]);
  });
}

test('what is looked at of a list stays where it is when the rest of it takes the place of what the server wrote', async ({
  page,
  brand,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const faults: string[] = [];
  for (const address of [brand.longList, brand.recipes?.list].filter((one) => one !== undefined)) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const rest = page.locator('[data-boxless]');
    await expect(rest).toHaveCount(1);
    await expect(page.locator('#late')).toHaveCount(0);
    // The tiles between here and there are not laid out, and have another height than is reserved for them.
    const href = await rest.evaluate((element) => {
      element.lastElementChild!.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element.lastElementChild!.querySelector('a')!.getAttribute('href')!;
    });
    await shiftsOf(page);
    const topOfTile = () =>
      page.evaluate(
        (to) => document.querySelector(`main [role=listitem] a[href="${to}"]`)!.getBoundingClientRect().top,
        href,
      );
    const before = await topOfTile();
    const released = await page.evaluate(() => performance.now());
    release();
    await expect(rest).toHaveCount(0);
    const shifts = await shiftsOf(page, released);
    const moved = (await topOfTile()) - before;
    if (Math.abs(moved) > 1) faults.push(`${address} moves by ${moved} px`);
    if (sumOf(shifts) > MAX_LAYOUT_SHIFT) faults.push(`${address} shifts: ${JSON.stringify(shifts)}`);
    await page.unroute('**/assets/*.js');
  }
  expect(faults).toEqual([]);
});

test('what waits for the style sheet is laid out in pieces on a slow phone, all of it before the scripts run', async ({
  page,
  brand,
}) => {
  await page.addInitScript(() => {
    // A clock by which each question takes longer than a piece may.
    let now = 0;
    performance.now = () => (now += 1_000);
    const shown: number[] = [];
    // A piece is a task: what changes in one is told together.
    const observer = new MutationObserver((changes) => {
      const count = changes.filter(
        ({ target, oldValue }) => oldValue !== null && !(target as Element).hasAttribute('hidden'),
      );
      if (count.length > 0) shown.push(count.length);
    });
    observer.observe(document, {
      attributes: true,
      attributeFilter: ['hidden'],
      attributeOldValue: true,
      subtree: true,
    });
    Object.assign(window, { shown });
  });
  const faults: string[] = [];
  for (const address of pagesOfEachKind(brand)) {
    // None ever comes.
    await page.route('**/assets/*.js', () => {});
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('script[type=module]').first()).toBeAttached();
    const { pieces, late, left } = await page.evaluate(() => ({
      pieces: (window as unknown as { shown: number[] }).shown,
      late: document.querySelectorAll('main div[data-late]:not([style])').length,
      left: document.querySelectorAll('main div[data-late][hidden]').length,
    }));
    if (pieces.length < late) faults.push(`${address} shows ${late} parts in ${pieces.length} pieces`);
    if (left > 0) faults.push(`${address} leaves ${left} parts hidden`);
    if (pieces.some((count) => count > 1)) faults.push(`${address} shows at once: ${pieces.join()}`);
    await page.unroute('**/assets/*.js');
  }
  expect(faults).toEqual([]);
});

test('the style sheet is applied a part at a time, and is whole and in its own order in the end', async ({
  page,
  brand,
}) => {
  await page.addInitScript(() => {
    const added: number[] = [];
    // What changes in one task is told together.
    const observer = new MutationObserver((changes) => {
      const styles = changes.flatMap(({ target, addedNodes }) =>
        target === document.head ? [...addedNodes].filter(({ nodeName }) => nodeName === 'STYLE') : [],
      );
      if (document.readyState !== 'loading' && styles.length > 0) added.push(styles.length);
    });
    observer.observe(document, { childList: true, subtree: true });
    Object.assign(window, { added });
  });
  await page.goto(brand.measured.product ?? brand.longList);
  await hydrated(page);
  const { applied, whole } = await sheetIn(page);
  const added = await page.evaluate(() => (window as unknown as { added: number[] }).added);
  expect(applied.length).toBeGreaterThan(2);
  expect(applied.join('/**/')).toBe(whole);
  expect(added).toEqual(applied.map(() => 1));
});

test('the style sheet is applied whole in a window that draws no frames', async ({ page, brand }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(brand.measured.product ?? brand.longList);
  // Waiting for a function would wait for a frame.
  await expect(page.locator('#late')).toHaveCount(0);
  const { applied, whole } = await sheetIn(page);
  expect(applied.length).toBeGreaterThan(2);
  expect(applied.join('/**/')).toBe(whole);
});

test('a tab in the background gets the style sheet at once, as a link', async ({ page, brand }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
  });
  await page.goto(brand.measured.product ?? brand.longList);
  await expect(page.locator('head > link[rel=stylesheet]')).toHaveCount(1);
  await expect(page.locator('#late')).toHaveCount(0);
  await expect(page.locator('head > style')).toHaveCount(1);
});
