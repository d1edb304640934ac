import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { TestedBrand } from './brands.ts';
import { text } from './messages.ts';
import { openProduct } from './view.ts';

/** Calls a method as a page of the shop does, with the cookies of the context. Gives the results. */
export async function callAs(request: APIRequestContext, path: string, args: readonly unknown[]): Promise<unknown[]> {
  const response = await request.post(`/services${path}`, { data: args, headers: { 'sec-fetch-site': 'same-origin' } });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  return (await response.json()) as unknown[];
}

/** Orders a product as a guest with prepayment. Gives the order's id and the guest's address. */
export async function placeOrder(page: Page, brand: TestedBrand): Promise<{ id: string; email: string }> {
  await openProduct(page, brand);
  const add = page.locator('main form').getByRole('button', { name: text('catalogue.addToCart.submit') });
  await add.click();
  await page.getByRole('link', { name: text('frame.header.cart', { count: 1 }) }).waitFor();
  const call = (method: string, args: readonly unknown[]) => callAs(page.request, `/checkout/checkout/${method}`, args);
  const email = `order-${brand.site}-${randomUUID()}@example.com`;
  const person = { id: '', company: '', gender: 'female', firstName: 'Rosa', lastName: 'Keller', phone: '' };
  const place = { streetName: 'Seestrasse', streetNumber: '12', streetAddition: '', zip: '8002', city: 'Zürich' };
  const addresses = { email, billingAddress: { ...person, ...place }, shippingAddress: null };
  await call('SetAddresses', [addresses, { skipAddressValidation: true }]);
  const [deliveries] = (await call('GetDeliveryOptions', [])) as [{ type: string; method: string }[]];
  const { type, method } = deliveries.find((option) => option.type === 'STANDARD')!;
  await call('SetDelivery', [{ type, method, date: null }]);
  const [checkout] = (await call('SetPayment', [{ method: 'pre', provider: null }])) as [{ version: string }];
  const confirmation = { version: checkout.version, acceptsTerms: true };
  const [id] = (await call('PlaceOrder', [randomUUID(), confirmation])) as [string];
  return { id, email };
}
