const byTheVisitor = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls `update` at once and whenever the size of the page changes, until it returns true or the visitor scrolls. Returns
 * a function that stops it.
 */
export function onGrowth(update: () => boolean): () => void {
  const growth = new ResizeObserver(() => update() && stop());
  const stop = () => {
    growth.disconnect();
    for (const name of byTheVisitor) window.removeEventListener(name, stop);
  };
  growth.observe(document.body);
  for (const name of byTheVisitor) window.addEventListener(name, stop, { passive: true });
  return stop;
}
