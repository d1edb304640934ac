import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { type Notice, type NoticeInput, toNotice } from './notice';

export interface MessagesState {
  /** Oldest first. */
  notices: Notice[];
}

export interface StateWithMessages {
  messages: MessagesState;
}

type NoticeKey = Pick<Notice, 'id' | 'domain'>;

const initialState: MessagesState = { notices: [] };
const isSame = (a: NoticeKey, b: NoticeKey) => a.id === b.id && a.domain === b.domain;

const messagesSlice = createSlice({
  name: 'messages',
  initialState,
  reducers: {
    noticeShown: {
      prepare: (input: NoticeInput) => ({ payload: toNotice(input, nanoid()) }),
      reducer: ({ notices }, { payload }: PayloadAction<Notice>) => ({
        notices: [...notices.filter((notice) => !isSame(notice, payload)), payload],
      }),
    },
    noticeHidden: ({ notices }, { payload }: PayloadAction<NoticeKey>) => ({
      notices: notices.filter((notice) => !isSame(notice, payload)),
    }),
    /** Of one domain, or all. */
    noticesCleared: ({ notices }, { payload }: PayloadAction<string | undefined>) => ({
      notices: payload ? notices.filter((notice) => notice.domain !== payload) : [],
    }),
  },
});

export const messagesReducer = messagesSlice.reducer;
export const { noticeShown, noticeHidden, noticesCleared } = messagesSlice.actions;
