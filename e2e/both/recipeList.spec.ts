import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { text } from '../support/messages.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { open } from '../support/view.ts';

/** Items per page. */
const PAGE_SIZE = 24;

const form = (page: Page) => page.getByRole('form', { name: text('catalogue.filters.label') });
const facet = (page: Page, title: string) => form(page).locator('details').filter({ hasText: title });
const value = (page: Page, name: string) => form(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
const chips = (page: Page) => page.getByRole('list', { name: text('catalogue.filters.chosen') });
const count = async (page: Page) => Number(/^\d+/.exec(await page.getByRole('status').first().innerText())?.[0]);

test('recipes are filtered by time, level, course and cook, and the address keeps the filters', async ({
  page,
  brand,
}) => {
  await open(page, sampleOf(brand, 'recipes').list);
  const all = await count(page);
  for (const title of ['Zeit', 'Niveau', 'Gang', 'Koch oder Köchin']) {
    await expect(facet(page, title).first()).toBeVisible();
  }
  await value(page, 'Bis 30 Minuten').check();
  await expect(page).toHaveURL(/\?filter\.time=up-to-30$/);
  await expect.poll(() => count(page)).toBeLessThan(all);
  const quick = await count(page);
  await value(page, 'Hauptgerichte').check();
  await expect(page).toHaveURL(/filter\.course=mains/);
  await expect.poll(() => count(page)).toBeLessThan(quick);
  await expect(chips(page).getByRole('link')).toHaveCount(3);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expectAccessible(page);

  const narrowed = await page.getByRole('article').getByRole('heading').allInnerTexts();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: narrowed[0]! })).toBeVisible();
  await page.goBack();
  await expect(chips(page).getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(narrowed);
  await page.goBack();
  await expect.poll(() => count(page)).toBe(quick);
});

test('a tile shows time, level and cook', async ({ page, brand }) => {
  await page.goto(sampleOf(brand, 'recipes').list);
  const tile = page.getByRole('article').filter({ hasText: 'Bündner Gerstensuppe' });
  await expect(tile).toContainText('1 Std. 55 Min. · einfach');
  await expect(tile).toContainText('von Lena Brunner');
});

test('a search is filtered to recipes, and back to everything', async ({ page, brand }) => {
  sampleOf(brand, 'recipes');
  await open(page, '/suche?q=pfanne');
  const kinds = page.getByRole('navigation', { name: text('pages.search.types') });
  const all = await count(page);
  await kinds.getByRole('link', { name: text('pages.search.type.recipe') }).click();
  await expect(page).toHaveURL(/filter\.productType=recipe/);
  await expect.poll(() => count(page)).toBeLessThan(all);
  await expect(kinds.getByRole('link', { name: text('pages.search.type.recipe') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('article').first()).toContainText('Min.');
  await expectAccessible(page);
  await kinds.getByRole('link', { name: text('pages.search.type.all') }).click();
  await expect.poll(() => count(page)).toBe(all);
});

test('results of several kinds are grouped, each with a link to all of its kind', async ({ page, brand }) => {
  sampleOf(brand, 'recipes');
  await open(page, '/suche?q=brot');
  const recipes = page.getByRole('region', { name: text('pages.search.type.recipe') });
  await recipes.scrollIntoViewIfNeeded();
  await expect(recipes.getByRole('article').first()).toContainText(/Min\.|Std\./);
  await expectAccessible(page);
  const link = recipes.getByRole('link', { name: new RegExp(`^${text('pages.search.type.all')} \\d+`) });
  const promised = Number(/\d+/.exec(await link.innerText())?.[0]);
  // A group with all of its kind needs no link.
  const series = page.getByRole('region', { name: text('pages.search.type.series') });
  await expect(series.getByRole('article').first()).toBeVisible();
  await expect(series.getByRole('link', { name: new RegExp(`^${text('pages.search.type.all')}`) })).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(/filter\.productType=recipe/);
  await expect.poll(() => count(page)).toBe(promised);
  await expect(recipes).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('results are grouped, too', async ({ page, brand, problems }) => {
    sampleOf(brand, 'recipes');
    await page.goto('/suche?q=brot');
    const recipes = page.getByRole('region', { name: text('pages.search.type.recipe') });
    await expect(recipes.getByRole('article').first()).toBeVisible();
    await recipes.getByRole('link', { name: new RegExp(`^${text('pages.search.type.all')}`) }).click();
    await expect(page).toHaveURL(/filter\.productType=recipe/);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(problems.splice(0).filter((problem) => !/csp$/.test(problem))).toEqual([]);
  });

  test('the list is complete and its filters are a form', async ({ page, brand, problems }) => {
    await page.goto(sampleOf(brand, 'recipes').list);
    const all = await count(page);
    await expect(page.locator('.tiles [role=listitem]:not([data-insert]) > article')).toHaveCount(
      Math.min(all, PAGE_SIZE),
    );
    await value(page, 'Einfach').check();
    await form(page)
      .getByRole('button', { name: text('catalogue.filters.apply') })
      .click();
    await expect(page).toHaveURL(/filter\.niveau=easy/);
    expect(await count(page)).toBeLessThan(all);
    await expect(value(page, 'Einfach')).toBeChecked();
    // The browser reports each disabled script, and nothing else.
    expect(problems.splice(0).filter((problem) => !/csp$/.test(problem))).toEqual([]);
  });
});
