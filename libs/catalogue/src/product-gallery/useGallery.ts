import { useIsHydrated } from '@shop/ui-kit/part';
import { useRef, useState, type KeyboardEvent } from 'react';

/** Tolerance of scroll positions in px, for screens with fractional pixels. */
const TOLERANCE = 2;

/**
 * The current picture of a scrolling row, or of several that are seen at once, whether the visitor has chosen it, and functions
 * to go to another one.
 */
export function useGallery(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const active = chosen ?? 0;
  // Target of a programmatic smooth scroll: pictures passed on the way are not selected.
  const goal = useRef<number | null>(null);

  function show(index: number) {
    const next = Math.min(count - 1, Math.max(0, index));
    setChosen(next);
    if (!ref.current) return;
    const { clientWidth, scrollWidth, children } = ref.current;
    if (scrollWidth === clientWidth) return children[next]?.scrollIntoView({ block: 'nearest' });
    goal.current = next * clientWidth;
    ref.current.scrollTo({ left: goal.current });
  }

  /** Follows a swipe. */
  function handleScroll() {
    const { scrollLeft = 0, clientWidth = 0 } = ref.current ?? {};
    if (goal.current !== null && Math.abs(goal.current - scrollLeft) > TOLERANCE) return;
    goal.current = null;
    if (clientWidth) setChosen(Math.round(scrollLeft / clientWidth));
  }

  /** The visitor scrolls by hand. */
  function handleTouch() {
    goal.current = null;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') show(active + 1);
    else if (event.key === 'ArrowLeft') show(active - 1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(count - 1);
    else return;
    event.preventDefault();
  }

  const row = {
    ref,
    // Until then scripts go before pictures that nobody sees yet.
    'data-row': useIsHydrated() ? '' : 'waiting',
    onScroll: handleScroll,
    onPointerDown: handleTouch,
    onWheel: handleTouch,
    onKeyDown: handleKeyDown,
  };
  return { row, active, isChosen: chosen !== null, show };
}
