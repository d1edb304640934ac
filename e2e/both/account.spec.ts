import type { Locator, Page } from '@playwright/test';
import { openLogin, openRegistration, signOut, submitLogin } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { linkFromMail } from '../support/mails.ts';
import { text } from '../support/messages.ts';
import { placeOrder } from '../support/placeOrder.ts';
import { buttonOf, fillRegistration, MISSPELT_CITY, newEmail, newPasswordOf } from '../support/registration.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { open } from '../support/view.ts';

const NEW_PASSWORD = 'Tannzapfen-Velotour-58';

/** Sends the form, and takes the city that the shop suggests for the misspelt one. */
async function submitRegistration(page: Page, drawer: Locator) {
  await buttonOf(drawer, 'auth.register.submit').click();
  const question = page.getByRole('dialog', { name: text('auth.address.acceptable.title') });
  await expect(question.getByText('8002 Zürich')).toBeVisible();
  await expectAccessible(page);
  await buttonOf(question, 'auth.address.acceptable.submit').click();
  await expect(buttonOf(page, 'frame.account.open')).toBeVisible();
}

test('a visitor registers, confirms the address, forgets the password and sets a new one', async ({ page, brand }) => {
  const email = newEmail(brand);
  await open(page, '/');
  const drawer = await openRegistration(page);
  await expectAccessible(page);
  await fillRegistration(drawer, email, { city: MISSPELT_CITY });
  await submitRegistration(page, drawer);

  const other = await page.context().newPage();
  await other.goto('/');
  await expect(buttonOf(other, 'frame.account.open')).toBeVisible();

  await page.goto(await linkFromMail(page, email, 'confirmationToken'));
  await expect(page.getByText(text('auth.confirm.done.title'))).toBeVisible();
  // Who is signed in is led on to the first page, which takes the focus.
  await expect(page.getByRole('heading', { level: 1, name: text('auth.login.title') })).toHaveCount(0);
  await expect(page).toHaveURL(`${brand.url}/`);

  await signOut(page);
  await expect(buttonOf(other, 'frame.account.login')).toBeVisible();
  await other.close();

  const login = await openLogin(page);
  await login.getByLabel(text('auth.login.identifier')).fill(email);
  await login.getByRole('link', { name: text('auth.login.forgot') }).click();
  await expect(login.getByLabel(text('auth.login.identifier'))).toHaveValue(email);
  await buttonOf(login, 'auth.forgot.submit').click();
  await expect(login.getByText(text('auth.forgot.sent.title'))).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkFromMail(page, email, 'resetToken'));
  await hydrated(page);
  const main = page.getByRole('main');
  await newPasswordOf(main).fill(NEW_PASSWORD);
  await main.getByLabel(text('auth.reset.confirm')).fill(NEW_PASSWORD);
  await expectAccessible(page);
  await buttonOf(main, 'auth.reset.submit').click();
  await expect(main.getByText(text('auth.reset.done.title'))).toBeVisible();
  await expect(page.getByText(text('auth.reset.notice'))).toHaveCount(0);
  await buttonOf(main, 'auth.confirmation.close').click();
  await expect(page.getByText(text('auth.reset.notice'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: text('auth.login.title') })).toBeVisible();

  await page.goto('/');
  await hydrated(page);
  await submitLogin(await openLogin(page), { email, password: NEW_PASSWORD });
  await expect(buttonOf(page, 'frame.account.open')).toBeVisible();
});

test('what a guest has ordered belongs to the account that is opened afterwards', async ({ page, brand }) => {
  const { id } = await placeOrder(page, brand);
  await open(page, `/kasse/order?order=${id}`);
  const thanks = page.getByRole('heading', { level: 1, name: text('checkout.order.title') });
  await expect(thanks).toBeVisible();
  const drawer = await openRegistration(page);
  await fillRegistration(drawer, newEmail(brand));
  await buttonOf(drawer, 'auth.register.submit').click();
  await expect(drawer).toBeHidden();
  await expect(buttonOf(page, 'frame.account.open')).toBeVisible();
  await expect(thanks).toBeVisible();
  await open(page, '/profil/orders');
  await expect(page.getByRole('main').locator(`a[href$="/orders/${id}"]`).first()).toBeVisible();
});

test('errors of a registration are at their fields', async ({ page }) => {
  await open(page, '/');
  const drawer = await openRegistration(page);
  await drawer.getByLabel(text('auth.address.firstName')).fill('R2');
  await buttonOf(drawer, 'auth.register.submit').click();
  await expect(drawer.getByText(text('validation.invalid.firstName'))).toBeVisible();
  await expect(drawer.getByText(text('validation.required.city'))).toBeVisible();
});
