import { useEffect, useRef } from 'react';

/**
 * Tells the base styles the height of the part of the header that stays while the page scrolls, in `--header-offset`, so
 * that nothing that is scrolled to ends up under it: a focused control, or what a link leads to. For its ref.
 */
export function useHeaderOffset() {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--header-offset', `${row.current?.offsetHeight}px`));
    observer.observe(row.current!);
    return () => observer.disconnect();
  }, []);

  return row;
}
