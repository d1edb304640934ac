import { preloadable } from '@shop/preloadable';
import { WhenWanted } from '@shop/ui-kit/part';
import { useSyncExternalStore } from 'react';
import { FailedDialogs } from './FailedDialogs';
import { openDialogs, type OpenDialog, subscribeToDialogs } from './dialogStack';

const drawers = preloadable(() => import('./DialogDrawers'));
const none: readonly OpenDialog[] = [];

/** The stack of dialogs, rendered once, in the frame. Its code is loaded with the first dialog. */
export function Dialogs() {
  const dialogs = useSyncExternalStore(subscribeToDialogs, openDialogs, () => none);
  return (
    dialogs.length > 0 && (
      <WhenWanted part={drawers} failed={<FailedDialogs dialogs={dialogs} />}>
        {({ default: DialogDrawers }) => <DialogDrawers dialogs={dialogs} />}
      </WhenWanted>
    )
  );
}
