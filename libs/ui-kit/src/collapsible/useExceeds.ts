import { useEffect, useState, type RefObject } from 'react';

/** Whether the element is taller than a number of px; false until measured, updated with its size. */
export function useExceeds(ref: RefObject<HTMLElement | null>, height: number): boolean {
  const [exceeds, setExceeds] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setExceeds(element.scrollHeight > height);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, height]);

  return exceeds;
}
