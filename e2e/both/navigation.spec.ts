import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { boxOf, entryWithFlyout, open, scrollTo, scrollY } from '../support/view.ts';

test('a flyout opens on hover, stays while the pointer is inside, and closes with Escape', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const entry = page
    .locator('header nav li')
    .filter({ has: page.locator('[aria-controls]') })
    .first();
  const link = entry.locator('a').first();
  await link.hover();
  const leaf = entry.locator('[data-open=true] li a').first();
  await expect(leaf).toBeVisible();
  await leaf.hover();
  await expect(leaf).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaf).toBeHidden();
});

test('a flyout stays closed where the header comes to lie below a pointer that rests', async ({ page, brand }) => {
  await open(page, brand.longList);
  const entry = entryWithFlyout(page);
  const box = await boxOf(entry);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // The header is elsewhere for as long as it is not shown.
  const setHeader = (display: string) =>
    page
      .locator('body header')
      .first()
      .evaluate((header, value) => (header.style.display = value), display);
  await page.mouse.move(point.x, point.y + 300);
  await setHeader('none');
  await page.mouse.move(point.x, point.y);
  // Chromium looks only sometimes at what has come below a pointer that rests.
  const returnHeader = async () => {
    await setHeader('none');
    await setHeader('');
    return entry.evaluate((element) => element.matches(':hover'));
  };
  await expect.poll(returnHeader).toBe(true);
  await expect(entry.locator('[aria-controls]')).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.move(point.x + 1, point.y);
  await expect(entry.locator('[data-open=true]')).toHaveCount(1);
});

test('a flyout is fetched once per session, and is usable by keyboard', async ({ page, brand }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/site/Flyout')) fetched.push(request.postData() ?? '');
  });
  await open(page, brand.longList);
  expect(fetched).toEqual([]);
  const entry = entryWithFlyout(page);
  await entry.locator('a').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const leaf = entry.locator('[data-open=true] li a').first();
  await expect(leaf).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain('flyout.de.');
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(leaf).toBeHidden();
  await expect(entry.locator('[aria-controls]')).toBeFocused();

  await page.reload();
  await hydrated(page);
  await entry.locator('a').first().hover();
  await expect(leaf).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test('a navigation loads no document, moves the focus to the page and starts at its top', async ({ page, brand }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.mouse.wheel(0, 1_200);
  await page.locator('footer nav a').first().scrollIntoViewIfNeeded();
  // Until then its links load documents, as without scripts.
  await expect(page.locator('[data-late] footer')).toHaveCount(0);
  await page.locator('footer nav a').first().click();
  await page.waitForURL((url) => url.pathname !== '/');
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(brand.name));
});

test('the language switch leads to the same page in the other language', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await page.locator('a[hreflang="it-CH"]').first().click();
  await page.waitForURL(/\/it\//);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.locator('a[hreflang="de-CH"]').first().click();
  await expect(page).toHaveURL(brand.url + brand.longList);
});

/** Delays the services' reply for the page at this path. Returns the function that releases it. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/site/GetSiteContext', async (route) => {
    if (route.request().postData()?.includes(`"${path}"`)) await promise;
    await route.continue();
  });
  return resolve;
}
const line = (page: Page) => page.locator('[data-navigation-line]');

test('a slow navigation shows a progress bar and aria-busy until the next page is shown', async ({ page, brand }) => {
  await open(page, '/');
  const letThrough = await holdBack(page, brand.longList);
  await page.locator(`header nav a[href="${brand.longList}"]`).first().click();
  await expect(line(page)).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').getByText(text('storefront.navigation.slow'))).toBeAttached();
  await expect(line(page)).toHaveAttribute('aria-hidden', 'true');
  letThrough();
  await expect(page).toHaveURL(brand.url + brand.longList);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
});

test('the progress bar disappears when a navigation is overtaken', async ({ page, brand }) => {
  await open(page, brand.longList);
  const product = page.locator('main article a').first();
  const letThrough = await holdBack(page, (await product.getAttribute('href')) ?? '');
  await product.click();
  await expect(line(page)).toBeVisible();
  await page.locator('header .logo').click();
  await expect(page).toHaveURL(`${brand.url}/`);
  await expect(line(page)).toHaveCount(0);
  const answered = page.waitForResponse('**/site/GetSiteContext');
  letThrough();
  await answered;
  await expect(page).toHaveURL(`${brand.url}/`);
});

