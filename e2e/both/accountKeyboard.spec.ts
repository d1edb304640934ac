import type { Page } from '@playwright/test';
import { expectFocusSeen, tabTo, typeInto } from '../support/keyboard.ts';
import { text } from '../support/messages.ts';
import {
  type AddressText,
  buttonOf,
  fieldOf,
  genderOf,
  MISSPELT_CITY,
  newEmail,
  newPasswordOf,
  newPerson,
  PASSWORD,
  typedAddress,
} from '../support/registration.ts';
import { expect, test } from '../support/test.ts';
import { boxOf, open } from '../support/view.ts';

const press = (page: Page, key: string) => page.keyboard.press(key);

/** Opens the drawer of the header's button by a key, and closes and opens it again: the focus goes in and back. */
async function openByKeyboard(page: Page) {
  const opener = buttonOf(page, 'frame.account.login');
  const drawer = page.getByRole('dialog', { name: text('auth.register.title') });
  const first = fieldOf(drawer, 'auth.login.identifier');
  await tabTo(page, opener);
  await press(page, 'Enter');
  await expect(first).toBeFocused();
  await expectFocusSeen(page);
  await press(page, 'Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await expectFocusSeen(page);
  await press(page, 'Space');
  await expect(first).toBeFocused();
  return drawer;
}

test('a visitor registers with the keyboard alone', async ({ page, brand }) => {
  await open(page, '/');
  const drawer = await openByKeyboard(page);
  await page.keyboard.type(newEmail(brand));

  const password = newPasswordOf(drawer);
  await typeInto(page, password, PASSWORD);
  await tabTo(page, buttonOf(drawer, 'ui-kit.passwordField.show'));
  await press(page, 'Space');
  await expect(password).toHaveAttribute('type', 'text');
  await press(page, 'Enter');
  await expect(password).toHaveAttribute('type', 'password');
  await tabTo(page, genderOf(drawer));
  await press(page, 'ArrowDown');
  await expect(genderOf(drawer)).toHaveValue('female');
  for (const [name, value] of Object.entries({ ...typedAddress, city: MISSPELT_CITY })) {
    await typeInto(page, fieldOf(drawer, `auth.address.${name as AddressText}`), value);
  }
  await tabTo(page, drawer.getByRole('link', { name: text('auth.register.privacy.link') }));
  await tabTo(page, buttonOf(drawer, 'auth.register.submit'));
  await press(page, 'Space');

  // Closed without an answer, the question leads to the field that it is about.
  const question = page.getByRole('dialog', { name: text('auth.address.acceptable.title') });
  await expect(question).toBeVisible();
  await expect.poll(() => question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await press(page, 'Escape');
  await expect(question).toBeHidden();
  await expect(fieldOf(drawer, 'auth.address.streetName')).toBeFocused();
  await expectFocusSeen(page);

  await press(page, 'Enter');
  await tabTo(page, question.getByRole('radio').first());
  await press(page, 'ArrowDown');
  await expect(question.getByRole('radio').last()).toBeChecked();
  await press(page, 'ArrowUp');
  await expect(question.getByRole('radio').first()).toBeChecked();
  await tabTo(page, buttonOf(question, 'auth.address.acceptable.submit'));
  await press(page, 'Enter');

  await expect(drawer).toBeHidden();
  await expect(buttonOf(page, 'frame.account.open')).toBeFocused();
  await expectFocusSeen(page);
});

test('what is said of a password moves no field below it', async ({ page }) => {
  await open(page, '/');
  await buttonOf(page, 'frame.account.login').click();
  const drawer = page.getByRole('dialog', { name: text('auth.register.title') });
  const password = newPasswordOf(drawer);
  const distance = async () => (await boxOf(fieldOf(drawer, 'auth.address.firstName'))).y - (await boxOf(password)).y;
  await expect(password).toBeVisible();
  const before = await distance();
  await password.fill(PASSWORD);
  await expect(drawer.getByText(text('auth.password.strength.veryGood'))).toBeVisible();
  expect(await distance()).toBe(before);
});

test('a customer signs in and out with the keyboard alone', async ({ page, brand }) => {
  const { email, password } = await newPerson(brand);
  await open(page, '/');
  const registration = await openByKeyboard(page);
  await tabTo(page, registration.getByRole('link', { name: text('auth.register.login') }), 'Shift+Tab');
  await press(page, 'Enter');

  const drawer = page.getByRole('dialog', { name: text('auth.login.title') });
  await expect(fieldOf(drawer, 'auth.login.identifier')).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.type(email);
  const typed = drawer.getByLabel(text('auth.login.password'), { exact: true });
  await typeInto(page, typed, 'not-the-password');
  await press(page, 'Enter');
  await expect(drawer.getByText(text('auth.login.failed.title'))).toBeVisible();
  await expect(typed).toBeFocused();
  await expectFocusSeen(page);

  await press(page, 'ControlOrMeta+A');
  await page.keyboard.type(password);
  await tabTo(page, drawer.getByRole('link', { name: text('auth.login.forgot') }));
  await tabTo(page, buttonOf(drawer, 'auth.login.submit'));
  await press(page, 'Space');
  await expect(drawer).toBeHidden();
  const menu = buttonOf(page, 'frame.account.open');
  await expect(menu).toBeFocused();
  await expectFocusSeen(page);

  await press(page, 'Enter');
  const signOut = buttonOf(page, 'auth.logout.button');
  await tabTo(page, signOut);
  await press(page, 'Escape');
  await expect(signOut).toBeHidden();
  await expect(menu).toBeFocused();
  await press(page, 'Space');
  await tabTo(page, signOut);
  await press(page, 'Enter');
  await expect(buttonOf(page, 'frame.account.login')).toBeVisible();
});
