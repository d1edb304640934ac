/**
 * The `ref` of an element with `tabIndex={-1}` that takes the focus when the focused control in it goes away, as with the
 * line that it removes. Browsers would let the next Tab begin at the top of the page. The element has to stay when its content
 * goes.
 */
export function keepFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let focused: Element | null = null;
  const note = ({ target }: FocusEvent) => (focused = target as Element);
  // A control that goes away loses the focus to nothing; one that is left, to another.
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focused = null;
  };
  const keep = () => {
    if (!focused || focused.isConnected) return;
    focused = null;
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(keep);
  changes.observe(element, { childList: true, subtree: true });
  element.addEventListener('focusin', note);
  element.addEventListener('focusout', forget);
  return () => {
    changes.disconnect();
    element.removeEventListener('focusin', note);
    element.removeEventListener('focusout', forget);
  };
}
