import { unseenFocus } from '../support/focusRing.ts';
import { text } from '../support/messages.ts';
import { pagesOfEachKind } from '../support/pagesOfEachKind.ts';
import { addedDrawer, addToCart } from '../support/cart.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { openProduct } from '../support/view.ts';

const CART = '/warenkorb';
/** How many elements are focused one after the other: of the header, and of the content of each page. */
const IN_HEADER = 16;
const IN_CONTENT = 8;
const IN_FOOTER = 6;
const IN_DRAWER = 5;

test('the keyboard focus is seen wherever it is', async ({ page, brand }) => {
  const found: string[] = [];
  for (const address of [...pagesOfEachKind(brand), CART]) {
    await page.goto(address);
    await hydrated(page);
    if (address !== '/') await page.locator('main').focus();
    for (let step = 0; step < (address === '/' ? IN_HEADER : IN_CONTENT); step += 1) {
      await page.keyboard.press('Tab');
      const fault = await unseenFocus(page);
      if (fault) found.push(`${address} ${fault}`);
    }
  }
  expect(found).toEqual([]);
});

test('the keyboard focus is seen at the end of a page, and in a drawer', async ({ page, brand }) => {
  const found: string[] = [];
  await page.goto('/');
  await hydrated(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  const links = page.getByRole('contentinfo').getByRole('link');
  await links.last().focus();
  for (let step = 0; step < IN_FOOTER; step += 1) {
    // As by the keyboard: a script's own focus is not shown.
    await page.keyboard.press('Shift+Tab');
    found.push(...[await unseenFocus(page)].filter((fault) => fault !== null));
  }
  await openProduct(page, brand);
  await addToCart(page);
  // While it comes in, what is focused may be outside of the window.
  const close = addedDrawer(page).getByRole('button', { name: text('ui-kit.drawer.close') });
  await expect(close).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < IN_DRAWER; step += 1) {
    await page.keyboard.press('Tab');
    found.push(...[await unseenFocus(page)].filter((fault) => fault !== null));
  }
  expect(found).toEqual([]);
});
