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
    const place = ref.current;
    const control = document.activeElement;
    if (!place || !control || control === document.body || place.contains(control)) return;
    place.style.removeProperty(RAISED);
    const covered = control.getBoundingClientRect();
    if (isApart(place.getBoundingClientRect(), covered)) return;
    place.style.setProperty(RAISED, `${window.innerHeight - covered.top}px`);
  }, [shown]);

  return ref;
}

function isApart(one: DOMRect, other: DOMRect): boolean {
  return one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
}
