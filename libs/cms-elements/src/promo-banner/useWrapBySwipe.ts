import { type TouchEvent, useRef } from 'react';

/** px a finger moves sideways to count as a swipe. */
const THRESHOLD = 40;

interface WrapOptions {
  /** Number of slides. */
  count: number;
  /** Index of the one in view. */
  active: number;
  /** Called with the index of the slide at the other end. */
  onWrap: (index: number) => void;
}

/**
 * A swipe beyond the last slide leads to the first, and back; between the ends the browser scrolls. Spread the result
 * onto the row.
 */
export function useWrapBySwipe({ count, active, onWrap }: WrapOptions) {
  const start = useRef<{ x: number; y: number; active: number }>(null);

  function handleStart({ touches }: TouchEvent) {
    const touch = touches[0];
    // Two fingers zoom.
    start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, active } : null;
  }

  function handleEnd({ changedTouches }: TouchEvent) {
    const from = start.current;
    const touch = changedTouches[0];
    start.current = null;
    if (!from || !touch || count < 2) return;
    const moved = touch.clientX - from.x;
    if (Math.abs(moved) < THRESHOLD || Math.abs(moved) < Math.abs(touch.clientY - from.y)) return;
    if (moved < 0 && from.active === count - 1) onWrap(0);
    if (moved > 0 && from.active === 0) onWrap(count - 1);
  }

  return { onTouchStart: handleStart, onTouchEnd: handleEnd };
}
