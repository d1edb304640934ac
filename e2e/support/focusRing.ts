import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf } from './contrast.ts';

/** px around an element in which its focus is shown. */
const MARGIN = 8;
/** Least contrast of what shows the focus with what was there before (WCAG 2.4.13). */
const MIN_CONTRAST = 3;
/** Share of the sides that are in the window, in px of a line 1 px thick, that has to change so. */
const MIN_SHARE = 0.3;

/** Where the focused element is in the window, with what is around it, and the length of its sides there in px. */
const boxOfFocus = (page: Page) =>
  page.evaluate((margin) => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'nothing', clip: null, sides: 0 };
    // A link that is stretched over what it stands in shows its focus around that.
    const isStretched = getComputedStyle(element, '::after').position === 'absolute';
    const shown = (isStretched && (element as HTMLElement).offsetParent) || element;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const x = Math.max(0, left - margin);
    const y = Math.max(0, top - margin);
    const width = Math.min(innerWidth, right + margin) - x;
    const height = Math.min(innerHeight, bottom + margin) - y;
    const name = `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}`;
    if (width <= 0 || height <= 0) return { name, clip: null, sides: 0 };
    const across = Number(top >= 0) + Number(bottom <= innerHeight);
    const down = Number(left >= 0) + Number(right <= innerWidth);
    return { name, clip: { x, y, width, height }, sides: across * width + down * height };
  }, MARGIN);

/**
 * Why the focus of the focused element is not seen; null if it is. Compares what is drawn with and without it, whatever
 * shows it: an outline, a shadow, a colour.
 */
export async function unseenFocus(page: Page): Promise<string | null> {
  const { name, clip, sides } = await boxOfFocus(page);
  if (!clip) return `${name}: not in the window`;
  const shot = async () => {
    const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
    return sharp(png).removeAlpha().raw().toBuffer();
  };
  const focused = await shot();
  // The same element without its focus: it is given back afterwards, so that the next key goes on from here.
  await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    (window as { focusedBefore?: HTMLElement }).focusedBefore = element;
    element.blur();
  });
  const plain = await shot();
  await page.evaluate(() => (window as { focusedBefore?: HTMLElement }).focusedBefore?.focus({ preventScroll: true }));
  let changed = 0;
  for (let at = 0; at < plain.length; at += 3) {
    const pixel = (from: Buffer) => [from[at]! / 255, from[at + 1]! / 255, from[at + 2]! / 255];
    if (contrastOf(pixel(focused), pixel(plain)) >= MIN_CONTRAST) changed += 1;
  }
  return changed / sides >= MIN_SHARE ? null : `${name}: ${changed} of about ${Math.round(sides)} px`;
}
