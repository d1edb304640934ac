import type { Page } from '@playwright/test';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Holds all scripts back; returns a function that lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a tap on "add to cart" before hydration is replayed', async ({ page, brand }) => {
  const list = await (await page.request.get(brand.longList)).text();
  const product = /<article[\s\S]*?href="([^"]*\/p\/[^"]*)"/.exec(list)?.[1] ?? '';
  const release = await holdScripts(page);
  await page.goto(product, { waitUntil: 'commit' });
  await page
    .locator('main form')
    .getByRole('button', { name: text('catalogue.addToCart.submit') })
    .click();
  expect(new URL(page.url()).search, 'the form is not sent').toBe('');
  release();
  await expect(page.getByRole('link', { name: text('frame.header.cart', { count: 1 }) })).toBeVisible();
});

test('a term typed before hydration is searched for, and its suggestions come', async ({ page, brand }) => {
  const release = await holdScripts(page);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a tap on the menu button before hydration opens the menu', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: text('frame.navigation.open') }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
