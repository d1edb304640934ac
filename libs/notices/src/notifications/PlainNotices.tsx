import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Notice } from '../notice';
import { textOf } from './textOf';

/** What notices say, where the code that shows them properly cannot be had. */
export function PlainNotices({ notices }: { notices: readonly Notice[] }): ReactNode {
  const intl = useIntl();
  return notices.map((notice) => (
    <p key={notice.uniqueId}>
      {textOf(notice.title, notice, intl)} {textOf(notice.message, notice, intl)}
    </p>
  ));
}
