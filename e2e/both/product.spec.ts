import type { Page } from '@playwright/test';
import type { ListingItem } from '@shop/contracts';
import { expectAccessible } from '../support/axe.ts';
import type { TestedBrand } from '../support/brands.ts';
import { listIdIn } from '../support/listIdIn.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { boxOf, open } from '../support/view.ts';

/** Items of the brand's long list. */
async function listed(page: Page, brand: TestedBrand): Promise<ListingItem[]> {
  const listId = listIdIn(await (await page.request.get(brand.longList)).text());
  const reply = await page.request.post('/services/catalogue/backend/GetListingItems', {
    data: [{ listId, locale: 'de', pageSize: 48 }],
  });
  const [listing] = (await reply.json()) as [{ items: ListingItem[] }];
  return listing.items;
}

const variantsOf = ({ configurationOptions }: ListingItem) => configurationOptions[0]?.values ?? [];

/** A product whose second variant is available and has its own picture. */
async function variedProduct(page: Page, brand: TestedBrand): Promise<ListingItem> {
  const item = (await listed(page, brand)).find((one) => variantsOf(one).some(({ swatchColor }) => swatchColor));
  if (!item) throw new Error(`${brand.site} lists no product with variants.`);
  return item;
}

const mainPicture = (page: Page) => page.locator('main [data-row] img').first();

test('a variant changes address and picture without a document load, and back restores the previous one', async ({
  page,
  brand,
}) => {
  const item = await variedProduct(page, brand);
  const [first, second] = variantsOf(item);
  await page.goto(first!.url);
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  const before = await mainPicture(page).getAttribute('src');

  await page.locator('main').getByRole('link', { name: second!.label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`variant=${second!.targetSKU}`));
  await expect(mainPicture(page)).not.toHaveAttribute('src', before!);
  await expect(page.locator('body')).toHaveAttribute('data-same-document');

  await page.goBack();
  await expect(mainPicture(page)).toHaveAttribute('src', before!);
  await expect(page.locator('main').getByRole('link', { name: first!.label, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('delivery, returns and what they cost stand below the form to buy, without a script of their own', async ({
  page,
  brand,
}) => {
  const item = await variedProduct(page, brand);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(item.link.url);
  await hydrated(page);
  const main = page.locator('main');
  const delivery = main
    .getByRole('link', { name: new RegExp(text('pages.terms.freeDelivery').split(' ')[0]!) })
    .first();
  await expect(delivery).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /PurchaseTerms/.test(url))).toEqual([]);
  await delivery.click();
  await expect(page).not.toHaveURL(new RegExp(item.link.url));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('sections are linked, and the address follows them', async ({ page, brand }) => {
  const item = await variedProduct(page, brand);
  await page.goto(item.link.url);
  await hydrated(page);
  const navigation = page.getByRole('navigation', { name: text('pages.product.sections') });
  const reviews = navigation.getByRole('link', { name: text('pages.product.section.reviews') });
  await reviews.click();
  await expect(page).toHaveURL(/#reviews$/);
  await expect(reviews).toHaveAttribute('aria-current', 'location');
  await expect(page.locator('#reviews')).toBeFocused();
  await expect(page.locator('#reviews h2')).toBeInViewport();
});

test('a link to the facts stops below the sticky navigation', async ({ page, brand }) => {
  const item = await variedProduct(page, brand);
  await open(page, `${item.link.url}#info`);
  const bar = page.getByRole('navigation', { name: text('pages.product.sections') });
  /** px by which their distance deviates from the specification (section 9). */
  const difference = async () => {
    await page.locator('#info').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    const [{ y }, { y: top, height }] = [await boxOf(page.locator('#info')), await boxOf(bar)];
    return Math.abs(y - top - height - 20);
  };
  await expect.poll(difference).toBeLessThan(4);
});

test('pictures open in full-window size, and Escape restores the focus', async ({ page, brand }) => {
  const item = await variedProduct(page, brand);
  await page.goto(item.link.url);
  await hydrated(page);
  const enlarge = page.getByRole('button', { name: text('catalogue.zoom.open') });
  await enlarge.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('pictures beside the form to buy are not shown a second time', async ({ page, brand }) => {
  await page.goto((await variedProduct(page, brand)).link.url);
  await hydrated(page);
  await expect(page.locator('#description')).toBeVisible();
  await expect(page.locator('#gallery')).toHaveCount(0);
});

test('recently viewed products are shown', async ({ page, brand }) => {
  const [one, other] = await listed(page, brand);
  await page.goto(one!.link.url);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastSeen'))).not.toBeNull();
  await page.goto(other!.link.url);
  await hydrated(page);
  const seen = page.getByRole('region', { name: text('pages.product.lastSeen'), exact: true });
  // Sections above load meanwhile and push it further down.
  await expect(async () => {
    await page.locator('#lastSeenProducts').evaluate((section) => section.scrollIntoView());
    await expect(seen).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(seen.getByRole('link', { name: one!.title })).toBeVisible();
  await expect(seen.getByRole('link', { name: other!.title })).toHaveCount(0);
});

test('a product has no serious accessibility violation, on phones too', async ({ page, brand }) => {
  const item = await variedProduct(page, brand);
  await page.goto(item.link.url);
  await hydrated(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('without scripts variants are links, and texts, prices and sections are shown', async ({
  page,
  brand,
  browser,
}) => {
  const item = await variedProduct(page, brand);
  const [, second] = variantsOf(item);
  // Preloads of disabled scripts fail, as expected.
  const context = await browser.newContext({ baseURL: brand.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(item.link.url);
  await plain.locator('main').getByRole('link', { name: second!.label, exact: true }).click();
  await expect(plain).toHaveURL(new RegExp(`variant=${second!.targetSKU}`));
  await expect(plain.locator('main').getByText(brand.market.currency).first()).toBeVisible();
  await expect(plain.locator('#description')).toBeVisible();
  await expect(plain.locator('#lastSeenProducts')).toBeHidden();
  await context.close();
});
