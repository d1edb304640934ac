import { useShopDispatch } from '@shop/service-client';
import { Button } from '@shop/ui-kit/button';
import { Link } from '@shop/ui-kit/link';
import { NoticeBanner } from '@shop/ui-kit/notice-banner';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { noticeHidden } from '../noticesSlice';
import type { StoredNotice } from '../notice';
import { handlerOf } from '../noticeHandlers';
import { forgetKept } from '../redirectNotices';
import { textOf } from './textOf';
import { useHideAfter } from './useHideAfter';
import { useScrollTo } from './useScrollTo';

/** A long word, which has to break on narrow screens. */
const Trace = styled.div`
  overflow-wrap: anywhere;
`;

interface NoticeItemProps {
  notice: StoredNotice;
  isPaused: boolean;
  /** Called when the visitor dismisses the notice, which removes the focused button. */
  onDismissed: () => void;
}

/** One notice, with its texts translated. */
export function NoticeItem({ notice, isPaused, onDismissed }: NoticeItemProps) {
  const intl = useIntl();
  const dispatch = useShopDispatch();
  const ref = useScrollTo();

  function hide() {
    dispatch(noticeHidden(notice));
    forgetKept(notice);
  }
  useHideAfter(notice.hideAfter, isPaused, hide);

  function dismiss() {
    hide();
    onDismissed();
  }

  const { type, title, message, traceId, dismissible } = notice;
  return (
    <div ref={ref}>
      <NoticeBanner
        type={type}
        title={textOf(title, notice, intl)}
        onDismiss={dismissible ? dismiss : undefined}
        action={<Action notice={notice} onDone={dismiss} />}
      >
        {textOf(message, notice, intl)}
        {traceId && <Trace>{intl.formatMessage({ id: 'notices.failed.trace' }, { traceId })}</Trace>}
      </NoticeBanner>
    </div>
  );
}

function Action({ notice, onDone }: { notice: StoredNotice; onDone: () => void }) {
  const intl = useIntl();
  const { action } = notice;
  const onPress = handlerOf(notice);
  if (!action) return null;
  const label = textOf(action.label, { ...notice, values: undefined }, intl);
  if (action.url) return <Link to={action.url}>{label}</Link>;
  if (!onPress) return null;

  function handleClick() {
    onDone();
    onPress?.();
  }
  return (
    <Button mode="secondary" size="small" onClick={handleClick}>
      {label}
    </Button>
  );
}
