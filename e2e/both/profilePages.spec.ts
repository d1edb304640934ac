import type { Request } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { locales } from '../support/brands.ts';
import { unseenFocus } from '../support/focusRing.ts';
import { layoutShift, MAX_LAYOUT_SHIFT } from '../support/layoutShift.ts';
import { profilePages } from '../support/profilePages.ts';
import { expect, test } from '../support/test.ts';
import { open, overflow } from '../support/view.ts';
import { widerThanWindow } from '../support/widerThanWindow.ts';

/** At least so many pages there are in every brand. */
const MIN_PAGES = 9;
/** What every page asks for once it is interactive: the cart, and all links of a footer in view. */
const MAY_FETCH = /\/(cart\/GetCart|site\/GetSiteContext)$/;
/** What a page asks for that the server has not: the wishes that hearts show on this device, passkeys, which only browsers use. */
const FETCHED_BY: Readonly<Record<string, RegExp>> = {
  'wish-list': /\/wishList\/GetWishes$/,
  personal: /\/passkey\/GetAll$/,
};
/** How many elements of each page are focused one after the other. */
const FOCUSED = 10;

test.beforeEach(async ({ page }) => {
  await open(page, '/');
  await signIn(page);
});

for (const locale of locales) {
  test(`every page of the profile area in ${locale} hydrates without asking again, and is accessible`, async ({
    page,
  }) => {
    const addresses = await profilePages(page, locale);
    expect(addresses.length).toBeGreaterThanOrEqual(MIN_PAGES);
    for (const address of addresses) {
      await test.step(address, async () => {
        const calls: string[] = [];
        const note = (request: Request) => {
          if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
        };
        page.on('request', note);
        await open(page, address);
        await page.waitForLoadState('networkidle');
        page.off('request', note);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const own = FETCHED_BY[address.split('/').at(-1)!];
        expect(calls.filter((path) => !MAY_FETCH.test(path) && !own?.test(path))).toEqual([]);
        expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
        await expectAccessible(page);
      });
    }
  });
}

test('no page of the profile area loses anything at its side, and the focus is seen on each', async ({ page }) => {
  const faults: string[] = [];
  for (const address of await profilePages(page)) {
    await page.setViewportSize({ width: 1920, height: 900 });
    await open(page, address);
    expect(await overflow(page), address).toBe(0);
    await page.locator('main').focus();
    for (let step = 0; step < FOCUSED; step += 1) {
      await page.keyboard.press('Tab');
      const fault = await unseenFocus(page);
      if (fault) faults.push(`${address} ${fault}`);
    }
    for (const [width, size] of [
      [320, ''],
      [390, '200%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
      faults.push(...(await widerThanWindow(page)).map((fault) => `${address} at ${width} px ${size}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});
