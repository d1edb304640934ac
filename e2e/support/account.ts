import type { Page } from '@playwright/test';
import { account } from './brands.ts';
import { text } from './messages.ts';
import { expect, hydrated } from './test.ts';

/** Signs in the demo world's customer on the current page. */
export async function signIn(page: Page) {
  await hydrated(page);
  await page.getByRole('button', { name: text('frame.account.login') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: text('auth.register.login') }).click();
  const submit = drawer.getByRole('button', { name: text('auth.login.submit') });
  await expect(submit).toBeVisible();
  await drawer.getByLabel(text('auth.login.identifier')).fill(account.email);
  await drawer.getByLabel(text('auth.login.password'), { exact: true }).fill(account.password);
  await submit.click();
  await expect(drawer).toBeHidden();
}
