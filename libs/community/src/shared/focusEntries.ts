/**
 * Moves the focus to a list, because a button in it goes away. It can have the focus from then on only: lists of the server
 * need no attribute for it.
 */
export function focusEntries(list: HTMLElement | null | undefined) {
  if (!list) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
}
