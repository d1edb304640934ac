import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

test('a tap on "add to cart" before hydration is replayed', async ({ page, brand }) => {
  const list = await (await page.request.get(brand.longList)).text();
  const product = /<article[\s\S]*?href="([^"]*\/p\/[^"]*)"/.exec(list)?.[1] ?? '';
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(product, { waitUntil: 'commit' });
  await page
    .locator('main form')
    .getByRole('button', { name: text('catalogue.addToCart.submit') })
    .click();
  expect(new URL(page.url()).search, 'the form is not sent').toBe('');
  release();
  await expect(page.getByRole('link', { name: text('frame.header.cart', { count: 1 }) })).toBeVisible();
});
