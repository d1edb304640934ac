import { preloadable } from '@shop/preloadable';
import { useLocation } from '@shop/router';
import { useShopDispatch, useShopSelector } from '@shop/service-client';
import { WhenWanted } from '@shop/ui-kit/part';
import { useEffect, useRef } from 'react';
import { noticesCleared, noticeShown } from '../noticesSlice';
import type { StoredNotice } from '../notice';
import { takeKeptNotices, takeUnshownNotices } from '../redirectNotices';
import { PlainNotices } from './PlainNotices';

// Loaded with the first notice, since few pages show any.
const region = preloadable(() => import('./NoticeRegion'));

export interface NotificationsProps {
  /** Shows the notices of one domain in place, e.g. in a drawer, including those hidden from the page's region. */
  domain?: string;
}

/**
 * The page's notices, or with `domain`, those of a drawer. The page's region reacts to route changes and must exist
 * once.
 */
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

function ShownNotices(props: { notices: readonly StoredNotice[]; isInline: boolean }) {
  return (
    <WhenWanted part={region} failed={<PlainNotices {...props} />}>
      {({ default: NoticeRegion }) => <NoticeRegion {...props} />}
    </WhenWanted>
  );
}

/** A new path clears old notices and shows those kept for it. One with another query shows those that wait for a redirect. */
function RouteChanges() {
  const { pathname, search } = useLocation();
  const dispatch = useShopDispatch();
  const shownPath = useRef<string>(null);

  useEffect(() => {
    const isSamePath = shownPath.current === pathname;
    if (!isSamePath && shownPath.current !== null) dispatch(noticesCleared());
    shownPath.current = pathname;
    for (const kept of isSamePath ? takeUnshownNotices() : takeKeptNotices()) dispatch(noticeShown(kept));
  }, [dispatch, pathname, search]);

  return null;
}
