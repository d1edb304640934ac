import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Seen, watch } from './watch';

/** Calls once for each `key` when the element counts as seen; not while there is no key. */
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
