import type { Page } from '@playwright/test';
import type { TestedBrand } from '../support/brands.ts';
import { listIdIn } from '../support/listIdIn.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { swipe } from '../support/touch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A product with several pictures and variants, as linked from the list. */
async function openVaried(page: Page, brand: TestedBrand) {
  await page.goto(brand.longList);
  const listId = listIdIn(await page.content());
  const reply = await page.request.post('/services/catalogue/backend/GetListingItems', {
    data: [{ listId, locale: 'de', pageSize: 48 }],
  });
  const [{ items }] = (await reply.json()) as [
    { items: { secondaryImage: unknown; link: { url: string }; configurationOptions: { values: unknown[] }[] }[] },
  ];
  const varied = items.find(
    ({ configurationOptions, secondaryImage }) => configurationOptions.length && secondaryImage,
  );
  await page.goto(varied?.link.url ?? '');
  await hydrated(page);
}

const thumbnail = (page: Page, number: number) =>
  page.locator('main [data-thumbnails]').first().getByRole('button').nth(number);

test('a gallery works by swipe and by arrow keys', async ({ page, brand }) => {
  await openVaried(page, brand);
  const row = page.locator('main [data-row]').first();
  await expect(thumbnail(page, 0)).toHaveAttribute('aria-current', 'true');
  // On a busy machine a delayed swipe may count as a long press: then it swipes again.
  const swipeTo = (number: number, widths: number) =>
    expect(async () => {
      await swipe(page, row, widths);
      await expect(thumbnail(page, number)).toHaveAttribute('aria-current', 'true', { timeout: 3_000 });
    }).toPass();
  await swipeTo(1, -0.7);
  await swipeTo(0, 0.7);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true');
  await thumbnail(page, 0).tap();
  await expect(thumbnail(page, 0)).toHaveAttribute('aria-current', 'true');
});

test('full-window pictures: swipe, arrows, a tap to zoom, Escape and the focus', async ({ page, brand }) => {
  await openVaried(page, brand);
  const open = page.getByRole('button', { name: text('catalogue.zoom.open') }).first();
  await open.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  const stage = viewer.locator('[data-stage]');
  const position = viewer.getByRole('status');
  await expect(position).toHaveText(/^\D*1\D/);
  await swipe(page, stage, -0.5);
  await expect(position).toHaveText(/^\D*2\D/);
  await swipe(page, stage, 0.5);
  await expect(position).toHaveText(/^\D*1\D/);
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText(/^\D*2\D/);
  await page.keyboard.press('ArrowLeft');
  await viewer.getByRole('button', { name: text('catalogue.zoom.larger') }).tap();
  await expect(viewer.getByRole('button', { name: text('catalogue.zoom.smaller') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(open).toBeFocused();
});

test('a variant is chosen by a tap, and by the keyboard', async ({ page, brand }) => {
  await openVaried(page, brand);
  const variants = page.locator('main a[href*="?variant="]');
  await variants.nth(1).tap();
  await expect(variants.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/variant=/);
  await variants.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(variants.nth(0)).toHaveAttribute('aria-current', 'true');
});

test('a list is filtered by taps in a drawer, which Escape closes, and paged by a tap', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  const filter = page.getByRole('button', { name: text('catalogue.filters.open', { count: 0 }) });
  await filter.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(filter).toBeFocused();

  const next = page.getByRole('link', { name: text('ui-kit.pagination.next') });
  await next.tap();
  await expect(page).toHaveURL(/page=2/);
});

test('a slider follows the finger, and the keyboard moves from slide to slide', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const slider = page.locator('main section[aria-label]:has(> ul > li article)').first();
  const list = slider.locator('> ul');
  // The server HTML of a slider is replaced when somebody comes near.
  const isHydrated = () =>
    list.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      return Object.keys(element).some((key) => key.startsWith('__react'));
    });
  await expect.poll(isHydrated).toBe(true);
  await swipe(page, list, -0.6);
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
  await list.locator('article a').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(list.locator('> li').nth(1).locator('a').first()).toBeFocused();
});
