const KEY = 'deskShortcuts';
const OFF = 'off';

/** Whether single keys act, which is kept in this browser. */
export const areShortcutsOn = (): boolean => localStorage.getItem(KEY) !== OFF;

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, OFF);
}
