import type { Page } from '@playwright/test';
import { allowStatistics, eventsOf } from '../support/analytics.ts';
import { expectAccessible } from '../support/axe.ts';
import { cartLink } from '../support/cart.ts';
import { fillAddress, goToCheckout, orderButton, stepOf, submitAddress } from '../support/checkout.ts';
import { expectEventOf, expectOneMail, heldOrder } from '../support/heldOrder.ts';
import { linkFromMail } from '../support/mails.ts';
import { text } from '../support/messages.ts';
import { buttonOf, newEmail } from '../support/registration.ts';
import { storedOrders } from '../support/storedOrders.ts';
import { expect, test, watch } from '../support/test.ts';
import { open, overflow } from '../support/view.ts';

/** Accessible, and no wider than the window. */
async function expectSound(page: Page) {
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, consent: 'open' });

    test('a guest orders with prepayment, and finds the order by its mail, to buy it again', async ({
      page,
      brand,
      problems,
    }) => {
      const email = newEmail(brand);
      await allowStatistics(page);
      await goToCheckout(page, brand);
      const other = await page.context().newPage();
      watch(other, problems);
      await open(other, '/');
      await expect(cartLink(other, 1)).toBeVisible();
      await page.bringToFront();
      await expectSound(page);
      await fillAddress(page, email);
      await submitAddress(page);

      await expectSound(page);
      // The usual way of delivery is chosen already.
      await buttonOf(page, 'checkout.delivery.submit').click();
      await expect(stepOf(page, 'checkout.steps.payment.title')).toBeFocused();

      await expectSound(page);
      await page.getByRole('radio', { name: text('orders.payment.pre') }).check();
      await buttonOf(page, 'checkout.payment.submit').click();
      await expect(stepOf(page, 'checkout.steps.review.title')).toBeFocused();

      await expectSound(page);
      const order = orderButton(page, brand);
      await order.click();
      await expect(page.getByText(text('checkout.review.terms.required'))).toBeVisible();
      await page.getByRole('checkbox').check();
      await order.click();

      await expect(page.getByRole('heading', { level: 1, name: text('checkout.order.title') })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      for (const tab of [page, other]) await expect(cartLink(tab, 0)).toBeVisible();
      await expectSound(page);

      const placed = await heldOrder(page);
      expect(placed).toMatchObject({
        email,
        status: 'transmitted',
        itemCount: 1,
        payment: { method: 'pre', status: 'open', amount: placed.totals.due },
      });
      await expectOneMail(page, placed);
      // The invoice was issued for the mail.
      const { items, delivery, due } = placed.totals;
      expect(await storedOrders(email)).toEqual([
        {
          id: placed.id,
          number: placed.number,
          status: 'transmitted',
          method: 'pre',
          payment: 'open',
          reason: null,
          isConfirmed: true,
          leftInCart: 0,
          sums: {
            items: items.cents,
            delivery: delivery.cents,
            discount: 0,
            vouchers: 0,
            due: due.cents,
            refundDue: 0,
            refunded: 0,
          },
          codes: [],
          lines: placed.lines.map(({ sku, qty, price }) => ({ sku, qty, cents: price.cents })),
          statuses: [],
          invoices: 1,
          creditNotes: [],
          refunds: [],
          movements: [],
          vouchers: [],
          told: ['order.placed'],
          mails: ['orderPlaced'],
        },
      ]);
      await expect.poll(async () => (await eventsOf(page, 'purchase')).length).toBe(1);
      for (const name of ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase']) {
        const [event, ...more] = await eventsOf(page, name);
        expect([name, more]).toEqual([name, []]);
        // The delivery has no price before it is chosen.
        if (name !== 'begin_checkout') expectEventOf(event, placed);
        expect(event?.ecommerce?.items).toMatchObject(
          placed.lines.map(({ sku, qty }) => ({ item_id: sku, quantity: qty })),
        );
      }

      await page.context().clearCookies();
      await open(page, await linkFromMail(page, email, 'order'));
      await expect(page.getByRole('heading', { level: 1, name: text('checkout.order.title') })).toBeVisible();
      await buttonOf(page, 'orders.buyAgain.button').click();
      await expect(cartLink(page, 1)).toBeVisible();
      await expectSound(page);
    });
  });
}

test('a step that is not complete leads back to it, and a wrong link to an order finds none', async ({
  page,
  brand,
}) => {
  await goToCheckout(page, brand);
  await page.waitForURL(/\/address$/);
  const address = page.url();
  await open(page, address.replace(/\/address$/, '/review'));
  await expect(stepOf(page, 'checkout.steps.address.title')).toBeVisible();
  await expect(page).toHaveURL(address);

  await open(page, address.replace(/\/address$/, '/order?order=none'));
  await expect(page.getByRole('heading', { name: text('checkout.order.notFound.title') })).toBeVisible();
  await expectAccessible(page);
});
