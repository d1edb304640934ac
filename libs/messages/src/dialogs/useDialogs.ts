import { openDialog } from './dialogStack';

export type { DialogEntry } from './dialogStack';

/** Gives `openDialog(entry)`, which resolves with the dialog's answer, or false when it was closed. */
export function useDialogs() {
  return { openDialog };
}
