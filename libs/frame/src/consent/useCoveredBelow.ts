import { type RefObject, useEffect } from 'react';

/** Height covered at the window's bottom, for elements positioned there: `var(--covered-below, 0px)`. */
const PROPERTY = '--covered-below';

/**
 * Keeps the focused element from being covered by the element at the bottom of the window (WCAG 2.4.11): sets the
 * scroll padding, and the footer, which reads the property, grows so that the page can scroll that far.
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
