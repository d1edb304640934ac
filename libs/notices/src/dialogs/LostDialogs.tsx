import { type ReactNode, useEffect } from 'react';
import { lostCodeNotice } from '../lostCodeNotice';
import { useNotify } from '../useNotify';
import type { OpenDialog } from './dialogStack';

/** Rendered if the code of dialogs fails to load: closes them, and asks to reload the page. */
export function LostDialogs({ dialogs }: { dialogs: readonly OpenDialog[] }): ReactNode {
  const notify = useNotify();
  useEffect(() => {
    notify(lostCodeNotice());
    dialogs.forEach(({ resolve }) => resolve(false));
  }, [dialogs, notify]);
  return null;
}
