/** The element that a hash (`#reviews`, as in an address) names; null if there is none. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // The hash may be any text; this one is not decodable.
  }
}
