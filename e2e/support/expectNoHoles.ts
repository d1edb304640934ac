import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Maximum share of the gaps between pictures. */
const LEAST_FILLED = 0.93;

/** Expects the picture section to be filled, for any number of pictures. */
export async function expectNoHoles(page: Page): Promise<void> {
  const pictures = page.locator('#gallery ul');
  await page.locator('#gallery').scrollIntoViewIfNeeded();
  await expect(pictures).toBeVisible();
  const most = await pictures.getByRole('listitem').count();
  expect(most).toBeGreaterThan(1);
  for (let count = most; count > 1; count--)
    await expect.poll(() => filledShare(pictures, count)).toBeGreaterThan(LEAST_FILLED);
}

/**
 * The share of a list's area that its pictures would take if it had `count` of them. NaN while it is being replaced.
 */
const filledShare = (list: Locator, count: number) =>
  list.evaluate((element, left) => {
    const areaOf = (part: Element) => part.clientWidth * part.clientHeight;
    const copy = element.cloneNode(true) as Element;
    while (copy.children.length > left) copy.lastElementChild?.remove();
    element.after(copy);
    const share =
      [...copy.querySelectorAll('button')].reduce((sum, picture) => sum + areaOf(picture), 0) / areaOf(copy);
    copy.remove();
    return share;
  }, count);
