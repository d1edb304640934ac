import type { ReactNode } from 'react';
import { changeDialogs, type OpenDialog, openDialogs } from './dialogStack';

export interface DialogEntry<Answer = unknown> {
  id: string;
  /** Subject, such as `cart`. A dialog replaces the previous one of the same id and domain. */
  domain: string;
  title: ReactNode;
  /** `resolve` closes the dialog with an answer. */
  content: (resolve: (answer: Answer | false) => void) => ReactNode;
  /** Width of the drawer; half by default. */
  size?: 'full' | 'wide' | 'half' | 'narrow' | undefined;
}

let lastKey = 0;

/**
 * Opens a dialog on top of the stack. Resolves with its answer, or false when it is closed without one, by a
 * navigation, or by a dialog of the same id and domain.
 */
export function openDialog<Answer = unknown>(entry: DialogEntry<Answer>): Promise<Answer | false> {
  return new Promise((settle) => {
    const resolve = (answer: Answer | false) => {
      changeDialogs(openDialogs().filter((other) => other !== dialog));
      settle(answer);
    };
    const dialog: OpenDialog = {
      ...entry,
      key: ++lastKey,
      content: () => entry.content(resolve),
      resolve: resolve as OpenDialog['resolve'],
    };
    const covered = openDialogs().at(-1);
    if (covered) covered.focused = document.activeElement;
    openDialogs()
      .find(({ id, domain }) => id === entry.id && domain === entry.domain)
      ?.resolve(false);
    changeDialogs([...openDialogs(), dialog]);
  });
}

/** Closes every dialog. */
export function closeDialogs() {
  openDialogs().forEach(({ resolve }) => resolve(false));
}
