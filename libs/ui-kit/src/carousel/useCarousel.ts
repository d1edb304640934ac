import { useEffect, useRef, useState, type RefObject } from 'react';

/** Where a scrolling row stands, and the way to scroll it by a page. */
export interface CarouselState {
  ref: RefObject<HTMLUListElement | null>;
  atStart: boolean;
  atEnd: boolean;
  /** Scrolls by what is visible: 1 onwards, -1 back. */
  turn(direction: 1 | -1): void;
}

/** Px by which scroll positions may be off on screens with fractional pixels. */
const TOLERANCE = 2;

/** Follows the scroll position of a row. Before it is measured both ends count as reached. */
export function useCarousel(): CarouselState {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const measure = () => {
      const atStart = row.scrollLeft <= TOLERANCE;
      const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - TOLERANCE;
      setEnds((last) => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }));
    };
    measure();
    row.addEventListener('scroll', measure, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(row);
    return () => {
      row.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, []);

  function turn(direction: 1 | -1) {
    ref.current?.scrollBy({ left: direction * ref.current.clientWidth });
  }

  return { ref, ...ends, turn };
}
