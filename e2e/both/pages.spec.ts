import type { Request } from '@playwright/test';
import { addressesIn } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { locales } from '../support/brands.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { layoutShift, MAX_LAYOUT_SHIFT } from '../support/layoutShift.ts';

/** What a page may fetch once it is interactive: the personal cart, and what parts near the window show. */
const MAY_FETCH = /\/checkout\/cart\/|\/GetListingItems$|\/backend\/Search$|\/GetSiteContext$|\/GetAll\w+ByReference$/;

for (const locale of locales) {
  test(`every kind of page in ${locale} renders, hydrates and is accessible`, async ({ page }) => {
    const addresses = await addressesIn(page, locale);
    for (const [kind, address] of Object.entries(addresses)) {
      await test.step(`${kind}: ${address}`, async () => {
        const calls: string[] = [];
        const bodies = new Set<string>();
        const note = (request: Request) => {
          if (request.method() !== 'POST') return;
          calls.push(request.url());
          bodies.add(request.url() + request.postData());
        };
        page.on('request', note);
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        page.off('request', note);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await page.evaluate(() => document.compatMode), 'laid out by the standards').toBe('CSS1Compat');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(calls.filter((url) => !MAY_FETCH.test(url))).toEqual([]);
        expect(calls, 'each once').toHaveLength(bodies.size);
        expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
        await expectAccessible(page);
      });
    }
  });
}

test('an unknown page answers 404 with the frame and links', async ({ page, problems }) => {
  const response = await page.goto('/en/there-is-no-such-page');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
  // The browser reports the expected 404; nothing else may be reported.
  expect(problems.splice(0)).toEqual([expect.stringContaining('404 (Not Found)')]);
});

for (const width of [360, 768, 1920]) {
  test(`nothing is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { home, list, product, cart } = await addressesIn(page, 'de');
    for (const address of [home, list, product, cart]) {
      await page.goto(address);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, address).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('every kind of page is accessible', async ({ page }) => {
    for (const address of Object.values(await addressesIn(page, 'de'))) {
      await test.step(address, async () => {
        await page.goto(address);
        await hydrated(page);
        await expectAccessible(page);
      });
    }
  });
});
