import type { Page } from '@playwright/test';
import { signIn, submitLogin } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { account } from '../support/brands.ts';
import { expectSound } from '../support/expectSound.ts';
import { text, type TextId } from '../support/messages.ts';
import { profilePages } from '../support/profilePages.ts';
import { newPerson } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';
import { open } from '../support/view.ts';

const PROFILE = '/profil';
/** Pages by what follows the address of the profile area, with their headings; that of the overview is a greeting. */
const routes: readonly (readonly [segment: string, heading: TextId | RegExp])[] = [
  ['', /Lea Brunner/],
  ['/personal', 'profile.personal.title'],
  ['/orders', 'profile.orders.title'],
  ['/purchased', 'profile.purchased.title'],
  ['/invoices', 'profile.invoices.title'],
  ['/reviews', 'profile.reviews.title'],
  ['/questions', 'profile.questions.title'],
  ['/my-vouchers', 'profile.myVouchers.title'],
  ['/voucher-exchange', 'profile.voucher.exchange.title'],
  ['/voucher-extend', 'profile.voucher.extend.title'],
];

const heading = (page: Page, name: TextId | RegExp) =>
  page.getByRole('heading', { level: 1, name: typeof name === 'string' ? text(name) : name });
const region = (page: Page, name: TextId) => page.getByRole('region', { name: text(name), exact: true });

/** Signs in by the view that asks for it, where the visitor is. */
async function signInHere(page: Page, person = account) {
  await page.getByRole('link', { name: text('profile.loginRequired.button'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: text('auth.login.title') });
  await submitLogin(drawer, person);
  await expect(drawer).toBeHidden();
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a customer is asked to sign in, and comes to every page of the profile area', async ({ page }) => {
      await open(page, `${PROFILE}/orders`);
      await expect(heading(page, 'profile.loginRequired.title')).toBeVisible();
      await expectSound(page);
      await signInHere(page);
      await expect(heading(page, 'profile.orders.title')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`${PROFILE}/orders`);

      const titles = new Set<string>();
      for (const [segment, name] of routes) {
        await open(page, PROFILE + segment);
        await expect(heading(page, name)).toBeVisible();
        await expectSound(page);
        titles.add(await page.title());
      }
      expect(titles.size).toBe(routes.length);
    });
  });
}

test('an order is found by its year, and shown with what became of it', async ({ page }) => {
  await open(page, PROFILE);
  await signInHere(page);
  await open(page, `${PROFILE}/orders`);
  const orders = page.getByRole('main').getByRole('article');
  await expect(orders).toHaveCount(10);
  const years = page.getByLabel(text('profile.orders.filter.year'));
  await years.selectOption({ index: 1 });
  await page
    .getByRole('main')
    .getByRole('button', { name: text('profile.orders.filter.submit') })
    .click();
  await expect(page).toHaveURL(/[?&]year=\d{4}/);
  await orders.first().getByRole('link').click();
  await expect(region(page, 'profile.order.events').getByRole('listitem').first()).toBeVisible();
  await expectSound(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: text('profile.order.back') })
    .click();
  await expect(heading(page, 'profile.orders.title')).toBeVisible();
});

test('a customer changes the name, adds an address, and finds the page again after signing out', async ({
  page,
  brand,
}) => {
  const person = await newPerson(brand);
  await open(page, `${PROFILE}/personal`);
  await signInHere(page, person);

  const about = region(page, 'profile.person.title');
  await about.getByLabel(text('auth.address.firstName')).fill('Zora');
  await about.getByRole('button', { name: text('profile.form.save') }).click();
  await expect(about.getByText(text('profile.form.saved'))).toBeVisible();

  const book = region(page, 'profile.addresses.title');
  const count = await book.getByRole('listitem').count();
  await book.getByRole('button', { name: text('profile.addresses.add'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: text('profile.addresses.add') });
  await drawer.getByLabel(text('auth.address.gender')).selectOption('female');
  const fields: readonly (readonly [TextId, string])[] = [
    ['auth.address.firstName', 'Rosa'],
    ['auth.address.lastName', 'Keller'],
    ['auth.address.streetName', 'Seestrasse'],
    ['auth.address.streetNumber', '12'],
    ['auth.address.zip', '8002'],
    ['auth.address.city', 'Zürich'],
  ];
  for (const [id, value] of fields) await drawer.getByRole('textbox', { name: text(id), exact: true }).fill(value);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: text('profile.form.save') }).click();
  // Where the shop sells in another country, it does not know the city.
  const keep = page.getByRole('button', { name: text('auth.address.invalid.proceed') });
  await expect(book.getByRole('listitem').nth(count).or(keep).first()).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await expect(book.getByRole('listitem')).toHaveCount(count + 1);

  await open(page, `${PROFILE}/personal`);
  await expect(about.getByLabel(text('auth.address.firstName'))).toHaveValue('Zora');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('auth.logout.button'), exact: true })
    .click();
  await expect(page.getByRole('button', { name: text('frame.account.login') })).toBeVisible();
  await open(page, `${PROFILE}/personal`);
  await expect(heading(page, 'profile.loginRequired.title')).toBeVisible();
  await signInHere(page, person);
  await expect(heading(page, 'profile.personal.title')).toBeVisible();
});

/** Replies that hold what belongs to one customer alone. */
const ownCalls = [
  ['/services/profile/customer/Get', []],
  ['/services/profile/order/GetOrders', [{ page: 0, pageSize: 10 }]],
  ['/services/checkout/voucher/GetMyVouchers', [{ page: 0, pageSize: 12 }]],
] as const;

test('the server writes every page for whoever is signed in, and nothing of it for anybody else', async ({
  page,
  brand,
  browser,
}) => {
  await open(page, '/');
  await signIn(page);
  const addresses = await profilePages(page);
  const secrets = new Set(['Lea Brunner', account.email]);
  for (const [path, data] of ownCalls) {
    const reply = await page.request.post(brand.url + path, { data, headers: { 'sec-fetch-site': 'same-origin' } });
    const ids = (await reply.text()).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g);
    expect(ids, path).not.toBeNull();
    ids!.forEach((id) => secrets.add(id));
  }
  const other = await browser.newContext({ baseURL: brand.url });
  const otherPage = await other.newPage();
  await open(otherPage, '/');
  await signIn(otherPage, await newPerson(brand));

  const seen = new Set<string>();
  for (const address of addresses) {
    // As the other customer before and after, so that whatever is kept of one would be shown to the other.
    const others = [await other.request.get(address), await other.request.get(address)];
    const own = await page.request.get(address);
    others.push(await other.request.get(address));
    const anonymous = await fetch(brand.url + address);
    for (const { status, headers } of [own, ...others].map((one) => ({
      status: one.status(),
      headers: one.headers(),
    }))) {
      expect(status).toBe(200);
      expect(headers['cache-control']).toMatch(/private|no-store/);
    }
    const ownText = await own.text();
    const otherTexts = [...(await Promise.all(others.map((one) => one.text()))), await anonymous.text()];
    for (const secret of secrets) {
      if (ownText.includes(secret)) seen.add(secret);
      expect(
        otherTexts.filter((html) => html.includes(secret)),
        `${secret} at ${address}`,
      ).toEqual([]);
    }
  }
  await other.close();
  expect(seen.size, 'the customer sees what is hers').toBeGreaterThan(secrets.size / 2);
  expect(await (await page.request.get(PROFILE)).text()).toContain('Lea Brunner');
  const anonymous = await (await fetch(brand.url + PROFILE)).text();
  expect(anonymous).toContain(text('profile.loginRequired.title'));
});
