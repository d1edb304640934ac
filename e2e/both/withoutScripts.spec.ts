import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts a visitor can read, follow links, page and search', async ({ page, brand, problems }) => {
  await page.goto('/');
  await page.locator('header nav li > a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.goto(brand.longList);
  await page.locator('main a[href*="page=2"]').first().click();
  await expect(page).toHaveURL(/page=2/);
  await page.locator('main article a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(brand.market.currency).first()).toBeVisible();
  const similar = page.locator('#similarProducts');
  await expect(similar).toContainText(brand.market.currency);
  await similar.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const search = page.locator('header form[role=search]');
  await search.getByRole('combobox').fill(brand.searchTerm);
  await search.getByRole('button').first().click();
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole('article').first()).toContainText(brand.market.currency);

  // Preloads of disabled scripts are reported, and nothing else.
  expect(problems.splice(0).filter((problem) => !/\.js csp$/.test(problem))).toEqual([]);
});
