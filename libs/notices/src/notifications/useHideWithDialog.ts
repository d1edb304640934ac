import { useShopDispatch } from '@shop/service-client';
import { useEffect, useRef } from 'react';
import type { StoredNotice } from '../notice';
import { noticeHidden } from '../noticesSlice';

/** Hides errors that were first shown in a dialog once it has closed: what they are about has closed with it. */
export function useHideWithDialog(notices: readonly StoredNotice[], dialog: Element | null) {
  const dispatch = useShopDispatch();
  const firstShownIn = useRef(new Map<string, Element | null>());

  useEffect(() => {
    const known = firstShownIn.current;
    for (const notice of notices) {
      const home = known.get(notice.uniqueId);
      if (home === undefined) known.set(notice.uniqueId, dialog);
      else if (home && notice.type === 'error' && !isOpen(home)) dispatch(noticeHidden(notice));
    }
  }, [dispatch, notices, dialog]);
}

const isOpen = (dialog: Element) => dialog.isConnected && dialog.hasAttribute('open');
