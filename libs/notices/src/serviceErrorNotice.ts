import type { ServiceError } from '@shop/service-client';
import type { NoticeInput } from './notice';

/** Milliseconds an internal error stays (specification, section 9). */
const INTERNAL_ERROR_MS = 10_000;

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const TOO_MANY_REQUESTS = 429;
const INTERNAL_ERROR = 500;

/** One domain for all calls. */
export const SERVICES_DOMAIN = 'services';
const common = { domain: SERVICES_DOMAIN, type: 'error' } as const;
const failed = { ...common, id: 'failed', titleId: 'notices.failed.title' } as const;

/** The notice for a call that failed below its own errors. */
export function serviceErrorNotice({ status, traceId }: ServiceError): NoticeInput {
  switch (status) {
    case UNAUTHORIZED:
      return { ...common, id: 'not_authenticated', ...texts('unauthorized') };
    case FORBIDDEN:
      return { ...common, id: 'no_permissions', traceId, ...texts('forbidden') };
    case INTERNAL_ERROR:
      return internalErrorNotice();
    case 'NETWORK':
      return { ...common, id: 'network', ...texts('network') };
    case TOO_MANY_REQUESTS:
      return { ...common, id: 'busy', traceId, ...texts('busy') };
    case 'MALFORMED':
      return { ...failed, traceId, messageId: 'notices.unreadable.text' };
    default:
      return { ...failed, traceId, messageId: 'notices.failed.text', values: { status: String(status) } };
  }
}

/** The notice for an internal error, in a domain; of all calls by default. */
export function internalErrorNotice(domain = SERVICES_DOMAIN): NoticeInput {
  return { ...common, domain, id: 'internal', hideAfter: INTERNAL_ERROR_MS, ...texts('internal') };
}

const texts = (name: 'unauthorized' | 'forbidden' | 'internal' | 'network' | 'busy') =>
  ({ titleId: `notices.${name}.title`, messageId: `notices.${name}.text` }) as const;
