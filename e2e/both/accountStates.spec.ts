import type { Page } from '@playwright/test';
import { openLogin, openRegistration, submitLogin } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import type { TestedBrand } from '../support/brands.ts';
import { text, type TextId } from '../support/messages.ts';
import {
  buttonOf,
  fieldOf,
  fillRegistration,
  MISSPELT_CITY,
  newEmail,
  newPasswordOf,
  newPerson,
  PASSWORD,
  UNKNOWN_ZIP,
} from '../support/registration.ts';
import { callService } from '../support/services.ts';
import { expect, test } from '../support/test.ts';
import { open } from '../support/view.ts';

/** Failed sign-ins after which an account is locked. */
const MAX_FAILURES = 5;

/** A text by which the state is known is there, and everybody can use what is shown. */
async function expectState(page: Page, id: TextId) {
  await test.step(id, async () => {
    await expect(page.getByText(text(id)).first()).toBeVisible();
    await expectAccessible(page);
  });
}

/** Opens the home page without movement, which would change what is measured. */
async function openStill(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
}

async function lockedPerson(brand: TestedBrand) {
  const person = await newPerson(brand);
  for (let failure = 0; failure < MAX_FAILURES; failure += 1) {
    await callService(brand, '/services/profile/identity/Login', [person.email, 'not-the-password']);
  }
  return person;
}

test('the login is accessible: empty, after a wrong password, and with a locked account', async ({ page, brand }) => {
  const wrong = { ...(await newPerson(brand)), password: 'not-the-password' };
  await openStill(page, '/');
  const drawer = await openLogin(page);
  await expectState(page, 'auth.login.forgot');
  await submitLogin(drawer, wrong);
  await expectState(page, 'auth.login.failed.title');
  await submitLogin(drawer, await lockedPerson(brand));
  await expectState(page, 'auth.login.blocked.title');
});

test('the registration is accessible: empty, with errors, and with questions about the address', async ({
  page,
  brand,
}) => {
  await openStill(page, '/');
  const drawer = await openRegistration(page);
  await expectState(page, 'auth.register.known');
  await buttonOf(drawer, 'auth.register.submit').click();
  await expectState(page, 'validation.required.city');

  await fillRegistration(drawer, newEmail(brand), { city: MISSPELT_CITY });
  await buttonOf(drawer, 'auth.register.submit').click();
  await expectState(page, 'auth.address.acceptable.text');
  await page.keyboard.press('Escape');

  await fieldOf(drawer, 'auth.address.zip').fill(UNKNOWN_ZIP);
  await buttonOf(drawer, 'auth.register.submit').click();
  await expectState(page, 'auth.address.invalid.title');
  await buttonOf(page, 'auth.address.invalid.change').click();
  await expectState(page, 'validation.invalid.zip');
  await expect(fieldOf(drawer, 'auth.address.zip')).toBeFocused();
});

test('an address that the shop does not know is taken if the visitor insists', async ({ page, brand }) => {
  await openStill(page, '/');
  const drawer = await openRegistration(page);
  await fillRegistration(drawer, newEmail(brand), { zip: UNKNOWN_ZIP });
  await buttonOf(drawer, 'auth.register.submit').click();
  await buttonOf(page, 'auth.address.invalid.proceed').click();
  await expect(buttonOf(page, 'frame.account.open')).toBeVisible();
});

test('what helps with a forgotten password is accessible: the request, and that it was sent', async ({
  page,
  brand,
}) => {
  const { email } = await newPerson(brand);
  await openStill(page, '/');
  const drawer = await openLogin(page);
  await drawer.getByRole('link', { name: text('auth.login.forgot') }).click();
  await expectState(page, 'auth.forgot.text');
  await fieldOf(drawer, 'auth.login.identifier').fill(email);
  await buttonOf(drawer, 'auth.forgot.submit').click();
  await expectState(page, 'auth.forgot.sent.title');
});

test('the form for a new password is accessible, and what follows when its link is worthless', async ({ page }) => {
  await openStill(page, '/?resetToken=abc');
  const drawer = page.getByRole('dialog');
  await expectState(page, 'auth.reset.confirm');
  await newPasswordOf(drawer).fill(PASSWORD);
  await drawer.getByLabel(text('auth.reset.confirm')).fill(PASSWORD);
  await buttonOf(drawer, 'auth.reset.submit').click();
  await expect(page.getByRole('main').getByText(text('auth.forgot.text'))).toBeVisible();
  await expectState(page, 'auth.reset.failed.title');
});
