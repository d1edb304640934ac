import { useLayoutEffect, useRef } from 'react';

/** Custom property with the px by which the notices are raised. */
const RAISED = '--raised';

/**
 * Raises the element at the bottom of the window above the focused control if it would cover it: a notice often follows
 * a press, and must not hide what was pressed. Measures again when `shown` changes. Returns the element's ref.
 */
export function useClearOfControl(shown: unknown) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const region = ref.current;
    const control = document.activeElement;
    if (!region || !control || control === document.body || region.contains(control)) return;
    region.style.removeProperty(RAISED);
    const covered = control.getBoundingClientRect();
    if (isApart(region.getBoundingClientRect(), covered)) return;
    region.style.setProperty(RAISED, `${window.innerHeight - covered.top}px`);
  }, [shown]);

  return ref;
}

function isApart(one: DOMRect, other: DOMRect): boolean {
  return one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
}
