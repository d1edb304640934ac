import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { StoredNotice } from '../notice';
import { textOf } from './textOf';

/** The texts of notices, shown if the code of the region fails to load. */
export function PlainNotices({ notices }: { notices: readonly StoredNotice[] }): ReactNode {
  const intl = useIntl();
  return notices.map((notice) => (
    <p key={notice.uniqueId}>
      {textOf(notice.title, notice, intl)} {textOf(notice.message, notice, intl)}
    </p>
  ));
}
