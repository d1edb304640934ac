import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focused element from being covered by the element at the bottom of the window (WCAG 2.4.11): sets the
 * scroll padding, and the height covered as `--covered-below` of every element with `data-clear-of-cover`. The footer grows by
 * it, so that the page can scroll that far. Set on the page itself, the property would make browsers restyle every element.
 */
export function useCoveredBelow(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const rule = document.head.appendChild(document.createElement('style'));
    const measure = () => {
      // Where it will be once it has moved in.
      const height = `${Math.max(0, window.innerHeight - element.offsetTop)}px`;
      const covered = `calc(${height} + var(--bar-above, 0px))`;
      rule.textContent = `[data-clear-of-cover]{--covered-below:${covered}}`;
      style.scrollPaddingBottom = covered;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      rule.remove();
      style.scrollPaddingBottom = '';
    };
  }, [ref]);
}
