import { type ReactNode, useEffect } from 'react';
import { loadFailedNotice } from '../loadFailedNotice';
import { useNotify } from '../useNotify';
import type { OpenDialog } from './dialogStack';

/** Rendered if the code of dialogs fails to load: closes them, and asks to reload the page. */
export function FailedDialogs({ dialogs }: { dialogs: readonly OpenDialog[] }): ReactNode {
  const notify = useNotify();
  useEffect(() => {
    notify(loadFailedNotice());
    dialogs.forEach(({ resolve }) => resolve(false));
  }, [dialogs, notify]);
  return null;
}
