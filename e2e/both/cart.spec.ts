import type { Page } from '@playwright/test';
import { signIn, signOut } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { addedDrawer, addToCart, cartLink, closeAdded } from '../support/cart.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, test, watch } from '../support/test.ts';
import { open, openProduct, overflow } from '../support/view.ts';

/** The title of the product whose page is open. */
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const lineOf = (page: Page, title: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: title, has: page.getByRole('spinbutton') });
const saved = (page: Page) => page.getByRole('region', { name: text('checkout.saved.title') });

async function openCart(page: Page, count: number) {
  await cartLink(page, count).click();
  await expect(page.getByRole('heading', { level: 1, name: text('checkout.cartPage.title') })).toBeVisible();
}

test('open tabs show the same lines, also after signing in and out', async ({ page, brand, context, problems }) => {
  await openProduct(page, brand);
  const title = await titleOf(page);
  await addToCart(page);
  await closeAdded(page);

  const other = await context.newPage();
  watch(other, problems);
  await open(other, (await cartLink(page, 1).getAttribute('href')) ?? '');
  await expect(lineOf(other, title)).toBeVisible();

  await lineOf(other, title)
    .getByRole('button', { name: text('ui-kit.quantityField.more') })
    .click();
  await expect(cartLink(page, 2)).toBeVisible();
  await openCart(page, 2);
  await lineOf(page, title).getByRole('spinbutton').fill('3');
  await lineOf(page, title).getByRole('spinbutton').press('Enter');
  await expect(lineOf(other, title).getByRole('spinbutton')).toHaveValue('3');

  await signIn(page);
  await expect(page.getByText(text('cart.merged.title'))).toBeVisible();
  await expect(other.getByRole('button', { name: text('frame.account.open') })).toBeVisible();
  await expect(lineOf(other, title)).toBeVisible();
  await page.getByRole('button', { name: text('checkout.cartPage.removeItem', { title }), exact: true }).click();
  await expect(lineOf(other, title)).toHaveCount(0);
  await page.getByRole('button', { name: text('checkout.cartPage.removed.undo') }).click();
  await expect(lineOf(other, title)).toBeVisible();

  await signOut(page);
  await expect(other.getByText(text('checkout.cartPage.empty.title'))).toBeVisible();
  await expect(cartLink(other, 0)).toBeVisible();
});

for (const width of [360, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a drawer tells what has come into the cart, and leads on', async ({ page, brand }) => {
      await openProduct(page, brand);
      const title = await titleOf(page);
      await addToCart(page);
      const drawer = addedDrawer(page);
      await expect(
        drawer.getByRole('status').filter({ hasText: text('pages.product.added.text', { title }) }),
      ).toBeVisible();
      await expect(drawer.getByText(text('pages.addedDrawer.sum', { count: 1 }))).toBeVisible();
      await expect(drawer.getByRole('link', { name: text('pages.addedDrawer.checkout') })).toBeVisible();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await page.screenshot({ path: test.info().outputPath('drawer.png') });

      await drawer.getByRole('link', { name: text('pages.product.added.toCart') }).click();
      await expect(drawer).toBeHidden();
      await expect(lineOf(page, title)).toBeVisible();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await page.screenshot({ path: test.info().outputPath('cart.png'), fullPage: true });
    });
  });
}

test('an article is saved for later and taken back, by keyboard', async ({ page, brand }) => {
  await openProduct(page, brand);
  const title = await titleOf(page);
  await addToCart(page);
  await closeAdded(page);
  await openCart(page, 1);
  await page.getByRole('button', { name: text('checkout.cartLine.saveItem', { title }) }).press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText(text('checkout.cartPage.empty.title'))).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();
  await expectAccessible(page);

  // It is kept by the services.
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: text('checkout.saved.moveItem', { title }) }).press('Enter');
  await expect(lineOf(page, title)).toBeVisible();
  await expect(saved(page)).toBeHidden();
});

test('a cart is shared by a link that puts its articles into another one', async ({
  page,
  brand,
  browser,
  problems,
}) => {
  await openProduct(page, brand);
  const title = await titleOf(page);
  await addToCart(page);
  await closeAdded(page);
  await openCart(page, 1);
  await page.getByRole('button', { name: text('checkout.share.button') }).click();
  const link = await page.getByRole('textbox', { name: text('checkout.share.link') }).inputValue();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('share.png'), fullPage: true });

  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  watch(theirs, problems);
  await open(theirs, link);
  const shared = theirs.getByRole('region', { name: text('checkout.shared.title') });
  await expect(shared.getByText(title)).toBeVisible();
  await theirs.screenshot({ path: test.info().outputPath('shared.png'), fullPage: true });
  await shared.getByRole('button', { name: text('checkout.shared.add') }).click();
  await expect(lineOf(theirs, title)).toBeVisible();
  await expect(cartLink(theirs, 1)).toBeVisible();

  await open(theirs, link.replace(/.$/, '_'));
  await expect(theirs.getByText(text('checkout.shared.notFound'), { exact: true })).toBeVisible();
  await expect(lineOf(theirs, title)).toBeVisible();
  await friend.close();
});
