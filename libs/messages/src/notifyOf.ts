import type { Dispatch } from '@reduxjs/toolkit';
import { noticeShown } from './messagesSlice';
import type { NoticeInput } from './notice';
import { keepForRedirect } from './redirectNotices';

/** Shows notices through a store, for code outside components. */
export function notifyOf(dispatch: Dispatch) {
  return (input: NoticeInput) => {
    if (input.showAfterRedirect || input.onlyAfterRedirect) keepForRedirect(input);
    if (!input.onlyAfterRedirect) dispatch(noticeShown(input));
  };
}
