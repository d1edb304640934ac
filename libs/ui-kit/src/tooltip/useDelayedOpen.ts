import { useEffect, useRef, useState } from 'react';

/**
 * An open state that opens after a delay in ms and closes immediately or, to let the pointer reach it, after the same
 * delay.
 */
export function useDelayedOpen(delay: number) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function set(open: boolean, wait = 0) {
    clearTimeout(timer.current);
    if (wait) timer.current = setTimeout(() => setOpen(open), wait);
    else setOpen(open);
  }

  return {
    isOpen,
    show: () => set(true),
    hide: () => set(false),
    showSoon: () => set(true, delay),
    hideSoon: () => set(false, delay),
  };
}
