import type { ReactNode } from 'react';

export interface DialogEntry {
  id: string;
  domain: string;
  title: ReactNode;
  /** `resolve` closes the dialog with an answer. */
  content: (resolve: (answer: unknown) => void) => ReactNode;
}

export interface OpenDialog extends DialogEntry {
  resolve: (answer: unknown) => void;
}

let dialogs: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

// Content is live React, which no store can hold; dialogs exist in the browser alone.
function change(next: readonly OpenDialog[]) {
  dialogs = next;
  listeners.forEach((listener) => listener());
}

/**
 * Puts a dialog on the stack; the last one shows. The same id and domain replaces the one before, which resolves as
 * false, as does a dialog that is closed.
 */
export function openDialog(entry: DialogEntry): Promise<unknown> {
  return new Promise((settle) => {
    const dialog: OpenDialog = {
      ...entry,
      resolve: (answer) => {
        change(dialogs.filter((other) => other !== dialog));
        settle(answer);
      },
    };
    dialogs.find(({ id, domain }) => id === entry.id && domain === entry.domain)?.resolve(false);
    change([...dialogs, dialog]);
  });
}

export function subscribeToDialogs(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function lastDialog(): OpenDialog | null {
  return dialogs.at(-1) ?? null;
}
