/** Name of the window's event (specification, section 8). */
export const API_INTERNAL_ERROR = 'apiInternalError';

export interface InternalError {
  notificationDomain: string;
}

/**
 * Reports an internal error, also from code without a store. With a domain, a notice is shown there; without one, only
 * other listeners are informed.
 */
export function tellInternalError(notificationDomain = '') {
  const detail: InternalError = { notificationDomain };
  window.dispatchEvent(new CustomEvent(API_INTERNAL_ERROR, { detail }));
}
