import { useLocation } from '@shop/router';
import { Drawer } from '@shop/ui-kit/drawer';
import { Activity, type ReactNode, useEffect, useRef } from 'react';
import type { OpenDialog } from './dialogStack';
import { closeDialogs } from './openDialog';

interface DialogDrawersProps {
  dialogs: readonly OpenDialog[];
}

/** The dialogs in drawers on the right. The last one shows; those it covers keep what was typed into them. */
export default function DialogDrawers({ dialogs }: DialogDrawersProps): ReactNode {
  useCloseOnNavigation();
  return dialogs.map((dialog, index) => (
    <Activity key={dialog.key} mode={index === dialogs.length - 1 ? 'visible' : 'hidden'}>
      <Drawer open side="right" size={dialog.size} title={dialog.title} onClose={() => dialog.resolve(false)}>
        <FocusKeeper dialog={dialog}>{dialog.content()}</FocusKeeper>
      </Drawer>
    </Activity>
  ));
}

/** A dialog belongs to the page it was opened on: a link inside leads away from both. */
function useCloseOnNavigation() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current !== address) closeDialogs();
    shown.current = address;
  }, [address]);
}

/** Gives the focus back to where it was, once no other dialog covers this one any more. */
function FocusKeeper({ dialog, children }: { dialog: OpenDialog; children: ReactNode }) {
  useEffect(() => {
    const { focused } = dialog;
    // The drawer opens, and puts the focus at its start, after this effect.
    if (focused instanceof HTMLElement) queueMicrotask(() => focused.focus());
  }, [dialog]);
  return children;
}
