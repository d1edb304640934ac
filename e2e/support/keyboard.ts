import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Stops on the way to a control; after more, it counts as out of reach. */
const MAX_STOPS = 60;

/** Presses Tab until the control has the focus, or another key that moves it. Every stop on the way has to be seen. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  // A control that comes while Tab is pressed would be passed by.
  await expect(control).toBeAttached();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_STOPS} times ${key} do not lead to ${String(control)}.`);
}

/** Moves the focus to a text field and types into it. */
export async function typeInto(page: Page, field: Locator, value: string) {
  await tabTo(page, field);
  await page.keyboard.type(value);
  await expect(field).toHaveValue(value);
}

/** Something has the focus, shows it by an outline, and is neither covered nor out of the window. */
export async function expectFocusSeen(page: Page) {
  await expect.poll(() => page.evaluate(faultOfFocus)).toBe('');
}

/** Runs in the browser: what is wrong with the focus; '' if it is seen. */
function faultOfFocus(): string {
  /** px */
  const MIN_OUTLINE = 2;
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  const name = element.outerHTML.slice(0, 160);
  const isOutlined = [null, '::before', '::after'].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= MIN_OUTLINE;
  });
  if (!isOutlined) return `no outline: ${name}`;
  const { left, top, width, height } = element.getBoundingClientRect();
  // The middle, or of what is larger than the window, the middle of what is in it.
  const middle = (from: number, size: number, end: number) =>
    size <= end ? from + size / 2 : (Math.max(0, from) + Math.min(end, from + size)) / 2;
  const there = document.elementFromPoint(middle(left, width, innerWidth), middle(top, height, innerHeight));
  return there && (element.contains(there) || there.contains(element)) ? '' : `covered: ${name}`;
}
