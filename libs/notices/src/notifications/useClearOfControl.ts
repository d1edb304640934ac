import { useLayoutEffect, useRef } from 'react';

/** Custom property with the px by which the notices are raised. */
const RAISED = '--raised';

/**
 * Raises what lies at the bottom of the window above the control that has the focus, when it would cover it: a notice
 * often answers a press, and must not hide what was pressed. Looks again when `shown` changes. For the element's ref.
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
