import { type RefObject, useEffect } from 'react';

/** How much of the window's bottom is covered, for what stands there itself: `var(--covered-below, 0px)`. */
const PROPERTY = '--covered-below';

/**
 * Keeps what has the focus from being covered by the element at the bottom of the window (WCAG 2.4.11): the page scrolls
 * clear of it, and the footer, which reads the property, gets the room to do so.
 */
export function useCoveredBelow(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const height = Math.max(0, Math.ceil(window.innerHeight - element.getBoundingClientRect().top));
      style.setProperty(PROPERTY, `${height}px`);
      style.scrollPaddingBottom = `${height}px`;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
      style.scrollPaddingBottom = '';
    };
  }, [ref]);
}
