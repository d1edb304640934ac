import type { NoticeInput } from './notice';

/** Says that a part of the page cannot be had, as after an update of the shop, with the way to a fresh page. */
export function lostCodeNotice(): NoticeInput {
  return {
    id: 'lostCode',
    domain: 'page',
    type: 'warning',
    messageId: 'notices.lostCode.text',
    action: { labelId: 'notices.lostCode.reload', onPress: () => location.reload() },
  };
}
