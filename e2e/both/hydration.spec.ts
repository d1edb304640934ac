import { addressesIn } from '../support/addresses.ts';
import { locales } from '../support/brands.ts';
import { expect, hydrated, test } from '../support/test.ts';

// In production React does not report mismatches of attributes. The development build logs them, which fails the test.
for (const locale of locales) {
  test(`server and browser render the same in ${locale}`, async ({ page, brand }) => {
    const addresses = await addressesIn(page, locale);
    for (const address of Object.values(addresses)) {
      const response = await page.goto(brand.developmentUrl + address);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
    }
  });
}
