const byTheVisitor = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `y` px, repeatedly while the page grows by late content, until it is reached or the visitor scrolls.
 * Returns a function that stops it, if it is still waiting.
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
