import { loadFailedNotice, useNotify } from '@shop/notices';
import { useEffect, useEffectEvent } from 'react';

/** Rendered instead of something opened by the visitor whose code failed to load: shows a notice and closes it. */
export function LoadFailed({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const tell = useEffectEvent(() => {
    notify(loadFailedNotice());
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}
