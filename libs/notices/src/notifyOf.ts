import type { Dispatch } from '@reduxjs/toolkit';
import { trackEvent } from '@shop/analytics';
import { noticeShown } from './noticesSlice';
import type { NoticeInput } from './notice';
import { setHandler } from './noticeHandlers';
import { forgetKept, keepForRedirect } from './redirectNotices';

/** Shows notices through a store, for code outside components. Errors are tracked by analytics, once each. */
export function notifyOf(dispatch: Dispatch) {
  return (input: NoticeInput) => {
    if (input.type === 'error') trackEvent({ name: 'error', id: input.id, domain: input.domain });
    if (input.showAfterRedirect || input.onlyAfterRedirect) keepForRedirect(input);
    else forgetKept(input);
    if (input.onlyAfterRedirect) return;
    const { payload } = dispatch(noticeShown(input));
    if (input.action?.onPress) setHandler(payload, input.action.onPress);
  };
}
