const PREFIX = 'scroll:';

/** Stores the scroll position of an address in px, for the life of the tab. */
export function keepScroll(address: string, y: number) {
  try {
    sessionStorage.setItem(PREFIX + address, String(Math.round(y)));
  } catch {
    // Without storage, going back starts at the top.
  }
}

/** The stored scroll position of an address; null if unknown. */
export function keptScroll(address: string): number | null {
  try {
    const kept = sessionStorage.getItem(PREFIX + address);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
