import type { ServiceError } from '@shop/service-client';
import type { NoticeInput } from './notice';

/** Milliseconds an internal error stays (specification, section 9). */
const INTERNAL_ERROR_MS = 10_000;
const UNAUTHORIZED = 401;
const INTERNAL_ERROR = 500;

/** What the visitor is told of a call that failed below its own errors. */
export function serviceErrorNotice({ status, traceId }: ServiceError): NoticeInput {
  const common = { domain: 'services', type: 'error' } as const;
  if (status === UNAUTHORIZED) {
    return {
      ...common,
      id: 'unauthorized',
      titleId: 'messages.unauthorized.title',
      messageId: 'messages.unauthorized.text',
    };
  }
  if (status === INTERNAL_ERROR) {
    return {
      ...common,
      id: 'internal',
      hideAfter: INTERNAL_ERROR_MS,
      titleId: 'messages.internal.title',
      messageId: 'messages.internal.text',
    };
  }
  if (status === 'NETWORK') {
    return { ...common, id: 'network', titleId: 'messages.network.title', messageId: 'messages.network.text' };
  }
  return {
    ...common,
    id: 'failed',
    titleId: 'messages.failed.title',
    messageId: traceId ? 'messages.failed.textWithTrace' : 'messages.failed.text',
    values: { status: String(status), traceId },
  };
}
