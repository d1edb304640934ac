import type { Locator, Page } from '@playwright/test';
import { allowStatistics, eventsOf } from '../support/analytics.ts';
import { addedDrawer } from '../support/cart.ts';
import { orderButton, stepOf } from '../support/checkout.ts';
import { expectEventOf, expectOneMail, heldOrder } from '../support/heldOrder.ts';
import { expectFocusSeen, tabTo, typeInto } from '../support/keyboard.ts';
import { text, type TextId } from '../support/messages.ts';
import { type AddressText, buttonOf, fieldOf, genderOf, newEmail, typedAddress } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';
import { openProduct } from '../support/view.ts';

test.use({ consent: 'open' });

const press = (page: Page, key: string) => page.keyboard.press(key);

/** Reaches a control and presses it. */
async function use(page: Page, control: Locator) {
  await tabTo(page, control);
  await press(page, 'Enter');
}

/** Skips what stands before the content of a page. */
const skipToContent = (page: Page) => use(page, page.getByRole('link', { name: text('frame.skipLink.label') }));

/** A step of the checkout begins with its heading. */
async function expectStep(page: Page, id: TextId) {
  await expect(stepOf(page, id)).toBeFocused();
}

/** Goes from the first choice of a group to another one. */
async function choose(page: Page, choice: Locator) {
  await tabTo(page, page.getByRole('radio').first());
  await expect(async () => {
    await press(page, 'ArrowDown');
    await expectFocusSeen(page);
    await expect(choice).toBeChecked({ timeout: 100 });
  }).toPass();
}

test('a guest orders with the keyboard alone', async ({ page, brand }) => {
  const email = newEmail(brand);
  await allowStatistics(page);
  await openProduct(page, brand);
  await skipToContent(page);
  await use(page, page.locator('main form').getByRole('button', { name: text('catalogue.addToCart.submit') }));
  const drawer = addedDrawer(page);
  await expect(drawer).toBeVisible();
  await use(page, drawer.getByRole('link', { name: text('pages.addedDrawer.checkout') }));

  const form = page.getByRole('form', { name: text('checkout.steps.address.title') });
  const submit = buttonOf(page, 'checkout.address.submit');
  await expectStep(page, 'checkout.steps.address.title');
  await use(page, submit);
  // The first field that is wrong has the focus.
  const address = fieldOf(form, 'checkout.address.email');
  await expect(address).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, genderOf(form));
  await press(page, 'ArrowDown');
  await expect(genderOf(form)).not.toHaveValue('');
  for (const [name, value] of Object.entries(typedAddress)) {
    await typeInto(page, fieldOf(form, `auth.address.${name as AddressText}`), value);
  }
  await press(page, 'Enter');
  const keep = buttonOf(page, 'auth.address.invalid.proceed');
  const delivery = stepOf(page, 'checkout.steps.delivery.title');
  await expect(delivery.or(keep)).toBeVisible();
  if (await keep.isVisible()) await use(page, keep);

  await expectStep(page, 'checkout.steps.delivery.title');
  await use(page, buttonOf(page, 'checkout.delivery.submit'));
  await expectStep(page, 'checkout.steps.payment.title');
  await choose(page, page.getByRole('radio', { name: text('orders.payment.pre') }));
  await use(page, buttonOf(page, 'checkout.payment.submit'));
  await expectStep(page, 'checkout.steps.review.title');
  await tabTo(page, page.getByRole('checkbox'));
  await press(page, 'Space');
  await use(page, orderButton(page, brand));

  await expect(page.getByRole('heading', { level: 1, name: text('checkout.order.title') })).toBeVisible();
  const placed = await heldOrder(page);
  expect(placed).toMatchObject({ email, status: 'transmitted', itemCount: 1, payment: { method: 'pre' } });
  await expectOneMail(page, placed);
  await expect.poll(async () => (await eventsOf(page, 'purchase')).length).toBe(1);
  expectEventOf((await eventsOf(page, 'purchase'))[0], placed);
});
