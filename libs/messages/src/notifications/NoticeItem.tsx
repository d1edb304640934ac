import { Link } from '@shop/ui-kit/link';
import { MessageBanner } from '@shop/ui-kit/message-banner';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { noticeHidden } from '../messagesSlice';
import type { Notice } from '../notice';
import { useHideAfter } from './useHideAfter';

interface NoticeItemProps {
  notice: Notice;
  isPaused: boolean;
}

/** One notice, with its texts translated. */
export function NoticeItem({ notice, isPaused }: NoticeItemProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const hide = () => void dispatch(noticeHidden(notice));
  useHideAfter(notice.hideAfter, isPaused, hide);

  const { type, title, message, values, i18n, action, dismissible } = notice;
  const textOf = (text: string) => (i18n && text ? formatMessage({ id: text }, values) : text);
  return (
    <MessageBanner
      type={type}
      title={textOf(title)}
      onDismiss={dismissible ? hide : undefined}
      action={action && <Link to={action.url}>{textOf(action.label)}</Link>}
    >
      {textOf(message)}
    </MessageBanner>
  );
}
