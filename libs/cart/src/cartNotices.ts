import type { NoticeInput } from '@shop/notices';

/** Milliseconds the notice stays that an article to be removed was gone already (specification, section 8). */
const REMOVED_ALREADY_MS = 5000;

export const CART_DOMAIN = 'cart';

type CartNotice =
  | 'unknown'
  | 'addFailed'
  | 'notEnoughStock'
  | 'notFound'
  | 'removeNotFound'
  | 'validationFailed'
  | 'deleted'
  | 'deleteFailed'
  | 'merged'
  | 'mergeLimited'
  | 'mergedInPart';

const types: Partial<Record<CartNotice, NoticeInput['type']>> = {
  deleted: 'success',
  notEnoughStock: 'warning',
  merged: 'success',
  mergeLimited: 'warning',
  mergedInPart: 'warning',
};

/** Notices about the cart. One at a time: each replaces the previous one. */
export function cartNotice(kind: CartNotice, values?: NoticeInput['values']): NoticeInput {
  return {
    id: 'cart',
    domain: CART_DOMAIN,
    type: types[kind] ?? 'error',
    titleId: `cart.${kind}.title`,
    messageId: `cart.${kind}.text`,
    ...(kind === 'removeNotFound' && { hideAfter: REMOVED_ALREADY_MS }),
    ...(values && { values }),
  };
}
