export { noticeHidden, noticeShown, noticesCleared, messagesReducer } from './messagesSlice';
export type { MessagesState, StateWithMessages } from './messagesSlice';
export { type Notice, type NoticeInput, toNotice } from './notice';
export { notifyOf } from './notifyOf';
export { serviceErrorNotice } from './serviceErrorNotice';
export { useNotify } from './useNotify';
export { Notifications, type NotificationsProps } from './notifications/Notifications';
export { type DialogEntry, useDialogs } from './dialogs/useDialogs';
export { Dialogs } from './dialogs/Dialogs';
