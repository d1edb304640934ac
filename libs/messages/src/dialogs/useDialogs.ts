import { openDialog } from './openDialog';

const dialogs = { openDialog };

/** Gives `openDialog(entry)`, which resolves with the dialog's answer, or false when it was closed. */
export function useDialogs() {
  return dialogs;
}
