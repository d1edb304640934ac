import { createElement, lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { LostDialogs } from './LostDialogs';
import { openDialogs, type OpenDialog, subscribeToDialogs } from './dialogStack';

const loadDrawers = () => import('./DialogDrawers').catch(() => ({ default: LostDialogs }));
const none: readonly OpenDialog[] = [];

/** The stack of dialogs, to stand once in the frame. What shows them comes with the first one. */
export function Dialogs() {
  const dialogs = useSyncExternalStore(subscribeToDialogs, openDialogs, () => none);
  return dialogs.length > 0 && <ShownDialogs dialogs={dialogs} />;
}

function ShownDialogs(props: { dialogs: readonly OpenDialog[] }) {
  // Made anew with each first dialog: a `lazy` remembers for ever that the network was away.
  const DialogDrawers = useMemo(() => lazy(loadDrawers), []);
  return <Suspense>{createElement(DialogDrawers, props)}</Suspense>;
}
