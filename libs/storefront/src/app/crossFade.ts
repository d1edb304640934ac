import { flushSync } from 'react-dom';

/** Whether view transitions are supported and not disabled by reduced motion. */
export const canCrossFade = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fades from the state before `change` to the state after it. */
export function crossFade(change: () => void): void {
  const { ready } = document.startViewTransition(() => flushSync(change));
  // Rejected when skipped: in a hidden tab, or when overtaken by the next one. The change is made all the same.
  ready.catch(() => undefined);
}
