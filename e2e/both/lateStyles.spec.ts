import { MAX_LAYOUT_SHIFT, shiftsOf, sumOf } from '../support/layoutShift.ts';
import { pagesOfEachKind } from '../support/pagesOfEachKind.ts';
import { expect, hydrated, test } from '../support/test.ts';

for (const width of [390, 768]) {
  test(`nothing moves at ${width} px when the style sheet comes after somebody has scrolled`, async ({
    page,
    brand,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const faults: string[] = [];
    for (const address of pagesOfEachKind(brand)) {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      let wasHeld = false;
      await page.route('**/assets/styles-*.css', async (route) => {
        wasHeld = true;
        await held;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await shiftsOf(page);
      const released = await page.evaluate(() => performance.now());
      release();
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
      await hydrated(page);
      if (!wasHeld) faults.push(`${address} loads no style sheet`);
      const shifts = await shiftsOf(page, released);
      const sum = sumOf(shifts);
      if (sum > MAX_LAYOUT_SHIFT) faults.push(`${address} moves by ${sum}: ${JSON.stringify(shifts)}`);
      await page.unroute('**/assets/styles-*.css');
    }
    expect(faults).toEqual([]);
  });
}
