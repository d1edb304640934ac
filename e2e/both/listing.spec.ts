import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
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

const chips = (page: Page) => page.getByRole('list', { name: text('catalogue.filters.chosen') });
const tileCount = async (page: Page) => Number(/^\d+/.exec(await page.getByRole('status').first().innerText())?.[0]);

test('a list is narrowed by its facets, and widened again', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  const all = await tileCount(page);
  const facet = page.locator('form[data-look] details').first();
  if ((await facet.getAttribute('open')) === null) await facet.locator('summary').click();
  const value = facet.getByRole('checkbox').first();
  const promised = Number(/\d+$/.exec(await facet.getByRole('listitem').first().innerText())?.[0]);
  await value.check();
  await page.waitForURL(/\?filter\./);
  await expect.poll(() => tileCount(page)).toBe(promised);
  expect(promised).toBeLessThan(all);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('[data-insert]')).toHaveCount(0);
  await expectAccessible(page);

  // Where the facets stand in a row, an open one lies over what is below.
  await facet.locator('summary').click();
  await chips(page).getByRole('link').first().click();
  await expect(page).toHaveURL(brand.url + brand.longList);
  await expect.poll(() => tileCount(page)).toBe(all);
  await page.goBack();
  await expect.poll(() => tileCount(page)).toBe(promised);
  await expect(chips(page).getByRole('link')).toHaveCount(1);
});

test('back from a product leads to the same place of a narrowed list', async ({ page, brand }) => {
  await page.goto(`${brand.longList}?sort=rating`);
  await hydrated(page);
  const tile = page.getByRole('article').nth(9);
  const title = await tile.getByRole('heading').innerText();
  await tile.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await tile.getByRole('heading').getByRole('link').click();
  await expect(page).not.toHaveURL(/sort=rating/);
  await page.goBack();
  await expect(page).toHaveURL(/sort=rating/);
  await expect(page.getByRole('article').nth(9).getByRole('heading')).toHaveText(title);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
});

test('teasers stand between the tiles and lead to narrower lists', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  const teasers = page.locator('[data-insert]');
  await expect(teasers).toHaveCount(2);
  await expect(page.locator('li:has(article), [data-insert]').first()).not.toHaveAttribute('data-insert');
  await teasers.first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(brand.url + brand.longList);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the facets are in a drawer that takes several choices', async ({ page, brand }) => {
    await page.goto(brand.longList);
    await hydrated(page);
    await page.getByRole('button', { name: text('catalogue.filters.open', { count: 0 }) }).click();
    const drawer = page.getByRole('dialog', { name: text('catalogue.filters.title') });
    await drawer.getByRole('checkbox').nth(0).check();
    await drawer.getByRole('checkbox').nth(1).check();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: text('catalogue.filters.apply') }).click();
    await page.waitForURL(/filter\..*&filter\./);
    await expect(drawer).toBeHidden();
    await expect(chips(page).getByRole('link')).toHaveCount(3);
    await page.getByRole('link', { name: text('catalogue.filters.clear') }).click();
    await expect(page).toHaveURL(brand.url + brand.longList);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is narrowed by the form of its facets', async ({ page, brand, problems }) => {
    await page.goto(brand.longList);
    const form = page.locator('form[data-look]');
    const facet = form.locator('details').first();
    if ((await facet.getAttribute('open')) === null) await facet.locator('summary').click();
    await facet.getByRole('checkbox').first().check();
    await form.locator('noscript button').click();
    await expect(page).toHaveURL(/\?filter\./);
    await expect(chips(page).getByRole('link')).toHaveCount(1);
    expect(problems.splice(0).filter((problem) => !/\.js csp$/.test(problem))).toEqual([]);
  });
});
