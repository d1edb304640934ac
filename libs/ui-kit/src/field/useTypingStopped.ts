import { useEffect, useEffectEvent, useState } from 'react';

/** ms without typing after which a password is validated again (specification, section 9). */
const DEBOUNCE = 300;

/** Returns a function to be called with every change; `onStopped` gets the last one after 300 ms without another. */
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
