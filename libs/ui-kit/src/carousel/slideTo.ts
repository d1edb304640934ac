/** Duration of a scroll in ms (specification, section 9). */
const SLIDE_MS = 500;

const stops = new WeakMap<HTMLElement, () => void>();

/** Stops a movement where it is. */
export function stopSliding(row: HTMLElement) {
  stops.get(row)?.();
}

/**
 * Scrolls the row to a position in px within 500 ms, or at once with reduced motion. A wheel or touch event stops the
 * movement in favour of the visitor's.
 */
export function slideTo(row: HTMLElement, left: number) {
  stopSliding(row);
  const from = row.scrollLeft;
  const distance = left - from;
  if (distance === 0) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollLeft = left;
    return;
  }
  const startedAt = performance.now();
  let frame = requestAnimationFrame(step);
  // Snapping would interfere with the animation.
  row.dataset['moving'] = '';
  row.addEventListener('wheel', stop, { passive: true });
  row.addEventListener('touchstart', stop, { passive: true });
  stops.set(row, stop);

  function step(now: number) {
    const progress = Math.min(1, Math.max(0, (now - startedAt) / SLIDE_MS));
    row.scrollLeft = from + distance * easeOut(progress);
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  }

  function stop() {
    cancelAnimationFrame(frame);
    delete row.dataset['moving'];
    row.removeEventListener('wheel', stop);
    row.removeEventListener('touchstart', stop);
    stops.delete(row);
  }
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
