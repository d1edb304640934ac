import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addToCart, cartLink, closeAdded } from '../support/cart.ts';
import { type TextId, text } from '../support/messages.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { open, overflow } from '../support/view.ts';

const WORDS = 'Für dich, von uns allen.';

/** A button of the gift wrap, whose text names the article. */
const wrapButton = (page: Page, id: TextId) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${text(id, { title: '', price: '' }).split(':')[0]}:`) });

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an article is wrapped with words for a day, wrapped otherwise, and unwrapped', async ({ page, brand }) => {
      await open(page, sampleOf(brand, 'withGiftWrap'));
      await addToCart(page);
      await closeAdded(page);
      await open(page, brand.measured.cart);
      const main = page.getByRole('main');
      const sum = page
        .getByRole('region', { name: text('checkout.cartTotals.title') })
        .getByRole('definition')
        .nth(1);
      const before = await sum.innerText();

      await wrapButton(page, 'checkout.giftWrap.add').click();
      const words = main.getByLabel(text('checkout.giftWrap.card'));
      await words.fill(WORDS.replace(' von', '\nvon'));
      await expect(words).toHaveValue(WORDS);
      await main.getByRole('radio').nth(1).check();
      await main.getByLabel(text('checkout.giftWrap.date')).fill('2029-12-24');
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      await main.getByRole('button', { name: text('checkout.giftWrap.save') }).click();
      await expect(main.getByText(`«${WORDS}»`)).toBeVisible();
      await expect(main.getByText(text('checkout.giftWrap.given', { date: '24.12.2029' }))).toBeVisible();
      await expect(sum).not.toHaveText(before);
      // Paper is no piece of its own.
      await expect(cartLink(page, 1)).toBeVisible();

      await page.reload();
      await wrapButton(page, 'checkout.giftWrap.change').click();
      await expect(main.getByLabel(text('checkout.giftWrap.card'))).toHaveValue(WORDS);
      await expect(main.getByRole('radio').nth(1)).toBeChecked();
      await main.getByRole('radio').nth(2).check();
      await main.getByRole('button', { name: text('checkout.giftWrap.save') }).click();
      await expect(main.getByRole('radio')).toHaveCount(0);
      await expect(main.getByText(`«${WORDS}»`)).toBeVisible();

      await wrapButton(page, 'checkout.giftWrap.remove').click();
      await expect(main.getByText(`«${WORDS}»`)).toHaveCount(0);
      await expect(wrapButton(page, 'checkout.giftWrap.add')).toBeFocused();
      await expect(sum).toHaveText(before);
    });
  });
}
