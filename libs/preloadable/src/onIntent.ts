import type { Preloadable } from './preloadable';

/**
 * Handlers for a control that leads to a part: its code, and its data by `prepare`, start to load when somebody is about
 * to press. A failure says
 * nothing yet: the press tries again.
 */
export function onIntent(part: Preloadable<unknown>, prepare?: () => Promise<unknown>) {
  const load = () => void Promise.all([part.load(), prepare?.()]).catch(() => undefined);
  return { onPointerEnter: load, onTouchStart: load, onFocus: load };
}
