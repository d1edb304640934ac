import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { layoutShift, MAX_LAYOUT_SHIFT } from '../support/layoutShift.ts';
import { expect, hydrated, sampleOf, test } from '../support/test.ts';

/** The section navigation: the one that links to sections. */
const bar = (page: Page) => page.locator('main nav').filter({ has: page.locator('a[href^="#"]') });
const current = (page: Page) => bar(page).locator('a[aria-current=location]');

test('a page of many elements is linked, complete and accessible in every language', async ({ page, brand }) => {
  test.slow();
  const { german, others } = sampleOf(brand, 'guide');
  await page.goto('/');
  await expect(page.locator(`a[href="${german}"]`).first()).toBeAttached();
  for (const address of [german, ...others]) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('main a[aria-current=page]')).toHaveAttribute('href', address);
    await expect(bar(page)).toBeVisible();
    await expect(page.locator('main nav ul[data-columns] > li')).toHaveCount(4);
    await expect(page.locator('main figure figcaption')).toHaveCount(2);
    await expect(page.locator('main h3 a[href*="?filter."]').first()).toBeAttached();
    await expect(page.locator('main article a[href*="/p/"]').first()).toBeAttached();
    await expect(page.getByRole('note')).toBeVisible();
    await expectAccessible(page);
  }
});

test('the page navigation leads to sections, and follows the scroll position', async ({ page, brand }) => {
  await page.goto(sampleOf(brand, 'guide').german);
  await hydrated(page);
  await expect(current(page)).toHaveCount(0);

  const third = bar(page).locator('a[href^="#"]').nth(2);
  const name = (await third.getAttribute('href'))!.slice(1);
  await third.focus();
  await page.keyboard.press('Enter');
  await expect(third).toHaveAttribute('aria-current', 'location');
  await expect(page).toHaveURL(new RegExp(`#${name}$`));
  const section = page.locator(`[id="${name}"]`);
  await expect(section).toBeFocused();
  const gap = async () => (await section.boundingBox())!.y - bottomOf((await bar(page).boundingBox())!);
  await expect.poll(gap).toBeGreaterThanOrEqual(18);
  await expect.poll(gap).toBeLessThanOrEqual(22);

  await page.mouse.wheel(0, 40_000);
  await expect(bar(page).locator('a[href^="#"]').last()).toHaveAttribute('aria-current', 'location');
  await page.mouse.wheel(0, -40_000);
  await expect(current(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

test('an address with a hash opens at its section', async ({ page, brand }) => {
  const { german, section } = sampleOf(brand, 'guide');
  await page.goto(`${german}#${section}`);
  await hydrated(page);
  await expect(current(page)).toHaveAttribute('href', `#${section}`);
});

test('a box links to its list', async ({ page, brand }) => {
  await page.goto(sampleOf(brand, 'guide').german);
  await hydrated(page);
  const link = page.locator('main a[href*="?filter."]').first();
  const address = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(brand.url + address);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a video requests nothing from its platform before consent and start', async ({ page, brand }) => {
  const foreign: string[] = [];
  // Requests of the video are mocked: the test needs no network.
  await page.route(/^https:\/\/www\.youtube/, (route) => {
    foreign.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' });
  });
  await page.goto(sampleOf(brand, 'guide').german);
  await hydrated(page);
  const figure = page.locator('main figure').last();
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('button').first().click();
  expect(foreign).toEqual([]);
  await expect(figure.locator('iframe')).toHaveCount(0);
  await figure.getByRole('button').first().click();
  await expect(figure.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect.poll(() => new Set(foreign)).toEqual(new Set(['www.youtube-nocookie.com']));
});

test.describe('with statistics allowed', () => {
  test.use({ consent: 'open' });

  test('a product slider is tracked once a third of it is visible', async ({ page, brand }) => {
    const { german, list } = sampleOf(brand, 'guide');
    await page.addInitScript(() => {
      const record = { version: 1, date: new Date().toISOString(), decided: true, granted: ['statistics'] };
      localStorage.setItem('consent', JSON.stringify(record));
    });
    const seen = () =>
      page.evaluate(() => {
        const { dataLayer = [] } = window as unknown as { dataLayer?: { event?: string; ecommerce?: object }[] };
        return dataLayer.filter(({ event }) => event === 'view_promotion').map(({ ecommerce }) => ecommerce);
      });
    await page.goto(german);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await seen()).toEqual([]);
    await page.locator('main article:has(a[href*="/p/"])').first().scrollIntoViewIfNeeded();
    await expect.poll(seen).toEqual([
      expect.objectContaining({
        promotion_id: list,
        promotion_name: expect.any(String),
        creative_name: expect.any(String),
        items: expect.arrayContaining([expect.objectContaining({ item_id: expect.any(String) })]),
      }),
    ]);
  });
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('no layout shift while the page loads and is scrolled', async ({ page, brand }) => {
      await page.goto(sampleOf(brand, 'guide').german);
      await hydrated(page);
      // What is near is rendered anew while somebody goes there.
      for (const heading of await page.getByRole('heading', { level: 2 }).all())
        await expect(() => heading.scrollIntoViewIfNeeded()).toPass();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('one box and a half are in view, with pictures for that width', async ({ page, brand }) => {
    await page.goto(sampleOf(brand, 'guide').german);
    await hydrated(page);
    const boxes = page.locator('main li:has(a[href*="?filter."])').locator('xpath=..').locator('> li');
    const row = (await boxes.locator('xpath=..').first().boundingBox())!;
    const box = (await boxes.first().boundingBox())!;
    expect(row.width / box.width).toBeGreaterThan(1.4);
    expect(row.width / box.width).toBeLessThan(1.7);
    const picture = page.locator('main figure img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('-landscape');
  });
});

const bottomOf = ({ y, height }: { y: number; height: number }) => y + height;
