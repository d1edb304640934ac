import type { InternalError } from './internalErrors';
import type { NoticeInput } from './notice';
import { internalErrorNotice } from './serviceErrorNotice';

/** The notice for the window's internal-error event; null if it has no domain. */
export function internalErrorEventNotice(event: Event): NoticeInput | null {
  const { detail } = event as CustomEvent<Partial<InternalError> | null>;
  return detail?.notificationDomain ? internalErrorNotice(detail.notificationDomain) : null;
}
