import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShopEvent } from './shopEvent';
import { trackEvent } from './trackEvent';

/** Tracks the event once for each `key` it is shown with, such as the sku of a page; not while there is no key. */
export function useTrackOnce(key: string | null | undefined, event: () => ShopEvent) {
  const trackedKey = useRef<string>(undefined);
  const track = useEffectEvent(() => trackEvent(event()));
  useEffect(() => {
    if (!key || trackedKey.current === key) return;
    trackedKey.current = key;
    track();
  }, [key]);
}
