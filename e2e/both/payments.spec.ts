import type { Page } from '@playwright/test';
import { eventsOf } from '../support/analytics.ts';
import { signIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  choosePayment,
  fillAddress,
  goToCheckout,
  orderButton,
  placeOrder,
  stepOf,
  submitAddress,
} from '../support/checkout.ts';
import { linkFromMail } from '../support/mails.ts';
import { text } from '../support/messages.ts';
import { buttonOf, newEmail, newPerson } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';
import { open } from '../support/view.ts';

/** The page of the payment provider, on its own origin, in German. */
const provider = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bezahlen' });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: text('checkout.order.title') });
/** Amounts of money on a page, in cents. */
const cents = (shown: string | null) => Number((shown ?? '').replace(/\D/g, ''));

test.describe('with statistics allowed', () => {
  test.use({ consent: 'open' });

  test('a customer pays by card, refused once, and the purchase is counted once', async ({ page, brand }) => {
    const person = await newPerson(brand);
    await open(page, '/');
    await page
      .getByRole('region', { name: text('frame.consent.title') })
      .getByRole('button', { name: text('frame.consent.all') })
      .click();
    await signIn(page, person);
    await goToCheckout(page, brand);
    // The customer's own address is there already.
    await submitAddress(page);
    await choosePayment(page, 'orders.payment.cc');
    await placeOrder(page, brand);

    await expect(provider(page)).toBeVisible();
    const due = cents(await page.locator('.amount').textContent());
    await page.getByLabel('Grund').selectOption('notEnoughBalance');
    await page.getByRole('button', { name: 'Zahlung ablehnen' }).click();
    await expect(page.getByText(text('checkout.refused.notEnoughBalance'))).toBeVisible();
    await expect(page.getByText(text('checkout.refused.cart'))).toBeVisible();
    await expectAccessible(page);
    expect(await eventsOf(page, 'purchase')).toEqual([]);

    await page.getByRole('link', { name: text('checkout.refused.link') }).click();
    await page.getByRole('radio', { name: text('orders.payment.cc') }).check();
    await buttonOf(page, 'checkout.payment.submit').click();
    await expect(stepOf(page, 'checkout.steps.review.title')).toBeFocused();
    await placeOrder(page, brand);
    await expect(provider(page)).toBeVisible();
    expect(cents(await page.locator('.amount').textContent())).toBe(due);
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();

    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText(text('checkout.order.next.paid'))).toBeVisible();
    await expectAccessible(page);
    await expect.poll(async () => (await eventsOf(page, 'purchase')).length).toBe(1);
    const [purchase] = await eventsOf(page, 'purchase');
    expect(Math.round((purchase?.ecommerce?.value ?? 0) * 100)).toBe(due);
    await page.reload();
    await expect(thanks(page)).toBeVisible();
    expect(await eventsOf(page, 'purchase')).toEqual([]);

    expect(await linkFromMail(page, person.email, 'order')).not.toBe('');
  });
});

test('a payment that is cancelled keeps the cart', async ({ page, brand }) => {
  await goToCheckout(page, brand);
  await fillAddress(page, newEmail(brand));
  await submitAddress(page);
  await choosePayment(page, 'orders.payment.cc');
  await placeOrder(page, brand);
  await expect(provider(page)).toBeVisible();
  await page.getByRole('button', { name: 'Abbrechen und zurück zum Shop' }).click();
  await expect(page.getByText(text('checkout.refused.canceled'))).toBeVisible();
  await expect(page.getByRole('link', { name: text('frame.header.cart', { count: 1 }) })).toBeVisible();
});

test.describe('at 390 px by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an order is cancelled while it can be, once', async ({ page, brand }) => {
    const email = newEmail(brand);
    await goToCheckout(page, brand);
    await fillAddress(page, email);
    await submitAddress(page);
    await choosePayment(page, 'orders.payment.pre');
    await page.getByRole('checkbox').tap();
    await orderButton(page, brand).tap();
    await expect(thanks(page)).toBeVisible();

    await buttonOf(page, 'orders.cancel.button').tap();
    const question = page.getByRole('dialog', { name: text('orders.cancel.title') });
    await buttonOf(question, 'orders.cancel.no').tap();
    await expect(question).toBeHidden();
    await buttonOf(page, 'orders.cancel.button').tap();
    await buttonOf(question, 'orders.cancel.yes').tap();
    await expect(page.getByRole('heading', { level: 1, name: text('checkout.order.canceled.title') })).toBeVisible();
    await expect(buttonOf(page, 'orders.cancel.button')).toBeHidden();
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: text('checkout.order.canceled.title') })).toBeVisible();
    expect(await linkFromMail(page, email, 'order')).not.toBe('');
  });
});
