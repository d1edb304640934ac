import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../support/holdBack.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { open } from '../support/view.ts';

const SCRIPTS = '**/assets/*.js';

/** Address of the first product of the longest list. */
async function someProduct(page: Page, list: string): Promise<string> {
  const html = await (await page.request.get(list)).text();
  return /<article[\s\S]*?href="([^"]*\/p\/[^"]*)"/.exec(html)?.[1] ?? '';
}

const addToCart = (page: Page) =>
  page.locator('main form').getByRole('button', { name: text('catalogue.addToCart.submit') });

test('a tap on "add to cart" before hydration is replayed', async ({ page, brand }) => {
  const product = await someProduct(page, brand.longList);
  const release = await holdBack(page, SCRIPTS);
  await page.goto(product, { waitUntil: 'commit' });
  await addToCart(page).click();
  expect(new URL(page.url()).search, 'the form is not sent').toBe('');
  release();
  await expect(page.getByRole('link', { name: text('frame.header.cart', { count: 1 }) })).toBeVisible();
});

test('a tap on "add to cart" adds where the scripts never come', async ({ page, brand, problems }) => {
  const product = await someProduct(page, brand.longList);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(product, { waitUntil: 'commit' });
  await addToCart(page).click();
  await expect(page.getByText(text('catalogue.addToCart.added'))).toBeVisible();

  await page.unroute('**/assets/*.js');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('link', { name: text('frame.header.cart', { count: 1 }) })).toBeVisible();
  // The page that the form leads to has asked for its scripts, too.
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  problems.length = 0;
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is added by its form, and what cannot be is said', async ({ page, brand }) => {
    await page.goto(await someProduct(page, brand.longList));
    await expect(page.getByText(text('catalogue.addToCart.added'))).toBeHidden();
    await addToCart(page).click();
    await expect(page.getByText(text('catalogue.addToCart.added'))).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).toContainEqual(expect.stringContaining('session'));

    await page.getByRole('spinbutton', { name: text('catalogue.addToCart.quantity') }).fill('9999');
    await addToCart(page).click();
    await expect(page.getByText(text('catalogue.addToCart.refused'))).toBeVisible();
    await expect(page.getByText(text('catalogue.addToCart.added'))).toBeHidden();
  });
});

test('a term typed before hydration is searched for, and its suggestions come', async ({ page, brand }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('search').getByRole('combobox');
  await field.fill(brand.searchTerm);
  release();
  await hydrated(page);
  await expect(field).toHaveValue(brand.searchTerm);
  await expect(page.getByRole('listbox', { name: text('frame.search.suggestions') })).toBeVisible();
  await field.press('Enter');
  await page.waitForURL(/q=/);
  expect(new URL(page.url()).searchParams.get('q')).toBe(brand.searchTerm);
});

test('an order chosen before hydration sorts the list', async ({ page, brand }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto(brand.longList, { waitUntil: 'commit' });
  const order = page.getByRole('combobox', { name: text('catalogue.listingHeader.sort') });
  await order.selectOption('priceAscending');
  release();
  await page.waitForURL(/sort=priceAscending/);
  await expect(order).toHaveValue('priceAscending');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('pictures far along a gallery come after the scripts', async ({ page, brand }) => {
    const product = await someProduct(page, brand.longList);
    const release = await holdBack(page, SCRIPTS);
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));
    await page.goto(product);
    const pictures = page.locator('main [data-row] img');
    const [next, far] = [pictures.nth(1), pictures.nth(3)];
    const isThere = (picture: Locator) => picture.evaluate((img: HTMLImageElement) => img.naturalWidth > 0);
    await expect.poll(() => isThere(next)).toBe(true);
    // Browsers decide on all pictures at once. Thumbnails are of another width.
    const shownAs = new URL(await next.evaluate((img: HTMLImageElement) => img.currentSrc)).search;
    const address = new URL(await far.evaluate((img: HTMLImageElement) => img.src));
    address.search = shownAs;
    expect(requested).not.toContain(address.href);
    release();
    await hydrated(page);
    await expect.poll(() => isThere(far)).toBe(true);
    expect(requested).toContain(address.href);
  });

  test('a tap on the menu button before hydration opens the menu', async ({ page }) => {
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: text('frame.navigation.open') }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a link that is pressed while its part comes alive is followed once it is let go', async ({ page }) => {
  const release = await holdBack(page, '**/site/GetSiteContext');
  await open(page, '/');
  const link = page.locator('footer details').last().locator('a').first();
  const href = (await link.getAttribute('href'))!;
  const asked = page.waitForRequest('**/site/GetSiteContext');
  await link.scrollIntoViewIfNeeded();
  await asked;
  await page.waitForLoadState('load');
  await link.hover();
  await page.mouse.down();
  const answered = page.waitForResponse('**/site/GetSiteContext');
  release();
  await (await answered).finished();
  // Whatever the reply changes is painted.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await expect(page).toHaveURL((url) => url.pathname === href);
});
