import type { Page } from '@playwright/test';
import { text } from '../support/messages.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { boxOf, open, overflow, overlap } from '../support/view.ts';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
const TEXTS = /(<(h[1-4]|p|td|dd|figcaption)\b[^>]*>)[^<]{3,}(<\/\2>)/g;

/** Every heading and paragraph of the pages that the server sends is one long word. */
const sendLongWords = (page: Page) =>
  page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(TEXTS, `$1${LONG_WORD}$3`) });
    },
  );

for (const width of [390, 1280]) {
  test.describe(`long words at ${width} px`, () => {
    // Hydration would put the page's own texts back.
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: false });

    test('break, and widen no kind of page', async ({ page, brand, problems }) => {
      await sendLongWords(page);
      for (const path of Object.values(brand.measured)) {
        await page.goto(path);
        await expect(page.getByRole('heading').filter({ hasText: LONG_WORD }).first(), path).toBeVisible();
        expect([path, await overflow(page)]).toEqual([path, 0]);
      }
      expect(problems.splice(0).filter((problem) => !/\.js csp$/.test(problem))).toEqual([]);
    });

    test('of a search break in its heading', async ({ page, problems }) => {
      await page.goto(`/suche?q=${LONG_WORD}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(LONG_WORD);
      expect(await overflow(page)).toBe(0);
      expect(problems.splice(0).filter((problem) => !/\.js csp$/.test(problem))).toEqual([]);
    });
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} px the logo keeps its size with text twice as large, and the header shows all`, async ({
    page,
    brand,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, brand.longList);
    const logo = page.locator('header .logo svg');
    const before = await boxOf(logo);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const after = await boxOf(logo);
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(await overlap(logo, page.locator('header .tools'))).toBe(false);
    await expect(page.getByRole('button', { name: text('frame.account.login') })).toBeInViewport({ ratio: 1 });
  });
}

test('no step of a recipe is split over two printed pages', async ({ page, brand }) => {
  await open(page, sampleOf(brand, 'recipes').open);
  await page.emulateMedia({ media: 'print' });
  const steps = page.locator('#steps ol > li');
  await expect(steps.first()).toBeVisible();
  const breaks = await steps.evaluateAll((items) => items.map((item) => getComputedStyle(item).breakInside));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});
