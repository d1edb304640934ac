const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), summary';

/**
 * Remembers the focused element; the returned function focuses it again. Where it has left the page since, as the sign-in
 * button has after signing in, it focuses what stands in its place, unless the focus has been moved already.
 */
export function focusReturn(): () => void {
  const opener = document.activeElement;
  // A removed element no longer tells where it was.
  const around = ancestorsOf(opener);
  return () => {
    const isFree = document.activeElement === document.body;
    const replacement = isFree ? nearestOf(around)?.querySelector(FOCUSABLE) : null;
    const target = opener?.isConnected ? opener : replacement;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}

const nearestOf = (around: readonly Element[]) => around.find((element) => element.isConnected);

/** From the parent outwards, without the body, which does not tell where something was. */
function ancestorsOf(element: Element | null): Element[] {
  const parent = element?.parentElement;
  return parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : [];
}
