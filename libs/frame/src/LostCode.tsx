import { lostCodeNotice, useNotify } from '@shop/notices';
import { useEffect, useEffectEvent } from 'react';

/** Stands in for what someone has opened and cannot be had: says so among the notices, and closes it. */
export function LostCode({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const tell = useEffectEvent(() => {
    notify(lostCodeNotice());
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}
