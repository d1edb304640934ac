const PREFIX = 'scroll:';

/** Keeps how far an address is scrolled, in px, for as long as the tab lives. */
export function keepScroll(address: string, y: number) {
  try {
    sessionStorage.setItem(PREFIX + address, String(Math.round(y)));
  } catch {
    // Without storage, going back leads to the top.
  }
}

/** How far the address was scrolled when it was left; null where nobody knows. */
export function keptScroll(address: string): number | null {
  try {
    const kept = sessionStorage.getItem(PREFIX + address);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
