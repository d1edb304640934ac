import type { Locator, Page } from '@playwright/test';
import type { TestedBrand } from './brands.ts';
import { closeAdded } from './cart.ts';
import { text, type TextId } from './messages.ts';
import { buttonOf } from './registration.ts';
import { expect } from './test.ts';
import { openProduct } from './view.ts';

/** The heading of a step of the checkout. */
export const stepOf = (page: Page, id: TextId) => page.getByRole('heading', { level: 2, name: text(id) });

/** The button that places the order, with the words of the brand's country. */
export const orderButton = (page: Page, { market }: TestedBrand) =>
  buttonOf(page, market.country === 'CH' ? 'checkout.review.buy' : 'checkout.review.orderWithDuty');

/** How controls are used. */
type Press = (control: Locator) => Promise<void>;
const click: Press = (control) => control.click();
export const tap: Press = (control) => control.tap();

/** Puts a product into the cart and goes to the checkout by the cart's button. */
export async function goToCheckout(page: Page, brand: TestedBrand, press = click) {
  await openProduct(page, brand);
  await press(page.locator('main form').getByRole('button', { name: text('catalogue.addToCart.submit') }));
  await closeAdded(page);
  await press(page.getByRole('link', { name: text('frame.header.cart', { count: 1 }) }));
  await press(page.getByRole('link', { name: text('checkout.cartTotals.checkout') }));
  await expect(stepOf(page, 'checkout.steps.address.title')).toBeVisible();
}

/** Fills in the step of the addresses as a guest. */
export async function fillAddress(page: Page, email: string) {
  const form = page.getByRole('form', { name: text('checkout.steps.address.title') });
  const fill = (id: TextId, value: string) => form.getByRole('textbox', { name: text(id), exact: true }).fill(value);
  await fill('checkout.address.email', email);
  await form.getByLabel(text('auth.address.gender')).selectOption('female');
  await fill('auth.address.firstName', 'Rosa');
  await fill('auth.address.lastName', 'Keller');
  await fill('auth.address.streetName', 'Seestrasse');
  await fill('auth.address.streetNumber', '12');
  await fill('auth.address.zip', '8002');
  await fill('auth.address.city', 'Zürich');
}

/** The address of the demo world is that of its first market; elsewhere the shop asks, and it is kept. */
export async function submitAddress(page: Page, press = click) {
  await press(buttonOf(page, 'checkout.address.submit'));
  const keep = buttonOf(page, 'auth.address.invalid.proceed');
  const delivery = stepOf(page, 'checkout.steps.delivery.title');
  await expect(delivery.or(keep)).toBeVisible();
  if (await keep.isVisible()) await press(keep);
  await expect(delivery).toBeFocused();
}

/** Takes the usual way of delivery and a method of payment, from the step of the delivery to that of the review. */
export async function choosePayment(page: Page, method: TextId, press = click) {
  await press(buttonOf(page, 'checkout.delivery.submit'));
  const radio = page.getByRole('radio', { name: text(method) });
  await press(radio);
  await expect(radio).toBeChecked();
  await press(buttonOf(page, 'checkout.payment.submit'));
  await expect(stepOf(page, 'checkout.steps.review.title')).toBeFocused();
}

/** Accepts the terms and places the order. */
export async function placeOrder(page: Page, brand: TestedBrand) {
  await page.getByRole('checkbox').check();
  await orderButton(page, brand).click();
}
