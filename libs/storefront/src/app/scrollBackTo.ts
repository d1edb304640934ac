const byTheVisitor = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `y` px, and again while the page grows by what comes late, until it is reached or the visitor takes over.
 * The answer ends it, where there is something to wait for.
 */
export function scrollBackTo(y: number): (() => void) | undefined {
  const isThere = () => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return Math.abs(window.scrollY - y) <= 1;
  };
  if (isThere()) return undefined;
  const growth = new ResizeObserver(() => isThere() && stop());
  const stop = () => {
    growth.disconnect();
    for (const name of byTheVisitor) window.removeEventListener(name, stop);
  };
  growth.observe(document.body);
  for (const name of byTheVisitor) window.addEventListener(name, stop, { passive: true });
  return stop;
}
