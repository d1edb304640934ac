import type { StoredNotice } from './notice';

// The store must be serialisable, so button handlers are kept here.
const handlers = new WeakMap<StoredNotice, () => void>();

export const setHandler = (notice: StoredNotice, onPress: () => void) => void handlers.set(notice, onPress);
export const handlerOf = (notice: StoredNotice) => handlers.get(notice);
