/** Name of the window's event (specification, section 8). */
export const API_INTERNAL_ERROR = 'apiInternalError';

export interface InternalError {
  notificationDomain: string;
}

/**
 * Tells the page that something failed on our side, for code without a store too. With a domain, the visitor is told in
 * its place; without one, other listeners alone know.
 */
export function tellInternalError(notificationDomain = '') {
  const detail: InternalError = { notificationDomain };
  window.dispatchEvent(new CustomEvent(API_INTERNAL_ERROR, { detail }));
}
