/** Fallback delay in ms for Safari, which has no requestIdleCallback. */
const GRACE_MS = 2_000;

/** Calls back once the browser is idle; returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(callback, GRACE_MS);
  return () => clearTimeout(timer);
}
