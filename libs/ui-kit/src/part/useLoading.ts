import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Preloadable } from '@shop/preloadable';

/** Where the loading of a part stands, and the way to begin it, or to try again. */
export interface Loading {
  isHere: boolean;
  isLost: boolean;
  load: () => void;
}

/** Loads a part for one place that shows it. `isHere` is only told of what was asked for by `load`. */
export function useLoading(part: Preloadable<unknown>): Loading {
  const [state, setState] = useState<'none' | 'here' | 'lost'>('none');
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const load = useCallback(() => {
    part.load().then(
      () => isGone.current || startTransition(() => setState('here')),
      () => isGone.current || setState('lost'),
    );
  }, [part]);

  return { isHere: state === 'here', isLost: state === 'lost', load };
}
