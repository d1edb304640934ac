import { useLocation } from '@shop/router';
import { useEffect, useEffectEvent, useRef } from 'react';

export const MAIN_ID = 'main';

/**
 * Puts the focus on the page's content after a navigation, or on the part of it the address names, so that a keyboard or
 * screen reader goes on there.
 */
export function useMainFocus(uri: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(uri);
  const { hash } = useLocation();
  const part = useEffectEvent(() => (hash ? document.getElementById(hash.slice(1)) : null));
  useEffect(() => {
    if (shown.current === uri) return;
    shown.current = uri;
    const target = part() ?? main.current;
    // What takes no focus of itself can still be a place to go on from.
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [uri]);
  return main;
}
