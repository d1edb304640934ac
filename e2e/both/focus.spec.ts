import { unseenFocus } from '../support/focusRing.ts';
import { pagesOfEachKind } from '../support/pagesOfEachKind.ts';
import { expect, hydrated, test } from '../support/test.ts';

const CART = '/warenkorb';
/** How many elements are focused one after the other: of the header, and of the content of each page. */
const IN_HEADER = 16;
const IN_CONTENT = 8;

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
