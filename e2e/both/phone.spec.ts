import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addedDrawer } from '../support/cart.ts';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';
import { boxOf, open, openProduct, scrollTo } from '../support/view.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const buyForm = (page: Page) => page.locator('main form[action="/cart/items"]');
const BUY = { name: text('catalogue.addToCart.submit') };

for (const width of [320, 360, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the style sheet knows how high the header is: no script has to say it and restyle the page', async ({
      page,
    }) => {
      await open(page, '/');
      const bar = await boxOf(page.locator('header .bar'));
      const padding = await page.evaluate(() =>
        parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );
      expect(padding - bar.height).toBeCloseTo(8);
      expect(await page.locator('html').getAttribute('style')).toBeNull();
    });

    test('the tools of the header stand beside the logo', async ({ page }) => {
      await open(page, '/');
      const [logo, cart] = [
        await boxOf(page.locator('header .logo svg')),
        await boxOf(page.locator('header .tools a').last()),
      ];
      expect(cart.y + cart.height / 2).toBeCloseTo(logo.y + logo.height / 2, 0);
    });
  });
}

test('an article is bought at the bottom of the window once its button is out of sight', async ({ page, brand }) => {
  await openProduct(page, brand);
  const bar = buyForm(page)
    .getByRole('button', { ...BUY, includeHidden: true })
    .last();
  await expect(bar).toBeHidden();
  await page.locator('#description').evaluate((section) => section.scrollIntoView());
  await expect(buyForm(page).getByRole('button', BUY)).not.toBeInViewport();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await bar.tap();
  await expect(addedDrawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await scrollTo(page, 0);
  await expect(bar).toBeHidden();
});

test('the way to the top never lies over the button that buys', async ({ page, brand }) => {
  await openProduct(page, brand);
  const top = page.getByRole('button', { name: text('frame.scrollToTop.label') });
  const button = buyForm(page).getByRole('button', BUY);
  for (const block of ['end', 'center', 'start'] as const) {
    await button.evaluate((element, where) => element.scrollIntoView({ block: where, behavior: 'instant' }), block);
    await expect(button).toBeInViewport();
    await expect(top).toBeHidden();
  }
  await page.locator('#description').evaluate((section) => section.scrollIntoView());
  await expect(button).not.toBeInViewport();
  await expect(top).toBeVisible();
});

for (const link of ['shipping', 'returns'] as const) {
  test(`${link} are one tap from the cart`, async ({ page, brand }) => {
    await openProduct(page, brand);
    await buyForm(page).getByRole('button', BUY).tap();
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
