import type { Page } from '@playwright/test';

/**
 * What a visitor cannot see all of without scrolling the page sideways: elements with text of their own that reach out of the
 * window, unless they stand in a row that scrolls, and those that cut their text at the side. As short descriptions.
 */
export const widerThanWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) ||
      element.closest('[inert], [aria-hidden=true]') !== null ||
      element.getBoundingClientRect().width <= 1;
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > document.documentElement.clientWidth + 1;
    };
    // The facts of a tile are in one line on purpose, which is in the window itself: its link leads to all of them.
    const isShortened = (element: Element) => {
      const line = element.closest('[data-info]');
      return line !== null && !isOutside(line);
    };
    const isCut = (element: Element) =>
      /hidden|clip/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1;
    const faults = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        ownText(element) &&
        !isHidden(element) &&
        !isShortened(element) &&
        (isCut(element) || (isOutside(element) && !scrolls(element.parentElement))),
    );
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return [
      ...(overflow > 0 ? [`the page overflows by ${overflow} px`] : []),
      ...faults.slice(0, 5).map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent!.slice(0, 60)}`),
    ];
  });
