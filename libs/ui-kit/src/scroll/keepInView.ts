import { onGrowth } from './onGrowth';

/** ms in which lazily loaded parts may still push a section away. */
const PATIENCE_MS = 5_000;

/**
 * After scrolling to a section, corrects its position when content above it loads, until the visitor scrolls. Returns a
 * function that stops it.
 */
export function keepInView(section: HTMLElement): () => void {
  let isObserved = false;
  const stop = onGrowth(() => {
    // Observers also report the size that they begin with.
    if (isObserved) section.scrollIntoView({ behavior: 'auto', block: 'start' });
    isObserved = true;
    return false;
  });
  setTimeout(stop, PATIENCE_MS);
  return stop;
}
