import { useLocation } from '@shop/router';
import { Drawer } from '@shop/ui-kit/drawer';
import { Activity, type ReactNode, useEffect, useRef } from 'react';
import type { OpenDialog } from './dialogStack';
import { closeDialogs } from './openDialog';

interface DialogDrawersProps {
  dialogs: readonly OpenDialog[];
}

/** The dialogs in drawers on the right. The last one is visible; covered ones keep their input. */
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

/** A dialog belongs to its page: following a link inside closes it. */
function useCloseOnNavigation() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current !== address) closeDialogs();
    shown.current = address;
  }, [address]);
}

/** Restores the focus once no other dialog covers this one. */
function FocusKeeper({ dialog, children }: { dialog: OpenDialog; children: ReactNode }) {
  useEffect(() => {
    const { focused } = dialog;
    // Runs before the drawer opens and moves the focus to its start.
    if (focused instanceof HTMLElement) queueMicrotask(() => focused.focus());
  }, [dialog]);
  return children;
}
