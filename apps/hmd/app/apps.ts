import type { AppPages } from '@shop/pages';

/** Pages of content with the app mime type, by app id. */
export const apps: AppPages = {
  'checkout/cart': () => import('@shop/checkout/cart-page'),
};
