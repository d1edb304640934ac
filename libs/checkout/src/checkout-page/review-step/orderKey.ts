/** Storage key of the order that is being placed. */
const KEY = 'checkout-order';

interface Placing {
  version: string;
  key: string;
}

let unstored: Placing | null = null;

/**
 * The idempotency key of an order of this version of the checkout, the same until it is forgotten: also after a reload,
 * so that an order that was sent already is not placed twice.
 */
export function orderKeyOf(version: string): string {
  const known = stored();
  if (known?.version === version) return known.key;
  const placing = { version, key: crypto.randomUUID() };
  unstored = placing;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(placing));
  } catch {
    // Without storage it lasts as long as the page.
  }
  return placing.key;
}

export function forgetOrderKey() {
  unstored = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}

function stored(): Placing | null {
  try {
    const placing = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Placing> | null;
    return placing?.version && placing.key ? (placing as Placing) : unstored;
  } catch {
    return unstored;
  }
}
