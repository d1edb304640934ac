import type { ReactNode } from 'react';
import type { DialogEntry } from './openDialog';

export interface OpenDialog extends Omit<DialogEntry, 'content'> {
  /** Distinguishes it from the dialog it replaced. */
  key: number;
  content: () => ReactNode;
  resolve: (answer: unknown) => void;
  /** The focused element inside when another dialog covered it. */
  focused?: Element | null;
}

// Not in the store: content is React nodes, which are not serialisable. Dialogs exist only in the browser.
let dialogs: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

/** The last one is on top. */
export const openDialogs = () => dialogs;

export function changeDialogs(next: readonly OpenDialog[]) {
  dialogs = next;
  listeners.forEach((listener) => listener());
}

export function subscribeToDialogs(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
