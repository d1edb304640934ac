import type { Locator, Page } from '@playwright/test';
import { boxOf } from './view.ts';

/** Touch events of a swipe across an element, from right to left. */
export async function swipeLeft(page: Page, element: Locator) {
  const { x, y, width, height } = await boxOf(element);
  const client = await page.context().newCDPSession(page);
  const at = (part: number) => ({ x: x + width * part, y: y + height / 2 });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: part === undefined ? [] : [at(part)] });
  await touch('touchStart', 0.8);
  for (const part of [0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch('touchMove', part);
  await touch('touchEnd');
  await client.detach();
}
