import type { Notice } from './notice';

// A store holds data alone, so what a notice's button does stands beside it.
const acts = new WeakMap<Notice, () => void>();

export const setAct = (notice: Notice, act: () => void) => void acts.set(notice, act);
export const actOf = (notice: Notice) => acts.get(notice);
