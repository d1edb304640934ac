/** ms a row takes to a new position (specification, section 9). */
const SLIDE_MS = 500;

const stops = new WeakMap<HTMLElement, () => void>();

/** Ends a movement where it is. */
export function stopSliding(row: HTMLElement) {
  stops.get(row)?.();
}

/**
 * Scrolls the row to a position in px within 500 ms, or at once where less motion is asked for. A wheel or a finger
 * ends the movement: the row belongs to the visitor.
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
  // Snapping would pull against every step.
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
