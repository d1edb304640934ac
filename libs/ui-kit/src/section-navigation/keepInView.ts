const byTheVisitor = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** ms in which lazily loaded parts may still push a section away. */
const PATIENCE_MS = 5_000;

/**
 * After scrolling to a section, corrects its position when content above it loads, until the visitor scrolls. Returns a
 * function that stops it.
 */
export function keepInView(section: HTMLElement): () => void {
  let height = document.body.clientHeight;
  const growth = new ResizeObserver(() => {
    if (document.body.clientHeight === height) return;
    height = document.body.clientHeight;
    section.scrollIntoView({ behavior: 'auto', block: 'start' });
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    for (const name of byTheVisitor) window.removeEventListener(name, stop);
  };
  growth.observe(document.body);
  for (const name of byTheVisitor) window.addEventListener(name, stop, { passive: true });
  return stop;
}
