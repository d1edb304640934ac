import type { Locator, Page } from '@playwright/test';

const STEPS = 8;

/** A swipe across an element, by a multiple of its width: to the left if negative. */
export async function swipe(page: Page, over: Locator, widths: number) {
  const box = await over.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const client = await page.context().newCDPSession(page);
  const y = Math.round(box.y + Math.min(box.height / 2, 150));
  const start = box.x + box.width * (widths < 0 ? 0.85 : 0.15);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: Math.round(x), y }],
    });
  await touch('touchStart', start);
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', start + (box.width * widths * step) / STEPS);
  await touch('touchEnd', 0);
  await client.detach();
}
