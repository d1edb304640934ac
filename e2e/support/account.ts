import type { Locator, Page } from '@playwright/test';
import { account } from './brands.ts';
import { text } from './messages.ts';
import { expect, hydrated } from './test.ts';

/** Opens the login form by the header's button, which leads to the registration. Gives its drawer. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: text('frame.account.login') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: text('auth.register.login') }).click();
  await expect(drawer.getByRole('button', { name: text('auth.login.submit') })).toBeVisible();
  return drawer;
}

/** Signs in the demo world's customer on the current page. */
export async function signIn(page: Page) {
  await hydrated(page);
  const drawer = await openLogin(page);
  await drawer.getByLabel(text('auth.login.identifier')).fill(account.email);
  await drawer.getByLabel(text('auth.login.password'), { exact: true }).fill(account.password);
  await drawer.getByRole('button', { name: text('auth.login.submit') }).click();
  await expect(drawer).toBeHidden();
}
