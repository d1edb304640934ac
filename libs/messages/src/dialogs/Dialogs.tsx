import { lazy, Suspense, useSyncExternalStore } from 'react';
import { lastDialog, subscribeToDialogs } from './dialogStack';

const Drawer = lazy(() => import('@shop/ui-kit/drawer').then(({ Drawer: component }) => ({ default: component })));
const noDialog = () => null;

/** Shows the last dialog in a drawer on the right. To stand once in the frame. */
export function Dialogs() {
  const dialog = useSyncExternalStore(subscribeToDialogs, lastDialog, noDialog);
  if (!dialog) return null;
  return (
    <Suspense>
      <Drawer open side="right" title={dialog.title} onClose={() => dialog.resolve(false)}>
        {dialog.content(dialog.resolve)}
      </Drawer>
    </Suspense>
  );
}
