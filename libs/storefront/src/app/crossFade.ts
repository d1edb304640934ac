import { flushSync } from 'react-dom';

/** The page may change with an animation: the browser has them, and the visitor does not ask for less motion. */
export const canCrossFade = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fades from what stands before `change` to what stands after it. */
export function crossFade(change: () => void): void {
  const { ready } = document.startViewTransition(() => flushSync(change));
  // It is left out where nobody sees it: in a hidden tab, or when the next one overtakes it. The change is made all the same.
  ready.catch(() => undefined);
}
