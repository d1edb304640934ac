import { lostCodeNotice, useNotify } from '@shop/notices';
import { useEffect, useEffectEvent } from 'react';

/** Stands in for a part that someone has asked for and that cannot be had: says so, and lets go of the wish. */
export function LostPart({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const tell = useEffectEvent(() => {
    notify(lostCodeNotice());
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}
