import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { type StoredNotice, type NoticeInput, toNotice } from './notice';

/** Oldest first. */
export type NoticesState = readonly StoredNotice[];

declare module '@shop/service-client/slices' {
  interface ShopSlices {
    notices: NoticesState;
  }
}

type NoticeKey = Pick<StoredNotice, 'id' | 'domain'>;

const initialState: NoticesState = [];
const isSame = (a: NoticeKey, b: NoticeKey) => a.id === b.id && a.domain === b.domain;

const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeShown: {
      prepare: (input: NoticeInput) => ({ payload: toNotice(input, nanoid()) }),
      reducer: (notices, { payload }: PayloadAction<StoredNotice>) => [
        ...notices.filter((notice) => !isSame(notice, payload)),
        payload,
      ],
    },
    noticeHidden: (notices, { payload }: PayloadAction<NoticeKey>) =>
      notices.filter((notice) => !isSame(notice, payload)),
    /** Of one domain, or all. */
    noticesCleared: (notices, { payload }: PayloadAction<string | undefined>) =>
      payload ? notices.filter((notice) => notice.domain !== payload) : [],
  },
});

export const noticesReducer = noticesSlice.reducer;
export const { noticeShown, noticeHidden, noticesCleared } = noticesSlice.actions;
