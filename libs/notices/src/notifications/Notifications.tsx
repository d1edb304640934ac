import { preloadable } from '@shop/preloadable';
import { useLocation } from '@shop/router';
import { useShopDispatch, useShopSelector } from '@shop/service-client';
import { WhenWanted } from '@shop/ui-kit/part';
import { useEffect, useRef } from 'react';
import { noticesCleared, noticeShown } from '../noticesSlice';
import type { Notice } from '../notice';
import { takeKeptNotices } from '../redirectNotices';
import { PlainNotices } from './PlainNotices';

// Few pages ever show a notice, so what shows them does not come with the first one.
const region = preloadable(() => import('./NoticeRegion'));

export interface NotificationsProps {
  /** Shows the notices of one domain in place, as a drawer does, those hidden from the page's region included. */
  domain?: string;
}

/** The page's notices; or with `domain`, those of a drawer. The page's region follows route changes and stands once. */
export function Notifications({ domain }: NotificationsProps) {
  const notices = useShopSelector((state) => state.notices);
  const shown = notices.filter((notice) => (domain ? notice.domain === domain : !notice.hideFromGlobal));
  return (
    <>
      {!domain && <RouteChanges />}
      <div aria-live="polite">{shown.length > 0 && <ShownNotices notices={shown} isInline={Boolean(domain)} />}</div>
    </>
  );
}

function ShownNotices(props: { notices: readonly Notice[]; isInline: boolean }) {
  return (
    <WhenWanted part={region} lost={<PlainNotices {...props} />}>
      {({ default: NoticeRegion }) => <NoticeRegion {...props} />}
    </WhenWanted>
  );
}

/** A new route clears what the old one said and shows what was kept for it. */
function RouteChanges() {
  const { pathname } = useLocation();
  const dispatch = useShopDispatch();
  const shownPath = useRef<string>(null);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    if (shownPath.current !== null) dispatch(noticesCleared());
    shownPath.current = pathname;
    for (const kept of takeKeptNotices()) dispatch(noticeShown(kept));
  }, [dispatch, pathname]);

  return null;
}
