import type { InternalError } from './internalErrors';
import type { NoticeInput } from './notice';
import { internalErrorNotice } from './serviceErrorNotice';

/** What the visitor is told of the window's event of an internal error; null where it has no domain. */
export function internalErrorEventNotice(event: Event): NoticeInput | null {
  const { detail } = event as CustomEvent<Partial<InternalError> | null>;
  return detail?.notificationDomain ? internalErrorNotice(detail.notificationDomain) : null;
}
