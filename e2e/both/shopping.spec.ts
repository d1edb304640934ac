import type { Locator, Page } from '@playwright/test';
import { account } from '../support/brands.ts';
import { closeAdded } from '../support/cart.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a visitor finds a product by a suggestion, buys two and changes the cart', async ({ page, brand }) => {
  await page.goto('/');
  await hydrated(page);
  const search = page.getByRole('combobox', { name: text('frame.search.label') });
  await search.fill(brand.searchTerm);
  const option = page.getByRole('option').filter({ hasText: brand.market.currency }).first();
  await expect(option).toBeVisible();
  await option.click();

  await page.waitForURL(/\/p\//);
  const title = page.getByRole('heading', { level: 1 });
  const form = page.locator('main form').filter({ has: page.getByRole('spinbutton') });
  // The address changes before the page does.
  await expect(form).toBeVisible();
  await expect(page.getByText(brand.market.currency).first()).toBeVisible();
  const name = await title.innerText();
  await form.getByRole('spinbutton').fill('2');
  await form.getByRole('button', { name: text('catalogue.addToCart.submit') }).click();
  await closeAdded(page);
  await expect(page.getByRole('link', { name: text('frame.header.cart', { count: 2 }) })).toBeVisible();

  await page.getByRole('link', { name: text('frame.header.cart', { count: 2 }) }).click();
  // Sliders show the same product.
  const line = page.getByRole('listitem').filter({ hasText: name, has: page.getByRole('spinbutton') });
  await expect(line).toBeVisible();
  await line.getByRole('spinbutton').fill('3');
  await line.getByRole('spinbutton').press('Tab');
  await expect(page.getByRole('link', { name: text('frame.header.cart', { count: 3 }) })).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('link', { name: text('frame.header.cart', { count: 3 }) })).toBeVisible();
  await page.getByRole('button', { name: text('checkout.cartPage.removeItem', { title: name }) }).click();
  await expect(page.getByText(text('checkout.cartPage.empty.title'))).toBeVisible();
});

test('search, product, cart and login work by keyboard alone', async ({ page, brand }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('frame.skipLink.label') })).toBeFocused();

  const search = page.getByRole('combobox', { name: text('frame.search.label') });
  await tabTo(page, search);
  await page.keyboard.type(brand.searchTerm);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(brand.searchTerm);

  const first = page.locator('main article a').first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: text('catalogue.addToCart.submit') });
  await expect(add).toBeVisible();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await closeAdded(page);
  await expect(add).toBeFocused();
  await expect(page.getByRole('link', { name: text('frame.header.cart', { count: 1 }) })).toBeVisible();

  const login = page.getByRole('button', { name: text('frame.account.login') });
  await tabTo(page, login, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await tabTo(page, drawer.getByRole('link', { name: text('auth.register.login') }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: text('auth.login.submit') })).toBeVisible();
  await tabTo(page, drawer.getByLabel(text('auth.login.identifier')));
  await page.keyboard.type(account.email);
  await tabTo(page, drawer.getByLabel(text('auth.login.password'), { exact: true }));
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: text('frame.account.open') })).toBeVisible();
});

/** Presses Tab until the element has the focus; fails after more stops than any page has. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 150; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not reach it.');
}
