import type { ReactNode } from 'react';
import type { DialogEntry } from './openDialog';

export interface OpenDialog extends Omit<DialogEntry, 'content'> {
  /** Tells it from the dialog it replaced. */
  key: number;
  content: () => ReactNode;
  resolve: (answer: unknown) => void;
  /** What had the focus inside when another dialog came over it. */
  focused?: Element | null;
}

// Content is live React, which no store can hold; dialogs exist in the browser alone.
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
