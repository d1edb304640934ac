import type { Locator, Page } from '@playwright/test';
import { account } from './brands.ts';
import { text } from './messages.ts';
import type { Person } from './registration.ts';
import { expect, hydrated } from './test.ts';

/** A passkey has a button of its own, whose text contains this one's. */
const submitButton = (drawer: Locator) => drawer.getByRole('button', { name: text('auth.login.submit'), exact: true });

/** Opens the registration by the header's button. Gives its drawer. */
export async function openRegistration(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: text('frame.account.login') }).click();
  const drawer = page.getByRole('dialog', { name: text('auth.register.title') });
  await expect(drawer.getByRole('button', { name: text('auth.register.submit') })).toBeVisible();
  return drawer;
}

/** Opens the login form by the header's button, which leads to the registration. Gives its drawer. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: text('frame.account.login') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: text('auth.register.login') }).click();
  await expect(submitButton(drawer)).toBeVisible();
  return drawer;
}

/** Fills in the login form and sends it. */
export async function submitLogin(drawer: Locator, { email, password }: Person) {
  await drawer.getByLabel(text('auth.login.identifier')).fill(email);
  await drawer.getByLabel(text('auth.login.password'), { exact: true }).fill(password);
  await submitButton(drawer).click();
}

/** Signs somebody in on the current page; by default the demo world's customer. */
export async function signIn(page: Page, person: Person = account) {
  await hydrated(page);
  const drawer = await openLogin(page);
  await submitLogin(drawer, person);
  await expect(drawer).toBeHidden();
}

/** Signs out by the menu of the header. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: text('frame.account.open') }).click();
  await page.getByRole('button', { name: text('auth.logout.button') }).click();
  await expect(page.getByRole('button', { name: text('frame.account.login') })).toBeVisible();
}
