import { signIn, signOut } from '../support/account.ts';
import { addHistory } from '../support/addHistory.ts';
import { expectAccessible } from '../support/axe.ts';
import { cartLink } from '../support/cart.ts';
import { linkFromMail, mailsTo } from '../support/mails.ts';
import { text, type TextId } from '../support/messages.ts';
import { placeOrder } from '../support/placeOrder.ts';
import { queryDatabase, tablesWith } from '../support/queryDatabase.ts';
import { buttonOf, fieldOf, newEmail, newPasswordOf, newPerson, typedAddress } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';
import { open } from '../support/view.ts';
import type { Page } from '@playwright/test';

const COUNT = 199;
/** A table, and the part of it that has the rows. */
const mailQueue = ['pgboss.job', 'pgboss.job_common'];
const region = (page: Page, name: TextId) => page.getByRole('region', { name: text(name), exact: true });
const heading = (page: Page, id: TextId) => page.getByRole('heading', { level: 1, name: text(id) });

test('a customer with 200 orders finds one, buys it again and sends it back', async ({ page, brand }) => {
  const person = await newPerson(brand);
  await open(page, '/');
  await signIn(page, person);
  const { id } = await placeOrder(page, brand);
  await addHistory(id, COUNT);

  await open(page, '/profil/orders');
  const orders = page.getByRole('main').getByRole('article');
  await expect(orders).toHaveCount(10);
  const pages = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(pages.filter({ hasText: '20' })).toBeVisible();
  const search = page.getByRole('search', { name: text('profile.orders.filter.label') });
  await search.getByRole('searchbox').fill(' 150');
  await buttonOf(search, 'profile.orders.filter.submit').click();
  await expect(orders).toHaveCount(1);
  await orders.getByRole('link').first().click();
  await expect(region(page, 'profile.order.events')).toBeVisible();

  await buttonOf(page, 'orders.buyAgain.button').click();
  await expect(cartLink(page, 1)).toBeVisible();

  await buttonOf(page, 'orders.return.button').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox').first().selectOption('1');
  await drawer.getByLabel(text('orders.return.reason')).selectOption('damaged');
  await expectAccessible(page);
  await buttonOf(drawer, 'orders.return.submit').click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(text('orders.return.sent'))).toBeAttached();
  const returns = await queryDatabase(
    `select r.status, r.reason, o.idempotency_key as n from order_return r join shop_order o on o.id = r.order_id
     join customer c on c.id = o.customer_id where c.email = $1`,
    [person.email],
  );
  expect(returns).toEqual([{ status: 'requested', reason: 'damaged', n: '150' }]);
});

test('a customer moves house, changes address and password, and closes the account with nothing left of it', async ({
  page,
  brand,
}) => {
  const person = await newPerson(brand);
  const email = newEmail(brand);
  const password = 'Gletscher-Velosattel-73';
  const street = `Zwetschgenhalde${Date.now()}`;
  await open(page, '/profil/personal');
  await page.getByRole('link', { name: text('profile.loginRequired.button'), exact: true }).click();
  const login = page.getByRole('dialog', { name: text('auth.login.title') });
  await login.getByLabel(text('auth.login.identifier')).fill(person.email);
  await login.getByLabel(text('auth.login.password'), { exact: true }).fill(person.password);
  await login.getByRole('button', { name: text('auth.login.submit'), exact: true }).click();
  await expect(heading(page, 'profile.personal.title')).toBeVisible();

  const book = region(page, 'profile.addresses.title');
  const name = `${typedAddress.firstName} ${typedAddress.lastName}, ${typedAddress.city}`;
  await book
    .getByRole('button', { name: text('profile.addresses.edit.label', { name }) })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: text('profile.addresses.change') });
  await fieldOf(drawer, 'auth.address.streetName').fill(street);
  await buttonOf(drawer, 'profile.form.save').click();
  const keep = buttonOf(page, 'auth.address.invalid.proceed');
  await expect(book.getByText(street).or(keep).first()).toBeVisible();
  if (await keep.isVisible()) await keep.click();
  await expect(book.getByText(street).first()).toBeVisible();

  const mail = region(page, 'profile.email.title');
  await mail.getByRole('textbox', { name: text('profile.email.new') }).fill(email);
  await mail.getByLabel(text('profile.password.current')).first().fill(person.password);
  await buttonOf(mail, 'profile.email.submit').click();
  await expect(mail.getByText(text('profile.email.saved', { email }))).toBeVisible();
  // The old address is told of it. (A welcome that waits to be sent then goes nowhere: the account has another address.)
  await expect
    .poll(() => mailsTo(page, person.email), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/^Deine E-Mail-Adresse .* geändert$/));

  const secret = region(page, 'profile.password.title');
  await secret.getByLabel(text('profile.password.current')).first().fill(person.password);
  await newPasswordOf(secret).fill(password);
  await buttonOf(secret, 'profile.password.submit').click();
  await expect(secret.getByText(text('profile.password.saved'))).toBeVisible();

  await open(page, await linkFromMail(page, email, 'confirmationToken'));
  // The page leads on, which would close the menu that signs out.
  await expect(page.getByText(text('auth.confirm.done.title'))).toBeVisible();
  await expect(page).not.toHaveURL(/confirmationToken/);
  await signOut(page);
  await signIn(page, { email, password });
  await open(page, '/profil/personal');
  await expect(heading(page, 'profile.personal.title')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: text('profile.export.button') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);

  expect(await tablesWith(street)).toEqual(['public.customer_address']);
  await buttonOf(page, 'profile.close.button').click();
  const question = page.getByRole('dialog', { name: text('profile.close.question') });
  await question.getByLabel(text('profile.password.current')).first().fill(password);
  await buttonOf(question, 'profile.close.submit').click();
  await expect(page.getByText(text('profile.close.done'))).toBeVisible();
  expect(await tablesWith(street)).toEqual([]);
  expect(await tablesWith(person.email)).toEqual([]);
  // The mail that says so, which is gone a day after it was sent.
  expect(await tablesWith(email)).toEqual(mailQueue);
});
