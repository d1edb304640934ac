import { expectAccessible } from '../support/axe.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { entryWithFlyout, open } from '../support/view.ts';

test('a flyout opens under the pointer, stays while it is inside, and closes with Escape', async ({ page }) => {
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

test('a flyout is fetched once a session, and opens and closes from the keyboard', async ({ page, brand }) => {
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

test('a navigation loads no new document, moves the focus to the page and starts at its top', async ({
  page,
  brand,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.mouse.wheel(0, 1_200);
  await page.locator('footer nav a').first().scrollIntoViewIfNeeded();
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

  test('the menu shows every level at once, and can be used by everyone', async ({ page, brand }) => {
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
