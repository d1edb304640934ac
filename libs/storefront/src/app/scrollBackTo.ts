import { onGrowth } from '@shop/ui-kit/scroll';

/** ms for which the position is kept once it is reached: parts above that load late push it away, and browsers follow them. */
const SETTLING_MS = 5_000;

/**
 * Scrolls to `y` px, again whenever the page changes its size by late content, until it has settled there or the visitor
 * scrolls. Returns a function that stops it.
 */
export function scrollBackTo(y: number): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const stop = onGrowth(() => {
    window.scrollTo({ top: y, behavior: 'instant' });
    if (Math.abs(window.scrollY - y) <= 1) settled ??= setTimeout(() => stop(), SETTLING_MS);
    return false;
  });
  window.scrollTo({ top: y, behavior: 'instant' });
  return () => {
    clearTimeout(settled);
    stop();
  };
}
