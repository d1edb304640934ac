import type { Preloadable } from './preloadable';

/**
 * Handlers that start loading a part's code, and its data by `prepare`, when the visitor is about to press a control.
 * Failures are ignored: the press tries again.
 */
export function onIntent(part: Preloadable<unknown>, prepare?: () => Promise<unknown>) {
  const load = () => void Promise.all([part.load(), prepare?.()]).catch(() => undefined);
  return { onPointerEnter: load, onTouchStart: load, onFocus: load };
}
