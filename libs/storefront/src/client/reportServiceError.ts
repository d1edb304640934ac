import {
  internalErrorEventNotice,
  noticesCleared,
  notifyOf,
  serviceErrorNotice,
  SERVICES_DOMAIN,
  tellInternalError,
} from '@shop/notices';
import type { ServiceError, ServiceRequest, ShopStore } from '@shop/service-client';
import { signedOut } from '@shop/session';
import { tellUnauthorized } from './tellUnauthorized';

const UNAUTHORIZED = 401;
const INTERNAL_ERROR = 500;

const NAVIGATION_DOMAIN = 'navigation';

const nameOf = ({ path, method }: ServiceRequest) => `${path}/${method}`;
/** The call whose failure is being shown. */
let told = '';

/**
 * Tells the visitor of a call that failed, in place of what was told of others: what one press asked for often takes
 * several. Nothing is added where a page that could not be loaded says the same. One that was refused for want of a session ends
 * what looked like one.
 */
export function reportServiceError(store: ShopStore, error: ServiceError, request: ServiceRequest) {
  told = nameOf(request);
  store.dispatch(noticesCleared(SERVICES_DOMAIN));
  if (error.status === INTERNAL_ERROR) {
    tellInternalError(SERVICES_DOMAIN);
    return;
  }
  const notice = serviceErrorNotice(error);
  const isTold = store.getState().notices.some(({ domain, id }) => domain === NAVIGATION_DOMAIN && id === notice.id);
  if (!isTold) notifyOf(store.dispatch)(notice);
  if (error.status === UNAUTHORIZED) {
    void store.dispatch(signedOut());
    tellUnauthorized();
  }
}

/** A call has succeeded: what was told of its failure is over. */
export function forgetServiceError(store: ShopStore, request: ServiceRequest) {
  if (nameOf(request) !== told) return;
  told = '';
  store.dispatch(noticesCleared(SERVICES_DOMAIN));
}

/**
 * Tells the visitor that a page could not be loaded, why, and how to try again. This replaces what was told of the calls
 * that failed.
 */
export function reportFailedNavigation(store: ShopStore, error: ServiceError, retry: () => void) {
  store.dispatch(noticesCleared(SERVICES_DOMAIN));
  notifyOf(store.dispatch)({
    ...serviceErrorNotice(error),
    domain: NAVIGATION_DOMAIN,
    action: { labelId: 'storefront.error.retry', onPress: retry },
  });
}

/** The visitor has arrived somewhere: what was told of a page that could not be loaded is over. */
export function forgetFailedNavigation(store: ShopStore) {
  store.dispatch(noticesCleared(NAVIGATION_DOMAIN));
}

/** Tells the visitor of an internal error that any code of the page has told of. */
export function reportInternalError(store: ShopStore, event: Event) {
  const notice = internalErrorEventNotice(event);
  if (notice) notifyOf(store.dispatch)(notice);
}
