import { useEffect, useEffectEvent, useState } from 'react';

/** ms without typing after which a password is checked again (specification, section 9). */
const DEBOUNCE = 300;

/** Gives a function to be called with every change; `onStopped` hears the last one when none came for 300 ms. */
export function useTypingStopped(onStopped?: (value: string) => void): (value: string) => void {
  const [typed, setTyped] = useState<{ value: string } | null>(null);
  const stopped = useEffectEvent((value: string) => onStopped?.(value));

  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => stopped(typed.value), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed]);

  return (value) => setTyped({ value });
}
