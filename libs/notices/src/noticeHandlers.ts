import type { Notice } from './notice';

// The store must be serialisable, so button handlers are kept here.
const handlers = new WeakMap<Notice, () => void>();

export const setHandler = (notice: Notice, onPress: () => void) => void handlers.set(notice, onPress);
export const handlerOf = (notice: Notice) => handlers.get(notice);
