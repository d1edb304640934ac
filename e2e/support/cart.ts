import type { Locator, Page } from '@playwright/test';
import { text } from './messages.ts';
import { expect } from './test.ts';

/** The drawer that tells what has come into the cart. */
export const addedDrawer = (page: Page): Locator =>
  page.getByRole('dialog', { name: text('pages.product.added.title') });

/** Waits for the drawer that tells of an addition, and closes it. */
export async function closeAdded(page: Page) {
  await expect(addedDrawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(addedDrawer(page)).toBeHidden();
}

/** The header's link to the cart with this count. */
export const cartLink = (page: Page, count: number): Locator =>
  page.getByRole('banner').getByRole('link', { name: text('frame.header.cart', { count }), exact: true });

/** Presses the button of a product's page. */
export async function addToCart(page: Page) {
  await page
    .locator('main form')
    .getByRole('button', { name: text('catalogue.addToCart.submit') })
    .click();
}
