import { preloadable } from '@shop/preloadable';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { SCROLL_TIMEOUT_MS } from '../theme';
import { TOLERANCE, turnedPage } from './slidePositions';
import { slideTo } from './slideTo';

/** Scroll state of a row, and the function to scroll by a page. */
export interface CarouselState {
  ref: RefObject<HTMLUListElement | null>;
  atStart: boolean;
  atEnd: boolean;
  /** Scrolls by the number of visible slides: 1 forward, -1 back. */
  turn(direction: 1 | -1): void;
}

/** Debounce in ms of measuring after a change of size (specification, section 9). */
const RESIZE_DEBOUNCE = 250;

/** Tracks the scroll position of a row of `count` slides. Until it is measured both ends count as reached. */
export function useCarousel(count: number): CarouselState {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  const aim = useRef({ left: 0, until: 0 });

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    let resized: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const atStart = row.scrollLeft <= TOLERANCE;
      const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - TOLERANCE;
      setEnds((last) => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }));
    };
    const measureSoon = () => {
      clearTimeout(resized);
      resized = setTimeout(measure, RESIZE_DEBOUNCE);
    };
    measure();
    row.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measureSoon);
    observer.observe(row);
    return () => {
      clearTimeout(resized);
      row.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [count]);

  useDragging(ref);

  function turn(direction: 1 | -1) {
    const row = ref.current;
    if (!row) return;
    const now = performance.now();
    // Clicks in quick succession add up: each continues from the previous target.
    const isTurning = row.dataset['moving'] !== undefined && now < aim.current.until;
    const from = isTurning ? aim.current.left : row.scrollLeft;
    const left = turnedPage(row, from, direction);
    aim.current = { left, until: now + SCROLL_TIMEOUT_MS };
    slideTo(row, left);
  }

  return { ref, ...ends, turn };
}

const dragging = preloadable(() => import('./dragRow'));

/** Enables dragging by mouse. Its code is loaded when a mouse enters; touch scrolls natively. */
function useDragging(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    let isGone = false;
    let release: (() => void) | undefined;
    const wake = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      row.removeEventListener('pointerover', wake);
      dragging.load().then(
        ({ dragRow }) => {
          if (!isGone) release = dragRow(row);
        },
        // Arrows, wheel and keyboard still work.
        () => undefined,
      );
    };
    row.addEventListener('pointerover', wake);
    return () => {
      isGone = true;
      row.removeEventListener('pointerover', wake);
      release?.();
    };
  }, [ref]);
}
