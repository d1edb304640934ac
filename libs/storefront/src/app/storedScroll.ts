const PREFIX = 'scroll:';

/** Stores the scroll position of an address in px, for the life of the tab. */
export function storeScroll(address: string, y: number) {
  try {
    sessionStorage.setItem(PREFIX + address, String(Math.round(y)));
  } catch {
    // Without storage, going back starts at the top.
  }
}

/** The stored scroll position of an address; null if unknown. */
export function storedScroll(address: string): number | null {
  try {
    const stored = sessionStorage.getItem(PREFIX + address);
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}
