import { expectAccessible } from '../support/axe.ts';
import { text } from '../support/messages.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { open } from '../support/view.ts';

test('a series shows its items, links to its sections and is accessible', async ({ page, brand }) => {
  await open(page, sampleOf(brand, 'series'));
  const pieces = page.locator('#seriesItems').getByRole('article');
  const number = await pieces.count();
  expect(number).toBeGreaterThan(1);
  const toPieces = text('pages.series.itemsShort', { count: number });
  await page.locator('main').getByRole('link', { name: toPieces }).first().click();
  await expect(page).toHaveURL(/#seriesItems$/);
  const bar = page.getByRole('navigation', { name: text('pages.item.sections') });
  await expect(bar.getByRole('link', { name: toPieces })).toHaveAttribute('aria-current', 'location');
  await bar.getByRole('link', { name: text('pages.item.description') }).click();
  await expect(page).toHaveURL(/#description$/);
  await expectAccessible(page);
});

test('the pictures of a series are usable by keyboard', async ({ page, brand }) => {
  await open(page, sampleOf(brand, 'series'));
  await page.getByRole('list', { name: text('catalogue.gallery.pictures') }).focus();
  await page.keyboard.press('End');
  await expect(page.locator('[data-thumbnails] button').last()).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('button', { name: text('catalogue.zoom.open') })
    .first()
    .press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('pictures at the top of a series are not shown a second time', async ({ page, brand }) => {
  await open(page, sampleOf(brand, 'series'));
  await expect(page.locator('#description')).toBeVisible();
  await expect(page.locator('#gallery')).toHaveCount(0);
});

test('an item of a series links to its page and back', async ({ page, brand }) => {
  await open(page, sampleOf(brand, 'series'));
  const first = page.locator('#seriesItems').getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(first.getByRole('heading')).toHaveText(title);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a series is complete', async ({ page, brand, problems }) => {
    await page.goto(sampleOf(brand, 'series'));
    await expect(page.locator('#seriesItems').getByRole('article').first()).toBeVisible();
    await expect(page.locator('#description p').first()).toBeVisible();
    const pictures = page.locator('[data-row] img');
    expect(await pictures.count()).toBeGreaterThan(1);
    for (const picture of await pictures.all()) await expect(picture).toBeVisible();
    // The browser reports each disabled script, and nothing else.
    expect(problems.splice(0).filter((problem) => !/csp$/.test(problem))).toEqual([]);
  });
});
