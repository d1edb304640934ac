/** ms Safari, which cannot tell when it is idle, is given for what matters more. */
const GRACE_MS = 2_000;

/** Calls once the browser has nothing better to do; the answer gives the wish up. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(callback, GRACE_MS);
  return () => clearTimeout(timer);
}
