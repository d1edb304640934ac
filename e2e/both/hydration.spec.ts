import { addressesIn } from '../support/addresses.ts';
import { locales } from '../support/brands.ts';
import { pagesOfEachKind } from '../support/pagesOfEachKind.ts';
import { expect, hydrated, test } from '../support/test.ts';

// In production React does not report mismatches of attributes. The development build logs them, which fails the test. One
// browser for all languages: it has several hundred modules to load.
test('server and browser render the same on every kind of page, and on the usual ones in every language', async ({
  page,
  brand,
}) => {
  const addresses = new Set(pagesOfEachKind(brand));
  for (const locale of locales) {
    for (const address of Object.values(await addressesIn(page, locale))) addresses.add(address);
  }
  for (const address of addresses) {
    const response = await page.goto(brand.developmentUrl + address);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
});
