import type { Page } from '@playwright/test';
import type { Voucher } from '@shop/contracts';
import { expectAccessible } from '../support/axe.ts';
import { allowStatistics, eventsOf } from '../support/analytics.ts';
import type { TestedBrand } from '../support/brands.ts';
import { fillAddress, orderButton, stepOf, submitAddress } from '../support/checkout.ts';
import { demoCode } from '../support/demoCodes.ts';
import { expectEventOf, expectOneMail, heldOrder } from '../support/heldOrder.ts';
import { fileFromMail, findInMail } from '../support/mails.ts';
import { text } from '../support/messages.ts';
import { callAs } from '../support/placeOrder.ts';
import { buttonOf, newEmail } from '../support/registration.ts';
import { callService } from '../support/services.ts';
import { storedOrders } from '../support/storedOrders.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { open, overflow } from '../support/view.ts';

const CODE = /E[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/;
const DAY_MS = 86_400_000;

/** Puts an article into the cart of a new visitor and goes on to the ways of paying. */
async function goToPayment(page: Page, sku: string, email: string, personalization: object | null = null) {
  const data = [{ sku, qty: 1, personalization }, null];
  const reply = await page.request.post('/services/checkout/cart/AddItem', { data });
  expect(((await reply.json()) as unknown[])[2]).toBeNull();
  await open(page, '/kasse');
  await expect(stepOf(page, 'checkout.steps.address.title')).toBeVisible();
  await fillAddress(page, email);
  await submitAddress(page);
  await buttonOf(page, 'checkout.delivery.submit').click();
  await expect(stepOf(page, 'checkout.steps.payment.title')).toBeFocused();
}

async function order(page: Page, brand: TestedBrand) {
  await buttonOf(page, 'checkout.payment.submit').click();
  await expect(stepOf(page, 'checkout.steps.review.title')).toBeFocused();
  await confirm(page, brand);
}

/** Orders what the last step of the checkout shows. */
async function confirm(page: Page, brand: TestedBrand) {
  await page.getByRole('checkbox').check();
  await orderButton(page, brand).click();
}

/** What a voucher still holds, in cents. */
async function balanceOf(brand: TestedBrand, code: string): Promise<number> {
  const [voucher] = await callService(brand, '/services/checkout/voucher/Check', [code]);
  return (voucher as Voucher).balance.cents;
}

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: text('checkout.order.title') });

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, consent: 'open' });

    test('a promotion and a voucher pay in part', async ({ page, brand }) => {
      // Each of the two orders has a voucher of its own.
      const voucher = demoCode(brand, width === 390 ? 'a gift card of 50 ' : 'a gift card of 100 ');
      const promotion = demoCode(brand, '10 %');
      const sku = sampleOf(brand, 'buying').withVariants;
      const email = newEmail(brand);
      await allowStatistics(page);
      await goToPayment(page, sku, email);
      const balance = () => balanceOf(brand, voucher);
      const before = await balance();
      const summary = page.getByRole('region', { name: text('checkout.summary.title') });
      if (width === 390) await summary.getByRole('button', { expanded: false }).click();
      const field = summary.getByRole('textbox', { name: text('checkout.codes.label') });

      await field.fill('NOTACODE');
      await field.press('Enter');
      await expect(summary.getByText(text('checkout.codes.error.invalid'))).toBeVisible();
      await expect(field).toHaveValue('NOTACODE');
      await expectAccessible(page);

      const codes = summary.getByRole('list', { name: text('checkout.codes.list') }).getByRole('listitem');
      await field.fill(promotion.toLowerCase());
      await field.press('Enter');
      await expect(codes).toHaveCount(1);
      await expect(field).toHaveValue('');
      await field.fill(voucher.replaceAll('-', ' ').toLowerCase());
      await field.press('Enter');
      await expect(codes).toHaveCount(2);
      await expect(field).toBeFocused();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);

      const name = text('orders.codes.voucher', { code: voucher.slice(-4) });
      await summary.getByRole('button', { name: text('checkout.codes.remove', { name }) }).click();
      await expect(codes).toHaveCount(1);
      await field.fill(voucher);
      await field.press('Enter');
      await expect(codes).toHaveCount(2);
      if (width === 390) await summary.getByRole('button', { expanded: true }).click();

      await page.getByRole('radio', { name: text('orders.payment.pre') }).check();
      await order(page, brand);
      await expect(thanks(page)).toBeVisible();
      await expect(page.getByText(name)).toBeVisible();
      await expectAccessible(page);

      const placed = await heldOrder(page);
      const { items, delivery, discount, vouchers, due } = placed.totals;
      expect(due.cents).toBe(items.cents + delivery.cents - discount.cents - vouchers.cents);
      expect(placed).toMatchObject({ email, payment: { method: 'pre', amount: due } });
      expect(placed.codes.map(({ kind }) => kind)).toEqual(['promotion', 'voucher']);
      expect(vouchers.cents).toBeGreaterThan(0);
      expect(await balance()).toBe(before - vouchers.cents);
      await expectOneMail(page, placed);
      const held = before - vouchers.cents;
      expect(await storedOrders(email)).toMatchObject([
        {
          id: placed.id,
          payment: 'open',
          isConfirmed: true,
          leftInCart: 0,
          sums: { discount: discount.cents, vouchers: vouchers.cents, due: due.cents },
          codes: ['promotion', 'voucher'],
          invoices: 1,
          movements: [{ kind: 'paid', cents: -vouchers.cents, held, moved: held }],
          told: ['order.placed'],
          mails: ['orderPlaced'],
        },
      ]);
      await expect.poll(async () => (await eventsOf(page, 'purchase')).length).toBe(1);
      expectEventOf((await eventsOf(page, 'purchase'))[0], placed);
    });
  });
}

