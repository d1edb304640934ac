import { useLocation } from '@shop/router';
import { targetOf } from '@shop/ui-kit/scroll';
import { useEffect, useEffectEvent, useRef } from 'react';

export const MAIN_ID = 'main';

/** After a navigation, moves the focus to the page's content, or to the part of it that the address names. */
export function useMainFocus(uri: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(uri);
  const { hash } = useLocation();
  const part = useEffectEvent(() => targetOf(hash));
  useEffect(() => {
    if (shown.current === uri) return;
    shown.current = uri;
    const target = part() ?? main.current;
    // A target that is not focusable can still be the starting point of sequential focus.
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [uri]);
  return main;
}
