import type { NoticeInput } from './notice';

/** Says that a part of the page failed to load, e.g. after a deployment, with a button to reload. */
export function loadFailedNotice(): NoticeInput {
  return {
    id: 'loadFailed',
    domain: 'page',
    type: 'warning',
    messageId: 'notices.loadFailed.text',
    action: { labelId: 'notices.loadFailed.reload', onPress: () => location.reload() },
  };
}
