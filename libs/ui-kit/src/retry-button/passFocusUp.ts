/**
 * The `ref` of a control that goes away when it is pressed: if it has the focus then, the nearest element around it that stays
 * takes the focus. Browsers would let the next Tab begin at the top of the page.
 */
export function passFocusUp(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  return () => {
    if (document.activeElement !== control) return;
    const around: HTMLElement[] = [];
    for (let one = control.parentElement; one; one = one.parentElement) around.push(one);
    // It is still in the document now.
    queueMicrotask(() => {
      for (const element of around) {
        if (document.activeElement !== document.body || element === document.body) return;
        if (element.isConnected) focusOnce(element);
      }
    });
  };
}

/** Moves the focus to an element that no key reaches, and leaves it as it was once the focus moves on. */
function focusOnce(element: HTMLElement): void {
  const isMade = !element.hasAttribute('tabindex');
  if (isMade) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // One without a box, such as those around parts, cannot have it.
  if (!isMade) return;
  if (document.activeElement === element) {
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  } else element.removeAttribute('tabindex');
}