test('a hovered link is loaded once, and following it does not fetch again', async ({ page, brand }) => {
  await open(page, brand.longList);
  await page.waitForLoadState('networkidle');
  const product = page.locator('main article a').first();
  const path = (await product.getAttribute('href')) ?? '';
  const asked: string[] = [];
  page.on('request', (request) => {
    const method = /\/(GetSiteContext|GetProduct)$/.exec(request.url())?.[1];
    if (method || request.resourceType() === 'script') asked.push(method ?? 'script');
  });
  const loaded = page.waitForResponse('**/GetProduct');
  await product.hover();
  await (await loaded).finished();
  expect(asked.filter((name) => name !== 'script')).toEqual(['GetSiteContext', 'GetProduct']);
  expect(asked).toContain('script');
  await product.click();
  await expect(page).toHaveURL(brand.url + path);
  await expect(page.locator('main')).toBeFocused();
  expect(asked.filter((name) => name !== 'script')).toEqual(['GetSiteContext', 'GetProduct']);
});

test('a pointer that passes over the tiles of a list loads none of their pages', async ({ page, brand }) => {
  await open(page, brand.longList);
  const tiles = page.locator('main article a');
  await tiles.first().scrollIntoViewIfNeeded();
  const boxes = await Promise.all((await tiles.all()).slice(0, 4).map(boxOf));
  const moveOver = ({ x, y, width, height }: (typeof boxes)[number]) => page.mouse.move(x + width / 2, y + height / 2);
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/GetSiteContext') && asked.push(request.url()));

  // With a stopped clock, the pointer may be arbitrarily fast.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const box of boxes) await moveOver(box);
  await page.mouse.move(0, 0);
  await page.clock.runFor(1_000);
  expect(asked).toEqual([]);
  await moveOver(boxes[0]!);
  await page.clock.runFor(1_000);
  await expect.poll(() => asked.length).toBe(1);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a new page fades in, a return does not: motion ${reducedMotion}`, async ({ page, brand }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      const count = () => Number(sessionStorage.getItem('fades') ?? 0);
      document.startViewTransition = (change) => {
        sessionStorage.setItem('fades', String(count() + 1));
        return start(change);
      };
    });
    const fades = () => page.evaluate(() => Number(sessionStorage.getItem('fades') ?? 0));
    await open(page, brand.longList);
    await scrollTo(page, 600);
    const tile = page.locator('main article a').nth(3);
    await tile.evaluate((link) => link.addEventListener('click', () => Object.assign(window, { leftAt: scrollY })));
    await tile.click();
    await expect(page.locator('main')).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await fades()).toBe(reducedMotion === 'reduce' ? 0 : 1);
    await page.goBack();
    await expect(page).toHaveURL(brand.url + brand.longList);
    const leftAt = await page.evaluate(() => Math.round((window as unknown as { leftAt: number }).leftAt));
    await expect.poll(() => scrollY(page)).toBe(leftAt);
    expect(await fades()).toBe(reducedMotion === 'reduce' ? 0 : 1);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens the whole navigation and closes when a page is chosen', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: text('frame.navigation.open') }).click();
    const menu = page.getByRole('dialog');
    await menu.locator('summary').first().click();
    await menu.locator('details a').first().click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(new URL(page.url()).pathname).not.toBe('/');
  });

  test('the menu shows every level at once, and is accessible', async ({ page, brand }) => {
    await open(page, brand.longList);
    await page.getByRole('button', { name: text('frame.navigation.open') }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: text('frame.navigation.everything') }).click();
    await expect(menu.locator('details details a').last()).toBeVisible();
    await expect(menu.locator('a[hreflang="fr-CH"]')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: text('frame.navigation.open') })).toBeFocused();
  });
});
