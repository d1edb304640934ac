import type { Preloadable } from './preloadable';

/**
 * Handlers for a control that leads to a part: its code starts to load when somebody is about to press. A failure says
 * nothing yet: the press tries again.
 */
export function onIntent(part: Preloadable<unknown>) {
  const load = () => void part.load().catch(() => undefined);
  return { onPointerEnter: load, onTouchStart: load, onFocus: load };
}
