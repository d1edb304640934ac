import { useLocation } from '@shop/router';
import { HOVER_DELAY_MS } from '@shop/ui-kit/theme';
import { useEffect, useRef, useState } from 'react';

export interface Flyout {
  /** Id of the entry whose flyout is open. */
  openId: string | null;
  open(id: string): void;
  close(): void;
  /** Closes after a delay unless the pointer returns. */
  closeSoon(): void;
}

/** Which flyout is open. Only one at a time; a navigation and Escape close it. */
export function useFlyout(): Flyout {
  const [openId, setOpenId] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();

  const show = (id: string | null) => {
    clearTimeout(timer.current);
    setOpenId(id);
  };
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    setOpenId(null);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!openId) return;
    // On the document: a panel opened by hover must close by Escape too, wherever the focus is (WCAG 1.4.13).
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const toggle = document.getElementById(toggleIdOf(openId));
      if (toggle?.parentElement?.contains(document.activeElement)) toggle.focus();
      show(null);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [openId]);

  return {
    openId,
    open: show,
    close: () => show(null),
    closeSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpenId(null), HOVER_DELAY_MS);
    },
  };
}

/** Id of the button that opens an entry's flyout. */
export function toggleIdOf(id: string): string {
  return `flyout-toggle-${id}`;
}
