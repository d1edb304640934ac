import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a list is paged by numbers, and back returns to the page before', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  const paging = page.getByRole('navigation', { name: text('catalogue.listingPaging.label') });
  await expect(paging.getByText('1', { exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(paging.getByRole('link', { name: text('ui-kit.pagination.previous') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const firstTitle = page.getByRole('article').first().getByRole('heading');
  const first = await firstTitle.innerText();
  await paging.getByRole('link', { name: text('ui-kit.pagination.page', { number: 2 }) }).click();
  await page.waitForURL(/\?page=2$/);
  await expect(firstTitle).not.toHaveText(first);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=2$/);
  await expect(paging.getByRole('link', { name: text('ui-kit.pagination.next') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await page.goBack();
  await expect(page).toHaveURL(brand.url + brand.longList);
  await expect(firstTitle).toHaveText(first);
});

test('a page beyond the last one is not found', async ({ page, brand, problems }) => {
  const response = await page.goto(`${brand.longList}?page=99`);
  expect(response?.status()).toBe(404);
  problems.length = 0;
});

test('a list is sorted by price', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  await page.getByRole('combobox', { name: text('catalogue.listingHeader.sort') }).selectOption('priceAscending');
  await page.waitForURL(/sort=priceAscending/);
  await expect
    .poll(async () => {
      const tiles = await page.getByRole('article').allInnerTexts();
      const prices = tiles.map((tile) => Number(/(?:CHF|EUR)\s([\d’.]+)/.exec(tile)?.[1]?.replaceAll('’', '')));
      return prices.length > 1 && prices.every((price, index) => index === 0 || price >= prices[index - 1]!);
    })
    .toBe(true);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
