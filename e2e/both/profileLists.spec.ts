import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { addHistory, addQuestions, addReviews, addVouchers } from '../support/addHistory.ts';
import type { TestedBrand } from '../support/brands.ts';
import { expectSound } from '../support/expectSound.ts';
import { text, type TextId } from '../support/messages.ts';
import { placeOrder } from '../support/placeOrder.ts';
import { newPerson } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';
import { open } from '../support/view.ts';

const MANY = 2_000;
/** Lists of the profile area with what is said of an empty one, and how many entries a page has. */
const lists: readonly (readonly [segment: string, empty: TextId, pageSize: number])[] = [
  ['orders', 'profile.orders.empty.title', 10],
  ['purchased', 'profile.purchased.empty.title', 12],
  ['invoices', 'profile.invoices.empty.title', 12],
  ['reviews', 'profile.reviews.empty.title', 10],
  ['questions', 'profile.questions.empty.title', 10],
  ['my-vouchers', 'profile.myVouchers.empty.title', 12],
];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('every page of the profile area can be used by who has nothing yet', async ({ page, brand }) => {
      await open(page, '/');
      await signIn(page, await newPerson(brand));
      await open(page, '/profil');
      const navigation = page.getByRole('main').locator('nav').last();
      const addresses = await navigation
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      expect(addresses.length).toBeGreaterThanOrEqual(9);
      for (const address of addresses) {
        await open(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectSound(page);
      }
      for (const [segment, empty] of lists) {
        await open(page, `/profil/${segment}`);
        await expect(page.getByText(text(empty))).toBeVisible();
      }
    });
  });
}

/** Signs in a new customer with so many orders of other articles, vouchers, reviews and questions. */
async function signInWith(page: Page, brand: TestedBrand, count: number) {
  const person = await newPerson(brand);
  await open(page, '/');
  await signIn(page, person);
  const { id } = await placeOrder(page, brand);
  await addHistory(id, count - 1, true);
  await addVouchers(person.email, count);
  await addReviews(person.email, count);
  await addQuestions(person.email, count);
}

const entriesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('ul[role=list] > li')
    .filter({ has: page.getByRole('article') });

test('every list of the profile area can be used with one entry', async ({ page, brand }) => {
  await signInWith(page, brand, 1);
  for (const [segment] of lists) {
    await open(page, `/profil/${segment}`);
    await expect(entriesOf(page)).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name: /^2$/ })).toHaveCount(0);
    await expectSound(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('every list of the profile area can be used with 2 000 entries', async ({ page, brand }) => {
    await signInWith(page, brand, MANY);
    await open(page, '/profil');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page);
    for (const [segment, , pageSize] of lists) {
      await open(page, `/profil/${segment}`);
      const entries = entriesOf(page);
      await expect(entries).toHaveCount(pageSize);
      await expectSound(page);
      const last = Math.ceil(MANY / pageSize);
      await page
        .getByRole('main')
        .getByRole('navigation')
        .getByRole('link')
        .filter({ hasText: new RegExp(`^${last}$`) })
        .click();
      await expect(page).toHaveURL(new RegExp(`[?&]page=${last}$`));
      await expect(entries).toHaveCount(MANY - (last - 1) * pageSize);
      await expectSound(page);
    }
  });
});
