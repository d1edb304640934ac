import type { Locator } from '@playwright/test';

/** The share of a list's area that its pictures take, with its last entries taken away until `count` are left. */
export const filledShare = (list: Locator, count: number) =>
  list.evaluate((element, left) => {
    const areaOf = (part: Element) => part.clientWidth * part.clientHeight;
    while (element.children.length > left) element.lastElementChild?.remove();
    const pictures = [...element.querySelectorAll('button')];
    return pictures.reduce((sum, picture) => sum + areaOf(picture), 0) / areaOf(element);
  }, count);
