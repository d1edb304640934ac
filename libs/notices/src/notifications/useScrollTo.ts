import { useEffect, useRef } from 'react';

/** Milliseconds until the page scrolls to a new notice (specification, section 9). */
const SCROLL_AFTER_MS = 500;

/** Scrolls the element into view shortly after it appears, unless it is visible already. */
export function useScrollTo() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      ref.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
    }, SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return ref;
}
