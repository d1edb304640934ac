import { expectAccessible } from '../support/axe.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';

const nothing = '?q=qwertzuq';

test('suggestions follow typing, and are usable by keyboard', async ({ page, brand }) => {
  await page.goto('/');
  await hydrated(page);
  const field = page.getByRole('combobox', { name: text('frame.search.label') });
  await field.fill(brand.searchTerm.slice(0, 5));
  const options = page.getByRole('listbox', { name: text('frame.search.suggestions') }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await field.fill(brand.searchTerm);
  await field.press('Enter');
  await page.waitForURL(/\/suche\?q=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(brand.searchTerm);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(field).toHaveValue(brand.searchTerm);
  await page.goBack();
  await expect(field).toHaveValue('');
});

test('results are filtered, and the term stays', async ({ page, brand }) => {
  await page.goto(`/suche?q=${brand.searchTerm}`);
  await hydrated(page);
  const facet = page.locator('form[data-layout] details').first();
  if (!(await facet.getAttribute('open').then((open) => open !== null))) await facet.locator('summary').click();
  const value = facet.getByRole('checkbox').first();
  await value.check();
  await page.waitForURL(/q=.*&filter\./);
  await expect(value).toBeChecked();
  await expect(page.getByRole('list', { name: text('catalogue.filters.chosen') }).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(brand.searchTerm);
});

test('a term that is too short stays in its field with an error', async ({ page }) => {
  await page.goto('/suche?q=ab');
  const field = page.getByRole('combobox', { name: text('frame.search.label') });
  const error = text('frame.search.tooShort', { min: 3 });
  await expect(page.getByText(error)).toBeVisible();
  await expect(field).toHaveAccessibleDescription(error);
  await expect(field).toHaveValue('ab');
});

test('a search without results offers suggestions', async ({ page }) => {
  await page.goto(`/suche${nothing}`);
  await expect(page.getByRole('heading', { name: text('pages.search.empty.title') })).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('main').locator('section').first().getByRole('link').last().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a page of results beyond the maximum is not found', async ({ page, brand, problems }) => {
  const response = await page.goto(`/suche?q=${brand.searchTerm}&page=100002`);
  expect(response?.status()).toBe(404);
  problems.length = 0;
});

test('an old link with an outdated filter shows what the term finds', async ({ page, brand }) => {
  const response = await page.goto(`/suche?q=${brand.searchTerm}&filter.gone=gone`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the search page has an address in each language', async ({ page }) => {
  for (const path of ['/fr/recherche', '/en/search', '/it/cercare']) {
    const response = await page.goto(path + nothing);
    expect(response?.status()).toBe(200);
  }
});
