import { signIn, signOut } from '../support/account.ts';
import { text } from '../support/messages.ts';
import { newPerson } from '../support/registration.ts';
import { expect, test, watch } from '../support/test.ts';
import { open } from '../support/view.ts';

test('who is signed in stays so in a browser that remembers nothing', async ({ page }) => {
  await open(page, '/');
  await signIn(page);
  await expect(page.getByRole('button', { name: text('frame.account.open') })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('button', { name: text('frame.account.open') })).toBeVisible();
});

test('nobody asks for the session of a visitor who has none', async ({ page, brand }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/WhoAmI')) asked.push(request.url());
  });
  await open(page, brand.longList);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/p\//);
  await expect(page.getByRole('button', { name: text('frame.account.login') })).toBeVisible();
  expect(asked).toEqual([]);
});

test('who signs in or out in one tab does so in the other', async ({ page, brand, problems }) => {
  const person = await newPerson(brand);
  await open(page, '/');
  const other = await page.context().newPage();
  watch(other, problems);
  await open(other, brand.longList);
  await expect(other.getByRole('button', { name: text('frame.account.login') })).toBeVisible();
  await signIn(page, person);
  await expect(other.getByRole('button', { name: text('frame.account.open') })).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('button', { name: text('frame.account.login') })).toBeVisible();
  await expect(other).toHaveURL(brand.url + brand.longList);
});
