/** Visible share that counts as seen (specification, section 9). */
const VISIBLE_SHARE = 0.3;
/** ms it must stay visible for an impression (specification, section 9). */
export const IMPRESSION_DELAY_MS = 1_500;

/**
 * Calls back once, when 30 % of the element have been visible for `delay` ms without a break. Returns a function that
 * stops observing.
 */
export function whenVisible(element: Element, delay: number, onVisible: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      const entry = entries.at(-1);
      // At exactly the threshold browsers may report slightly less.
      if (!entry?.isIntersecting || entry.intersectionRatio < VISIBLE_SHARE - 0.005) return;
      timer = setTimeout(see, delay);
    },
    { threshold: VISIBLE_SHARE },
  );

  function see() {
    // A background tab is not seen.
    if (document.hidden) {
      timer = setTimeout(see, delay);
      return;
    }
    stop();
    onVisible();
  }
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }

  observer.observe(element);
  return stop;
}
