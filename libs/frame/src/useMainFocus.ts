import { useEffect, useRef } from 'react';

export const MAIN_ID = 'main';

/** Puts the focus on the page's content after a navigation, so that a keyboard or screen reader goes on there. */
export function useMainFocus(uri: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(uri);
  useEffect(() => {
    if (shown.current === uri) return;
    shown.current = uri;
    main.current?.focus({ preventScroll: true });
  }, [uri]);
  return main;
}
