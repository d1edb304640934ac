import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { allowStatistics, eventsOf } from '../support/analytics.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  choosePayment,
  fillAddress,
  goToCheckout,
  orderButton,
  placeOrder,
  stepOf,
  submitAddress,
  tap,
} from '../support/checkout.ts';
import { expectEventOf, expectOneMail, heldOrder } from '../support/heldOrder.ts';
import { linkFromMail, mailsTo } from '../support/mails.ts';
import { text } from '../support/messages.ts';
import { callAs } from '../support/placeOrder.ts';
import { buttonOf, newEmail, newPerson } from '../support/registration.ts';
import { storedOrders } from '../support/storedOrders.ts';
import { expect, test } from '../support/test.ts';

/** The page of the payment provider, on its own origin, in German. */
const provider = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bezahlen' });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: text('checkout.order.title') });
/** Amounts of money on a page, in cents. */
const cents = (shown: string | null) => Number((shown ?? '').replace(/\D/g, ''));

test.describe('with statistics allowed', () => {
  test.use({ consent: 'open' });

  test('a customer pays by card, refused once, and the purchase is counted once', async ({ page, brand }) => {
    const person = await newPerson(brand);
    await allowStatistics(page);
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
    const order = await heldOrder(page);
    expectEventOf(purchase, order);
    expect(order).toMatchObject({
      email: person.email,
      status: 'transmitted',
      totals: { due: { cents: due } },
      payment: { method: 'cc', status: 'paid', refunded: { cents: 0 } },
    });
    await expectOneMail(page, order);
    // The order whose payment was refused stays for the books; it is none of the customer's, and has no mail.
    expect(await storedOrders(person.email)).toMatchObject([
      {
        status: 'invalid',
        payment: 'refused',
        reason: 'notEnoughBalance',
        isConfirmed: false,
        invoices: 0,
        refunds: [],
        told: [],
        mails: [],
      },
      {
        id: order.id,
        status: 'transmitted',
        payment: 'paid',
        isConfirmed: true,
        leftInCart: 0,
        sums: { due, refundDue: 0 },
        lines: order.lines.map(({ sku, qty, price }) => ({ sku, qty, cents: price.cents })),
        invoices: 1,
        refunds: [],
        told: ['order.placed', 'order.paid'],
        mails: ['orderPlaced'],
      },
    ]);
    const [orders] = await callAs(page.request, '/profile/order/GetOrders', [{}]);
    expect(orders).toMatchObject({ count: 1, items: [{ id: order.id }] });
    expect((await mailsTo(page, person.email)).filter((subject) => /\d{6}/.test(subject))).toHaveLength(1);
    await page.reload();
    await expect(thanks(page)).toBeVisible();
    expect(await eventsOf(page, 'purchase')).toEqual([]);
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
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, consent: 'open' });

  test('an order is cancelled while it can be, once', async ({ page, brand }) => {
    const email = newEmail(brand);
    await allowStatistics(page);
    await goToCheckout(page, brand, tap);
    await fillAddress(page, email);
    await submitAddress(page, tap);
    await choosePayment(page, 'orders.payment.pre', tap);
    await page.getByRole('checkbox').tap();
    await orderButton(page, brand).tap();
    await expect(thanks(page)).toBeVisible();
    const placed = await heldOrder(page);
    expect(placed).toMatchObject({ email, status: 'transmitted', payment: { status: 'open' }, creditNotes: [] });
    await expectOneMail(page, placed);

    await buttonOf(page, 'orders.cancel.button').tap();
    const question = page.getByRole('dialog', { name: text('orders.cancel.title') });
    await buttonOf(question, 'orders.cancel.no').tap();
    await expect(question).toBeHidden();
    await buttonOf(page, 'orders.cancel.button').tap();
    await buttonOf(question, 'orders.cancel.yes').tap();
    await expect(page.getByRole('heading', { level: 1, name: text('checkout.order.canceled.title') })).toBeVisible();
    await expect(buttonOf(page, 'orders.cancel.button')).toBeHidden();
    await expectAccessible(page);
    for (const name of ['purchase', 'refund']) {
      await expect.poll(async () => (await eventsOf(page, name)).length).toBe(1);
      const [event] = await eventsOf(page, name);
      expectEventOf(event, placed);
    }
    // Nothing was paid: what was invoiced is credited, and no money goes back.
    expect(await heldOrder(page)).toMatchObject({
      status: 'canceledByCustomer',
      refunds: [],
      creditNotes: [{ amount: placed.total }],
      isCancelable: false,
    });
    expect(await storedOrders(email)).toMatchObject([
      {
        id: placed.id,
        status: 'canceledByCustomer',
        payment: 'open',
        leftInCart: 0,
        sums: { due: placed.totals.due.cents, refundDue: 0, refunded: 0 },
        statuses: ['canceledByCustomer'],
        invoices: 1,
        creditNotes: [placed.total.cents],
        refunds: [],
        told: ['order.placed', 'order.canceled'],
        mails: ['orderPlaced', 'orderCanceled'],
      },
    ]);
    const ofOrder = async () => (await mailsTo(page, email)).filter((subject) => subject.includes(placed.number));
    await expect.poll(async () => (await ofOrder()).length, { timeout: 30_000 }).toBe(2);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: text('checkout.order.canceled.title') })).toBeVisible();
    expect(await eventsOf(page, 'refund')).toEqual([]);
    expect(await linkFromMail(page, email, 'order')).not.toBe('');
  });
});
