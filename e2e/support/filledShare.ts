import type { Locator } from '@playwright/test';

/** The share of a list's area that its pictures would take if it had `count` of them. NaN while it is being replaced. */
export const filledShare = (list: Locator, count: number) =>
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
