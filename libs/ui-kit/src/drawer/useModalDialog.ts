import { useEffect, useRef, type RefObject } from 'react';
import { lockScroll } from './lockScroll';

/**
 * Shows the `<dialog>` as a modal from mount to unmount: the page behind is inert and does not scroll, focus goes in and
 * comes back to where it was.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    const unlock = lockScroll();
    // Engines without modal dialogs still show it.
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
