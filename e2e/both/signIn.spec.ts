import { openLogin } from '../support/account.ts';
import { account } from '../support/brands.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';

test('a wrong password is reported and the form keeps its input, and the right one signs in and out again', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const drawer = await openLogin(page);
  await drawer.getByRole('button', { name: text('auth.login.submit') }).click();
  await expect(drawer.getByText(text('validation.email.required'))).toBeVisible();

  const identifier = drawer.getByLabel(text('auth.login.identifier'));
  const password = drawer.getByLabel(text('auth.login.password'), { exact: true });
  await identifier.fill(account.email);
  await password.fill('not-the-password');
  await drawer.getByRole('button', { name: text('auth.login.submit') }).click();
  await expect(drawer.getByRole('alert').first()).toBeVisible();
  await expect(identifier).toHaveValue(account.email);

  await password.fill(account.password);
  await drawer.getByRole('button', { name: text('auth.login.submit') }).click();
  await expect(drawer).toBeHidden();

  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: text('frame.account.open') }).click();
  await page.getByRole('button', { name: text('auth.logout.button') }).click();
  await expect(page.getByRole('button', { name: text('frame.account.login') })).toBeVisible();
});
