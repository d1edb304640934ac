/** Addresses of the checkout's page. Free of zod, for server and browser. */

/** The app page from the cart to the order (specification, section 2). */
export const CHECKOUT_APP = 'checkout/checkout';

/** Below the checkout's page: the order, where its payment leads back to and its mails lead. */
const ORDER_PATH = '/order';

/** Query parameters of an order's address: its id, and the key for whoever has no account. */
export const orderParameters = { id: 'order', key: 'key' } as const;

/** Path of an order below the checkout's page at `page`. */
export function orderPath(page: string, id: string, key?: string): string {
  const query = new URLSearchParams({ [orderParameters.id]: id, ...(key && { [orderParameters.key]: key }) });
  return `${page}${ORDER_PATH}?${query.toString()}`;
}
