import { useBackCloses } from '@shop/router';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { focusReturn } from './focusReturn';
import { lockScroll } from './lockScroll';

/** What gets the focus first; the first focusable element where nothing is marked. */
const FIRST_FOCUSED = '[data-autofocus]';

/**
 * Shows the `<dialog>` as a modal while mounted: the page behind is inert and does not scroll, the focus moves inside
 * and is restored afterwards. `onClose` is called by the browser's way back, and when the browser closes the dialog by
 * itself.
 */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const handleClose = useEffectEvent(onClose);
  useBackCloses(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const returnFocus = focusReturn();
    const unlock = lockScroll();
    // Fallback for engines without modal dialogs.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    dialog.querySelector<HTMLElement>(FIRST_FOCUSED)?.focus();
    if (!dialog.contains(document.activeElement)) dialog.focus();
    // A phone's way back, pressed again without anything else pressed between, does not ask. The event comes late: of a
    // dialog that has been shown again, it is of the time before.
    const closed = () => {
      if (!dialog.open) handleClose();
    };
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('close', closed);
      unlock();
      dialog.close?.();
      returnFocus();
    };
  }, []);

  return ref;
}
