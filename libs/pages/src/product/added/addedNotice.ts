import type { NoticeInput } from '@shop/notices';

/** ms the message of success stays: long enough to read it and to go to the cart. */
const ADDED_HIDE_MS = 8_000;

/** Tells that something lies in the cart now, and leads there. */
export function addedNotice(title: string, cartUrl: string): NoticeInput {
  return {
    id: 'added',
    domain: 'cart',
    type: 'success',
    titleId: 'pages.product.added.title',
    messageId: 'pages.product.added.text',
    values: { title },
    action: { labelId: 'pages.product.added.toCart', url: cartUrl },
    hideAfter: ADDED_HIDE_MS,
  };
}
