import { useEffect, useRef, type RefObject } from 'react';
import { lockScroll } from './lockScroll';

/**
 * Shows the `<dialog>` as a modal while mounted: the page behind is inert and does not scroll, the focus moves inside
 * and is restored afterwards.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    const unlock = lockScroll();
    // Fallback for engines without modal dialogs.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    if (!dialog.contains(document.activeElement)) dialog.focus();
    return () => {
      unlock();
      dialog.close?.();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  return ref;
}
