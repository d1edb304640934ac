import { expectAccessible } from '../support/axe.ts';
import { findInMail, linkFromMail } from '../support/mails.ts';
import { text } from '../support/messages.ts';
import { callAs, placeOrder } from '../support/placeOrder.ts';
import { expect, test } from '../support/test.ts';
import { open, overflow } from '../support/view.ts';

/** The account of the demo world that looks after orders (apps/services/demo/README.md). */
const support = ['support@example.com', 'Geschenk-2026'];
const parcel = { carrier: 'Post', trackingUrl: 'https://track.example/99.00.123456.00000001' };

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a buyer sees that the staff has sent the order, and what was given back', async ({
      page,
      brand,
      playwright,
    }) => {
      const { id, email } = await placeOrder(page, brand);
      const staff = await playwright.request.newContext({ baseURL: brand.url });
      const desk = (method: string, args: readonly unknown[]) => callAs(staff, `/orders/desk/${method}`, args);
      const link = await linkFromMail(page, email, 'order');
      await open(page, link);
      await expect(page.getByRole('heading', { level: 1, name: text('checkout.order.title') })).toBeVisible();

      expect(await callAs(staff, '/profile/identity/Login', support)).toEqual([null]);
      expect((await desk('SetPaid', [id]))[1]).toBeNull();
      expect((await desk('SetStatus', [id, { status: 'shipped', parcels: [parcel] }]))[1]).toBeNull();
      expect((await desk('Refund', [id, 'a dent', { cents: 100 }]))[1]).toBeNull();
      await staff.dispose();

      await open(page, link);
      await expect(page.getByText(text('checkout.order.status.shipped'))).toBeVisible();
      const track = page.getByRole('link', { name: text('orders.parcels.track', { carrier: parcel.carrier }) });
      await expect(track).toHaveAttribute('href', parcel.trackingUrl);
      await expect(page.getByRole('heading', { name: text('orders.refunds.title') })).toBeVisible();
      await expect(page.getByText(/1[.,]00/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: text('orders.cancel.button') })).toBeHidden();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
    });
  });
}

test('a buyer sends an article back, and sees what becomes of it', async ({ page, brand, playwright }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { id, email } = await placeOrder(page, brand);
  const staff = await playwright.request.newContext({ baseURL: brand.url });
  const desk = (method: string, args: readonly unknown[]) => callAs(staff, `/orders/desk/${method}`, args);
  expect(await callAs(staff, '/profile/identity/Login', support)).toEqual([null]);
  await desk('SetPaid', [id]);
  expect((await desk('SetStatus', [id, { status: 'shipped', parcels: [parcel] }]))[1]).toBeNull();

  const link = await linkFromMail(page, email, 'order');
  await open(page, link);
  await page.getByRole('button', { name: text('orders.return.button') }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading')).toContainText(/\d{6}/);
  await drawer.getByRole('combobox').first().selectOption({ index: 1 });
  await drawer.getByLabel(text('orders.return.reason')).selectOption('damaged');
  await drawer.getByRole('textbox').fill('Ein Sprung');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: text('orders.return.submit') }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: text('orders.returns.title') })).toBeVisible();
  await expect(page.getByText('Ein Sprung')).toBeHidden();

  const [order] = (await desk('GetOrder', [id])) as [{ returns: { id: string; words: string }[] }];
  expect(order.returns).toMatchObject([{ words: 'Ein Sprung' }]);
  const returnId = order.returns[0]!.id;
  expect((await desk('DecideReturn', [id, returnId, { accepts: true, answer: 'Gern.' }]))[1]).toBeNull();
  await findInMail(page, email, /«Gern\.»/);
  expect((await desk('ReceiveReturn', [id, returnId, {}]))[1]).toBeNull();
  await staff.dispose();

  await open(page, link);
  await expect(page.getByText(text('orders.returns.answer', { answer: 'Gern.' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: text('orders.refunds.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: /G\d{4}-\d{5}/ })).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
});
