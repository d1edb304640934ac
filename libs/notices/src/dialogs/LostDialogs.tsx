import { type ReactNode, useEffect } from 'react';
import { lostCodeNotice } from '../lostCodeNotice';
import { useNotify } from '../useNotify';
import type { OpenDialog } from './dialogStack';

/** Stands in where the code that shows dialogs cannot be had: closes them, and says that a fresh page is needed. */
export function LostDialogs({ dialogs }: { dialogs: readonly OpenDialog[] }): ReactNode {
  const notify = useNotify();
  useEffect(() => {
    notify(lostCodeNotice());
    dialogs.forEach(({ resolve }) => resolve(false));
  }, [dialogs, notify]);
  return null;
}
