import { useSyncExternalStore } from 'react';

/** px from which a page counts as scrolled (specification, section 9). */
const THRESHOLD_PX = 50;

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
const isScrolled = () => window.scrollY > THRESHOLD_PX;
const never = () => false;

/** Whether the page is scrolled; false on the server and until mount. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, never);
}
