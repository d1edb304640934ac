import type { Cart } from '@shop/contracts';
import type { NoticeInput } from '@shop/notices';
import { takeSignInHere } from '@shop/session';
import { cartNotice } from './cartNotices';

/** Articles that a notice names. */
const MAX_NAMED = 5;

/**
 * Tells once, in the tab where the visitor signed in, what that has brought into the cart and what is less than wanted because
 * there is no more of it.
 */
export function tellOfMerge(cart: Cart | null, notify: (notice: NoticeInput) => unknown) {
  if (!cart?.merge) return;
  const { added, limited } = cart.merge;
  if (added.length + limited.length === 0 || !takeSignInHere()) return;
  const kind = limited.length === 0 ? 'merged' : added.length === 0 ? 'mergeLimited' : 'mergedInPart';
  notify(cartNotice(kind, { added: named(added), limited: named(limited) }));
}

function named(lines: readonly { title: string; qty: number }[]): string {
  const names = lines.slice(0, MAX_NAMED).map(({ title, qty }) => `${qty} × ${title}`);
  return [...names, ...(lines.length > MAX_NAMED ? ['…'] : [])].join(', ');
}
