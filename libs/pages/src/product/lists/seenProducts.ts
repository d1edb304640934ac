const KEY = 'lastSeen';
/** As many as three pages of a slider on desktops hold. */
export const MAX_SEEN = 12;

/** Notes that this browser shows a product. Without storage nothing is noted. */
export function rememberSeen(id: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...seenBefore(id)]));
  } catch {
    // Nobody misses it.
  }
}

/** Ids of the products this browser showed besides this one, the latest first. */
export function seenBefore(id: string): string[] {
  try {
    const ids = JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
    return ids.filter((seen) => seen !== id).slice(0, MAX_SEEN);
  } catch {
    return [];
  }
}
