import type { Order } from '@shop/contracts';
import { orderParameters } from '@shop/contracts/order-links';
import type { Page } from '@playwright/test';
import type { Pushed } from './analytics.ts';
import { mailsTo } from './mails.ts';
import { callAs } from './placeOrder.ts';
import { expect } from './test.ts';

/** The order whose page is open, as the services hold it. */
export async function heldOrder(page: Page): Promise<Order> {
  const { searchParams } = new URL(page.url());
  const [id, key] = [orderParameters.id, orderParameters.key].map((name) => searchParams.get(name));
  const [order, error] = await callAs(page.request, '/profile/order/GetOrder', [id, key]);
  expect(error).toBeNull();
  return order as Order;
}

/** The order is confirmed by one mail and no other, which has its number. */
export async function expectOneMail(page: Page, { email, number }: Pick<Order, 'email' | 'number'>) {
  const ofOrder = async () => (await mailsTo(page, email)).filter((subject) => subject.includes(number));
  await expect.poll(async () => (await ofOrder()).length, { timeout: 30_000 }).toBe(1);
}

/** An event has the articles and amounts of an order. */
export function expectEventOf(event: Pushed | undefined, { lines, total, currency }: Order) {
  expect(event?.ecommerce).toMatchObject({
    currency,
    value: total.cents / 100,
    items: lines.map(({ sku, qty, price }) => ({ item_id: sku, quantity: qty, price: price.cents / 100 })),
  });
}
