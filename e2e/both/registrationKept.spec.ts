import type { Locator, Page } from '@playwright/test';
import { openRegistration } from '../support/account.ts';
import { text } from '../support/messages.ts';
import {
  type AddressText,
  buttonOf,
  fieldOf,
  fillRegistration,
  genderOf,
  newEmail,
  newPasswordOf,
  PASSWORD,
  typedAddress,
} from '../support/registration.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { open } from '../support/view.ts';

/** All that was typed is there, and this password. */
async function expectTyped(drawer: Locator, email: string, password: string) {
  await expect(fieldOf(drawer, 'auth.login.identifier')).toHaveValue(email);
  await expect(genderOf(drawer)).toHaveValue('female');
  for (const [name, value] of Object.entries(typedAddress)) {
    await expect(fieldOf(drawer, `auth.address.${name as AddressText}`)).toHaveValue(value);
  }
  await expect(newPasswordOf(drawer)).toHaveValue(password);
}

/** Everything the browser keeps for the shop. */
const keptIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

test('what was typed into the registration outlives a reload and a closed drawer, except the password', async ({
  page,
  brand,
}) => {
  const email = newEmail(brand);
  await open(page, '/');
  const drawer = await openRegistration(page);
  await fillRegistration(drawer, email);
  await page.reload();
  await hydrated(page);
  await openRegistration(page);
  await expectTyped(drawer, email, '');

  await newPasswordOf(drawer).fill(PASSWORD);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await openRegistration(page);
  await expectTyped(drawer, email, '');
  const kept = await keptIn(page);
  expect(kept).toContain(typedAddress.streetName);
  expect(kept).not.toContain(PASSWORD);
});

test('a registration without a connection keeps everything, and is made when the connection is back', async ({
  page,
  brand,
  problems,
}) => {
  const email = newEmail(brand);
  await open(page, '/');
  const drawer = await openRegistration(page);
  await page.context().setOffline(true);
  await fillRegistration(drawer, email);
  await buttonOf(drawer, 'auth.register.submit').click();
  await expect(drawer.getByText(text('auth.register.failed.title'))).toBeVisible();
  await expect(page.getByText(text('notices.network.text'))).toBeVisible();
  await expectTyped(drawer, email, PASSWORD);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await openRegistration(page);
  await expectTyped(drawer, email, '');
  await page.context().setOffline(false);
  await newPasswordOf(drawer).fill(PASSWORD);
  await buttonOf(drawer, 'auth.register.submit').click();
  await expect(buttonOf(page, 'frame.account.open')).toBeVisible();
  await expect.poll(() => keptIn(page)).not.toContain(typedAddress.streetName);
  expect(problems.splice(0).filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
