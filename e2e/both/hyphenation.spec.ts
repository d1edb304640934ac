import type { Page } from '@playwright/test';
import { addressesIn } from '../support/addresses.ts';
import { locales } from '../support/brands.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** Titles of the page. Those that say their language themselves are what visitors write in another one. */
const titlesOn = (page: Page) => page.locator('main :is(h1, h2, h3, h4):not([lang])');

/** Opens pages, and expects their titles to be hyphenated as words of a language. */
async function expectHyphenated(page: Page, locale: string, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    const others = await titlesOn(page).evaluateAll(
      (titles, language) =>
        titles
          // A part that came alive between being found and being looked at has replaced its own.
          .filter(({ isConnected }) => isConnected)
          .filter((title) => getComputedStyle(title).hyphens !== 'auto' || !title.matches(`:lang(${language})`))
          .map(({ textContent }) => textContent),
      locale,
    );
    expect(others, address).toEqual([]);
  }
}

for (const locale of locales) {
  test(`titles of tiles, products and pages are hyphenated as ${locale} is`, async ({ page }) => {
    const { home, list, product, content } = await addressesIn(page, locale);
    await expectHyphenated(page, locale, [home, list, product, content]);
    await page.goto(list);
    await expect(page.locator('main article').getByRole('heading').first()).toBeVisible();
  });
}

test('titles of recipes and series are hyphenated, too', async ({ page, brand: { measured } }) => {
  await expectHyphenated(
    page,
    'de',
    [measured.recipe, measured.series].filter((path) => path !== undefined),
  );
});
