import { startTransition, useEffect, useRef, useState } from 'react';
import type { Preloadable } from '@shop/preloadable';

/** Where the loading of a part stands, and the way to begin it, or to try again. */
export interface Loading {
  isHere: boolean;
  hasFailed: boolean;
  load: () => void;
}

/**
 * Loads a part for one component that shows it, and what it shows, where `prepare` is given. `isHere` is only told of what was
 * asked for by `load`.
 */
export function useLoading(part: Preloadable<unknown>, prepare?: () => Promise<unknown>): Loading {
  const [state, setState] = useState<'none' | 'here' | 'failed'>('none');
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  function load() {
    Promise.all([part.load(), prepare?.()]).then(
      () => isGone.current || startTransition(() => setState('here')),
      () => isGone.current || setState('failed'),
    );
  }

  return { isHere: state === 'here', hasFailed: state === 'failed', load };
}
