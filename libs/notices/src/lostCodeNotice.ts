import type { NoticeInput } from './notice';

/** Says that a part of the page failed to load, e.g. after a deployment, with a button to reload. */
export function lostCodeNotice(): NoticeInput {
  return {
    id: 'lostCode',
    domain: 'page',
    type: 'warning',
    messageId: 'notices.lostCode.text',
    action: { labelId: 'notices.lostCode.reload', onPress: () => location.reload() },
  };
}
