import { type FocusEvent, useEffect, useRef, useState } from 'react';

interface AutoAdvanceOptions {
  /** 0 never advances. */
  seconds: number;
  onAdvance: () => void;
}

/** What may hold it, each separately: the pointer leaving does not release the focus. */
const nothing = { pointer: false, touch: false, focus: false };

/**
 * Advances on a timer, except while a pointer, a finger or the keyboard's focus is on it, while paused, and with reduced motion.
 * Spread `hold` onto the observed element.
 */
export function useAutoAdvance({ seconds, onAdvance }: AutoAdvanceOptions) {
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(nothing);
  const [still, setStill] = useState(true);
  const advance = useRef(onAdvance);
  useEffect(() => {
    advance.current = onAdvance;
  });

  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const handleChange = () => setStill(query.matches);
    handleChange();
    query.addEventListener('change', handleChange);
    return () => query.removeEventListener('change', handleChange);
  }, []);

  const possible = seconds > 0 && !still;
  const running = possible && !paused && !Object.values(held).includes(true);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => advance.current(), seconds * 1000);
    return () => clearInterval(timer);
  }, [running, seconds]);

  const by = (what: keyof typeof nothing, holds: boolean) => () => setHeld((was) => ({ ...was, [what]: holds }));
  return {
    possible,
    running,
    paused,
    toggle: () => setPaused((was) => !was),
    hold: {
      onPointerEnter: by('pointer', true),
      onPointerLeave: by('pointer', false),
      onTouchStart: by('touch', true),
      onTouchEnd: by('touch', false),
      onTouchCancel: by('touch', false),
      // A press leaves the focus behind, where nobody is.
      onFocus: ({ target }: FocusEvent) => by('focus', target.matches(':focus-visible'))(),
      onBlur: by('focus', false),
    },
  };
}
