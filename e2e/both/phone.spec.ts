import { addedDrawer } from '../support/cart.ts';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { open, openProduct } from '../support/view.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const link of ['shipping', 'returns'] as const) {
  test(`${link} are one tap from the cart`, async ({ page, brand }) => {
    await openProduct(page, brand);
    await page
      .locator('main form[action="/cart/items"]')
      .getByRole('button', { name: text('catalogue.addToCart.submit') })
      .tap();
    await expect(addedDrawer(page)).toBeVisible();
    await open(page, brand.measured.cart);
    const cart = page.url();
    await page
      .locator('main')
      .getByRole('link', { name: text(`checkout.cartTotals.${link}`), exact: true })
      .tap();
    await expect(page).not.toHaveURL(cart);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