test('an experience is bought, comes by mail, and is activated once', async ({ page, brand }) => {
  const { bought: sku } = sampleOf(brand, 'experiences');
  const email = newEmail(brand);
  await goToPayment(page, sku, email, { text: 'Für Rosa' });
  await expect(page.getByRole('radio', { name: text('orders.payment.inv') })).toHaveCount(0);
  await page.getByRole('radio', { name: text('orders.payment.twint') }).check();
  await order(page, brand);
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await expect(thanks(page)).toBeVisible();

  const code = await findInMail(page, email, CODE);
  await findInMail(page, email, /«Für Rosa»/);
  const activation = {
    date: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
    location: 'Bern',
    name: 'Rosa Keller',
    email,
  };
  const activate = () => callService(brand, '/services/checkout/voucher/Activate', [code, activation]);
  expect(await activate()).toEqual([
    expect.objectContaining({
      code,
      status: 'activated',
      activation: { date: activation.date, location: 'Bern' },
    }),
    null,
  ]);
  expect((await activate())[1]).toEqual({ voucherError: 'ALREADY_ACTIVATED' });
  const activated = { date: activation.date, location: 'Bern', name: 'Rosa Keller' };
  expect(await storedOrders(email)).toMatchObject([{ payment: 'paid', vouchers: [{ sku, activated }] }]);
});

test.describe('with statistics allowed', () => {
  test.use({ consent: 'open' });

  test('an experience is bought, exchanged for another one, and that is booked', async ({ page, brand }) => {
    const { bought: sku, other } = sampleOf(brand, 'experiences');
    const email = newEmail(brand);
    const payAtProvider = async () => {
      await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
      await expect(thanks(page)).toBeVisible();
      await expect.poll(async () => (await eventsOf(page, 'purchase')).length).toBe(1);
      const [purchase] = await eventsOf(page, 'purchase');
      const placed = await heldOrder(page);
      expect(placed).toMatchObject({ status: 'transmitted', payment: { status: 'paid' } });
      expectEventOf(purchase, placed);
      await expectOneMail(page, placed);
      return purchase?.ecommerce?.items?.map(({ item_id }) => item_id);
    };
    await allowStatistics(page);

    await goToPayment(page, sku, email);
    await page.getByRole('radio', { name: text('orders.payment.twint') }).check();
    await order(page, brand);
    expect(await payAtProvider()).toEqual([sku]);
    const bought = await findInMail(page, email, CODE);
    expect(await fileFromMail(page, email, 'pdf')).toContain('%PDF-1');

    const [cart, error] = await callAs(page.request, '/checkout/voucher/Exchange', [bought, other]);
    expect([error, (cart as { items: unknown[] }).items.length]).toEqual([null, 1]);
    // Addresses, delivery and payment are those of the order before.
    await open(page, '/kasse');
    await expect(stepOf(page, 'checkout.steps.review.title')).toBeVisible();
    const summary = page.getByRole('region', { name: text('checkout.summary.title') });
    const paidBy = text('orders.codes.exchange', { code: bought.slice(-4) });
    await expect(summary.getByText(paidBy).first()).toBeVisible();
    await confirm(page, brand);
    expect(await payAtProvider()).toEqual([other]);

    const exchanged = await findInMail(page, email, new RegExp(`(?!${bought})${CODE.source}`));
    await open(page, `/erlebnisgutschein-aktivieren#${exchanged}`);
    const day = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
    await page.getByLabel(text('profile.voucher.activate.date')).fill(day);
    const locations = page.getByLabel(text('profile.voucher.activate.location'));
    await locations.selectOption({ index: 1 });
    const location = await locations.inputValue();
    await page.getByRole('textbox', { name: text('profile.voucher.activate.name'), exact: true }).fill('Rosa Keller');
    await page.getByRole('textbox', { name: text('profile.voucher.activate.email') }).fill(email);
    await expectAccessible(page);
    await buttonOf(page, 'profile.voucher.activate.submit').click();
    await expect(page.getByText(text('profile.voucher.activate.done'))).toBeVisible();

    const statusOf = async (code: string) => {
      const [voucher] = await callService(brand, '/services/checkout/voucher/Check', [code]);
      return (voucher as { status: string }).status;
    };
    expect([await statusOf(bought), await statusOf(exchanged)]).toEqual(['used', 'activated']);

    const [first, second, ...more] = await storedOrders(email);
    expect(more).toEqual([]);
    const paid = { payment: 'paid', isConfirmed: true, leftInCart: 0, invoices: 1, mails: ['orderPlaced'] };
    const worth = first!.sums.items;
    const used = Math.min(worth, second!.sums.items + second!.sums.delivery);
    const left = worth - used;
    expect(first).toMatchObject({
      ...paid,
      movements: [{ kind: 'issued', cents: worth, held: left, moved: left }],
      vouchers: [{ sku, balance: left, activated: null }],
    });
    const { items: dearer } = second!.sums;
    expect(second).toMatchObject({
      ...paid,
      sums: { vouchers: used },
      codes: ['exchange'],
      movements: [
        { kind: 'paid', cents: -used, held: left, moved: left },
        { kind: 'issued', cents: dearer, held: dearer, moved: dearer },
      ],
      vouchers: [{ sku: other, balance: dearer, activated: { date: day, location, name: 'Rosa Keller' } }],
    });
  });
});
