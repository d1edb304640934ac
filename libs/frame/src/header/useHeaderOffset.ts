import { useLayoutEffect, useRef } from 'react';

/**
 * Writes the height of the sticky part of the header to `--header-offset`, the page's scroll padding, so that focused
 * controls and link targets do not end up under it. The element's own scroll margin is what the property says before. Returns
 * its ref.
 */
export function useHeaderOffset() {
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const { offsetHeight } = row.current!;
      // Written only where it is not what the style sheet says: browsers restyle every element for it.
      if (parseFloat(getComputedStyle(row.current!).scrollMarginTop) !== offsetHeight)
        style.setProperty('--header-offset', `${offsetHeight}px`);
    };
    // Before the page is scrolled to the section of its address.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row.current!);
    return () => observer.disconnect();
  }, []);

  return row;
}
