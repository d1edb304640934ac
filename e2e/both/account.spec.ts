import type { Locator, Page } from '@playwright/test';
import { openLogin } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { linkFromMail } from '../support/mails.ts';
import { text, type TextId } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { open } from '../support/view.ts';

const FIRST_PASSWORD = 'Nebelmeer-Rucksack-41';
const NEW_PASSWORD = 'Tannzapfen-Velotour-58';

const button = (page: Page | Locator, id: TextId) => page.getByRole('button', { name: text(id), exact: true });
/** The field of a new password; its label says that it is required. */
const passwordField = (form: Locator) => form.locator('input[autocomplete=new-password]').first();
const newEmail = (site: string) => `new-${site}-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;

async function fillRegistration(form: Locator, email: string) {
  const fill = (id: TextId, value: string) => form.getByRole('textbox', { name: text(id), exact: true }).fill(value);
  await fill('auth.login.identifier', email);
  await passwordField(form).fill(FIRST_PASSWORD);
  await form.getByLabel(text('auth.address.gender')).selectOption('female');
  await fill('auth.address.firstName', 'Rosa');
  await fill('auth.address.lastName', 'Keller');
  await fill('auth.address.streetName', 'Seestrasse');
  await fill('auth.address.streetNumber', '12');
  await fill('auth.address.zip', '8002');
  await fill('auth.address.city', 'Zürick');
}

/** Sends the form, and takes the place that the shop suggests for the misspelt one. */
async function submitRegistration(page: Page, drawer: Locator) {
  await button(drawer, 'auth.register.submit').click();
  const question = page.getByRole('dialog', { name: text('auth.address.acceptable.title') });
  await expect(question.getByText('8002 Zürich')).toBeVisible();
  await expectAccessible(page);
  await button(question, 'auth.address.acceptable.submit').click();
  await expect(button(page, 'frame.account.open')).toBeVisible();
}

test('a visitor registers, confirms the address, forgets the password and sets a new one', async ({ page, brand }) => {
  test.setTimeout(180_000);
  const email = newEmail(brand.site);
  await open(page, '/');
  await button(page, 'frame.account.login').click();
  const drawer = page.getByRole('dialog');
  await expect(button(drawer, 'auth.register.submit')).toBeVisible();
  await expectAccessible(page);
  await fillRegistration(drawer, email);
  await submitRegistration(page, drawer);

  const other = await page.context().newPage();
  await other.goto('/');
  await expect(button(other, 'frame.account.open')).toBeVisible();

  await page.goto(await linkFromMail(page, email, 'confirmationToken'));
  await expect(page.getByText(text('auth.confirm.done.title'))).toBeVisible();

  await button(page, 'frame.account.open').click();
  await button(page, 'auth.logout.button').click();
  await expect(button(page, 'frame.account.login')).toBeVisible();
  await expect(button(other, 'frame.account.login')).toBeVisible();
  await other.close();

  const login = await openLogin(page);
  await login.getByLabel(text('auth.login.identifier')).fill(email);
  await login.getByRole('link', { name: text('auth.login.forgot') }).click();
  await expect(login.getByLabel(text('auth.login.identifier'))).toHaveValue(email);
  await button(login, 'auth.forgot.submit').click();
  await expect(login.getByText(text('auth.forgot.sent.title'))).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkFromMail(page, email, 'resetToken'));
  await hydrated(page);
  const main = page.getByRole('main');
  await passwordField(main).fill(NEW_PASSWORD);
  await main.getByLabel(text('auth.reset.confirm')).fill(NEW_PASSWORD);
  await expectAccessible(page);
  await button(main, 'auth.reset.submit').click();
  await expect(main.getByText(text('auth.reset.done.title'))).toBeVisible();

  await page.goto('/');
  await hydrated(page);
  const again = await openLogin(page);
  await again.getByLabel(text('auth.login.identifier')).fill(email);
  await again.getByLabel(text('auth.login.password'), { exact: true }).fill(NEW_PASSWORD);
  await button(again, 'auth.login.submit').click();
  await expect(button(page, 'frame.account.open')).toBeVisible();
});

test('what was typed into the registration is kept, except the password, and errors are at their fields', async ({
  page,
}) => {
  await open(page, '/');
  await button(page, 'frame.account.login').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(text('auth.address.firstName')).fill('R2');
  await passwordField(drawer).fill(FIRST_PASSWORD);
  await button(drawer, 'auth.register.submit').click();
  await expect(drawer.getByText(text('validation.invalid.firstName'))).toBeVisible();
  await expect(drawer.getByText(text('validation.required.city'))).toBeVisible();
  await page.reload();
  await hydrated(page);
  await button(page, 'frame.account.login').click();
  await expect(drawer.getByLabel(text('auth.address.firstName'))).toHaveValue('R2');
  await expect(passwordField(drawer)).toHaveValue('');
});
