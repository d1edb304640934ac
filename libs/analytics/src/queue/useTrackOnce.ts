import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShopEvent } from './shopEvent';
import { trackEvent } from './trackEvent';

/** Tracks the event once for each `key`, such as the page's SKU; never without a key. */
export function useTrackOnce(key: string | null | undefined, event: () => ShopEvent) {
  const trackedKey = useRef<string>(undefined);
  const track = useEffectEvent(() => trackEvent(event()));
  useEffect(() => {
    if (!key || trackedKey.current === key) return;
    trackedKey.current = key;
    track();
  }, [key]);
}
