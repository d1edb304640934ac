import { useLocation } from '@shop/router';
import { targetOf } from '@shop/ui-kit/scroll';
import { useEffect, useEffectEvent, useRef } from 'react';

export const MAIN_ID = 'main';

/**
 * After a navigation, moves the focus to the page's content, to the part of it that the address names, or to the heading
 * that takes it (`data-takes-focus`), such as that of the next step.
 */
export function useMainFocus(uri: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(uri);
  const { hash } = useLocation();
  const part = useEffectEvent(() => targetOf(hash));
  useEffect(() => {
    if (shown.current === uri) return;
    shown.current = uri;
    const target = part() ?? main.current?.querySelector<HTMLElement>('[data-takes-focus]') ?? main.current;
    // A target that is not focusable can still be the starting point of sequential focus.
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [uri]);
  return main;
}
