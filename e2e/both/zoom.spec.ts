import { pagesOfEachKind } from '../support/pagesOfEachKind.ts';
import { seeAll } from '../support/pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { widerThanWindow } from '../support/widerThanWindow.ts';

const CART = '/warenkorb';

/** Windows and sizes of text: as at 400 % zoom of 1280 px, and text twice as large (WCAG 1.4.10 and 1.4.4). */
const ways = [
  { name: 'at 320 px', size: { width: 320, height: 640 }, text: '' },
  { name: 'at 390 px with text twice as large', size: { width: 390, height: 844 }, text: '200%' },
  { name: 'at 1280 px with text twice as large', size: { width: 1280, height: 900 }, text: '200%' },
];

test('no page loses anything at its side, in a narrow window and with large text', async ({ page, brand }) => {
  const faults: string[] = [];
  for (const address of [...pagesOfEachKind(brand), CART]) {
    await page.setViewportSize(ways[0]!.size);
    await page.goto(address);
    await hydrated(page);
    await seeAll(page);
    for (const { name, size, text } of ways) {
      await page.setViewportSize(size);
      await page.evaluate((to) => (document.documentElement.style.fontSize = to), text);
      faults.push(...(await widerThanWindow(page)).map((fault) => `${address} ${name}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('no badge of a list breaks its word, however narrow the phone', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  await seeAll(page);
  const faults: string[] = [];
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { count, broken } = await page.locator('main article [data-style]').evaluateAll((badges) => ({
      count: badges.length,
      broken: badges
        .filter((badge) => !/[\s\u00ad-]/.test(badge.textContent!.trim()))
        .filter((badge) => {
          const text = document.createRange();
          text.selectNodeContents(badge);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map((badge) => badge.textContent),
    }));
    expect(count).toBeGreaterThan(0);
    faults.push(...broken.map((word) => `${word} at ${width} px`));
  }
  expect(faults).toEqual([]);
});
