import type { ServiceError } from '@shop/service-client';

const UNAUTHORIZED = 401;

interface FailedCall {
  isMutation: boolean;
  isQuiet: boolean;
  /** A page is being loaded ahead, which the call may belong to. */
  isPrefetching: boolean;
}

/**
 * Whether the visitor is told of a failed call. Who points at a link has not asked for its page, and a navigation to it
 * tells of its own failure; but a session that has ended has ended, whoever noticed.
 */
export function isReported({ status }: ServiceError, { isMutation, isQuiet, isPrefetching }: FailedCall): boolean {
  return !isQuiet && (isMutation || !isPrefetching || status === UNAUTHORIZED);
}
