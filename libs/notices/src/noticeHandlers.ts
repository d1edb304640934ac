import type { Notice } from './notice';

// The store holds serialisable data alone, so the handler of a notice's button stands beside it.
const handlers = new WeakMap<Notice, () => void>();

export const setHandler = (notice: Notice, onPress: () => void) => void handlers.set(notice, onPress);
export const handlerOf = (notice: Notice) => handlers.get(notice);
