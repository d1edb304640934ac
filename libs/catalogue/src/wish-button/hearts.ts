import { preloadable } from '@shop/preloadable';
import { storedWishes } from './wishStorage';

/** What the hearts do; loaded before one is pressed, and where the visitor has wished for something. */
const part = preloadable(() => import('./LiveHeart'));
const listeners = new Set<() => void>();

/** The code of the hearts, once it is here; null before. */
export const heartCode = part.loaded;

/** Loads the code of all hearts on the page. A failure is ignored: the press, or the next page, tries again. */
export function wakeHearts(): void {
  part.load().then(
    () => listeners.forEach((listener) => listener()),
    () => undefined,
  );
}

/** `listener` is called when the code of the hearts is here. */
export function subscribeToHearts(listener: () => void) {
  listeners.add(listener);
  if (storedWishes()) wakeHearts();
  return () => void listeners.delete(listener);
}
