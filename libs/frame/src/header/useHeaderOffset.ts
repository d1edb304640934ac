import { useLayoutEffect, useRef } from 'react';

/**
 * Writes the height of the sticky part of the header to `--header-offset`, the page's scroll padding, so that focused
 * controls and link targets do not end up under it. Returns the element's ref.
 */
export function useHeaderOffset() {
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--header-offset', `${row.current?.offsetHeight}px`);
    // Before the page is scrolled to the section of its address.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row.current!);
    return () => observer.disconnect();
  }, []);

  return row;
}
