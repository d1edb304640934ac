import type { Page } from '@playwright/test';
import type { Product } from '@shop/contracts';
import type { TestedBrand } from '../support/brands.ts';
import { text } from '../support/messages.ts';
import { holdBack } from '../support/holdBack.ts';
import { expect, hydrated, sampleOf, test } from '../support/test.ts';
import { open } from '../support/view.ts';

async function addressOf(page: Page, id: string): Promise<string> {
  const reply = await page.request.post('/services/catalogue/detail/GetProduct', { data: [id] });
  const [product] = (await reply.json()) as [Product];
  return product.link.url;
}

/** Addresses of sections: known before the page is rendered, loaded late, beside another one, and of CMS pages. */
async function addressesOf(page: Page, brand: TestedBrand): Promise<string[]> {
  const { withQuestions, withVariants } = sampleOf(brand, 'buying');
  const { glossary, term, index } = sampleOf(brand, 'editorial');
  const { german, section } = sampleOf(brand, 'guide');
  const product = await addressOf(page, withVariants);
  return [
    `${product}#info`,
    `${product}#reviews`,
    `${await addressOf(page, withQuestions)}#questionnaire`,
    `${sampleOf(brand, 'series')}#description`,
    `${german}#${section}`,
    `${glossary}#${term}`,
    `${index}#index-s`,
  ];
}

/** Whether the section of the address is below the sticky parts, or as close as the end of the page allows. */
function isInPosition(): boolean {
  const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!section) return false;
  const root = document.documentElement;
  const px = (length: string) => parseFloat(length) || 0;
  const position = px(getComputedStyle(root).scrollPaddingTop) + px(getComputedStyle(section).scrollMarginTop);
  const distance = section.getBoundingClientRect().top - position;
  const isAtEnd = root.scrollHeight - window.innerHeight - window.scrollY <= 4;
  return Math.abs(distance) <= 4 || (distance > 0 && isAtEnd);
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('an address of a section opens there and stays there', async ({ page, brand }) => {
      test.slow();
      for (const address of await addressesOf(page, brand)) {
        await test.step(address, async () => {
          // A document of its own for each, even of the same page.
          await page.goto('about:blank');
          await open(page, address);
          await expect.poll(() => page.evaluate(isInPosition)).toBe(true);
          // Whatever comes late has come.
          await page.waitForLoadState('networkidle');
          await expect.poll(() => page.evaluate(isInPosition)).toBe(true);
          expect(page.url()).toBe(brand.url + address);
        });
      }
    });

    test('a link to a section of another page leads there, and stays there', async ({ page, brand }) => {
      const { index, glossary, term } = sampleOf(brand, 'editorial');
      await open(page, index);
      await page.locator(`main a[href="${glossary}#${term}"]`).click();
      await expect(page).toHaveURL(`${brand.url}${glossary}#${term}`);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.evaluate(isInPosition)).toBe(true);
    });

    test('who scrolls on from a section is not taken back, and the address follows', async ({ page, brand }) => {
      await open(page, `${await addressOf(page, sampleOf(brand, 'buying').withVariants)}#info`);
      await expect.poll(() => page.evaluate(isInPosition)).toBe(true);
      await page.mouse.move(width / 2, 600);
      await page.mouse.wheel(0, 100_000);
      await expect(page).not.toHaveURL(/#info$/);
      await page.waitForLoadState('networkidle');
      const current = page
        .getByRole('navigation', { name: text('pages.product.sections') })
        .locator('[aria-current="location"]');
      await expect(current).toHaveCount(1);
    });
  });
}

test('who has scrolled before the page came to life stays where they are', async ({ page, brand }) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto(`${await addressOf(page, sampleOf(brand, 'buying').withVariants)}#info`, {
    waitUntil: 'commit',
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, -100_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
