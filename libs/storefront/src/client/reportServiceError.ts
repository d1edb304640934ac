import { notifyOf, serviceErrorNotice } from '@shop/messages';
import type { ServiceError, ShopStore } from '@shop/service-client';
import { signedOut } from '@shop/session';

const UNAUTHORIZED = 401;

/** Tells the visitor of a call that failed. One that was refused for want of a session ends what looked like one. */
export function reportServiceError(store: ShopStore, error: ServiceError) {
  notifyOf(store.dispatch)(serviceErrorNotice(error));
  if (error.status === UNAUTHORIZED) void store.dispatch(signedOut());
}
