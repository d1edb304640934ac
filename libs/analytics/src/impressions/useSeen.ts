import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Seen, watch } from './watch';

/** Calls back once for each `key` when the element counts as seen; never without a key. */
export function useSeen(
  ref: RefObject<Element | null>,
  key: string | null | undefined,
  seen: Seen,
  onSeen: () => void,
) {
  const handleSeen = useEffectEvent(onSeen);
  useEffect(() => {
    if (key && ref.current) return watch(ref.current, seen, () => handleSeen());
    return undefined;
  }, [ref, key, seen]);
}
