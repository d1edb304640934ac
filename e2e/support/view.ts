import type { Locator, Page } from '@playwright/test';
import type { TestedBrand } from './brands.ts';
import { hydrated } from './test.ts';

/** The first entry of the main navigation that has a flyout. */
export const entryWithFlyout = (page: Page) =>
  page
    .locator('header nav li')
    .filter({ has: page.locator('[aria-controls]') })
    .first();

/** px the page is scrolled. */
export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
export const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

/** Horizontal overflow of the page in px. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Position and size of an element in the window. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to measure.');
  return box;
}

/** Whether two elements overlap. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Opens the first product of the brand's long list, by a page load. */
export async function openProduct(page: Page, brand: TestedBrand) {
  await page.goto(brand.longList);
  await open(page, (await page.locator('main article a').first().getAttribute('href')) ?? '');
}
