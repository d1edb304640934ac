import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { text, type TextId } from '../support/messages.ts';
import { placeOrder } from '../support/placeOrder.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { open, openProduct, overflow } from '../support/view.ts';

/** A page has its content on paper, as wide as that, and neither the frame nor what is pressed or filled in. */
async function expectPrinted(page: Page, name: string) {
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const selector of ['header', 'footer', 'nav', 'dialog', 'button', 'select', 'form input']) {
    await expect(page.locator(selector).filter({ visible: true }), selector).toHaveCount(0);
  }
  expect(await overflow(page)).toBe(0);
  await page.screenshot({ path: `test-results/print-${name}.png`, fullPage: true });
  await page.emulateMedia({ media: null });
}

const heading = (page: Page, id: TextId) => page.getByRole('heading', { level: 1, name: text(id) });

test.use({ viewport: { width: 794, height: 1123 } });

test('orders and invoices of a customer are printed without the frame', async ({ page, brand }) => {
  await open(page, '/');
  await signIn(page);
  await open(page, '/profil/orders');
  await expectPrinted(page, `${brand.site}-orders`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('region', { name: text('profile.order.events'), exact: true })).toBeVisible();
  await expectPrinted(page, `${brand.site}-order`);
  await open(page, '/profil/invoices');
  await expect(heading(page, 'profile.invoices.title')).toBeVisible();
  await expectPrinted(page, `${brand.site}-invoices`);
});

test('products and lists are printed without the frame and what is pressed', async ({ page, brand }) => {
  await open(page, brand.longList);
  await expectPrinted(page, `${brand.site}-list`);
  await openProduct(page, brand);
  await expectPrinted(page, `${brand.site}-product`);
});

test('wishes are printed without the frame', async ({ page, brand }) => {
  await open(page, brand.longList);
  const heart = page.locator('main article button[data-wish]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/profil/wish-list');
  await expect(page.locator('main article')).toHaveCount(1);
  await expectPrinted(page, `${brand.site}-wishes`);
});

test('the order of a guest is printed without the frame', async ({ page, brand }) => {
  const { id } = await placeOrder(page, brand);
  await open(page, `/kasse/order?order=${id}`);
  await expect(heading(page, 'checkout.order.title')).toBeVisible();
  await expectPrinted(page, `${brand.site}-guest`);
});

test('a shopping list is printed with its check boxes, and without the frame', async ({ page, brand }) => {
  const { open: recipe } = sampleOf(brand, 'recipes');
  await open(page, recipe);
  await page.getByRole('button', { name: text('recipes.shopping.add'), exact: true }).click();
  await page.getByRole('link', { name: text('recipes.plan.toList') }).click();
  await expect(heading(page, 'profile.shoppingList.title')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectPrinted(page, `${brand.site}-shopping`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});
