import { onGrowth } from '@shop/ui-kit/scroll';

/**
 * Scrolls to `y` px, repeatedly while the page grows by late content, until it is reached or the visitor scrolls.
 * Returns a function that stops it, if it is still waiting.
 */
export function scrollBackTo(y: number): (() => void) | undefined {
  const isThere = () => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return Math.abs(window.scrollY - y) <= 1;
  };
  return isThere() ? undefined : onGrowth(isThere);
}
