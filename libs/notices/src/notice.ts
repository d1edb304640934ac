import type { Message } from '@shop/contracts';
import type { MessageId } from '@shop/intl';

/** What a translated text is filled with. */
export type NoticeValues = Record<string, string | number>;

/** A notice as the store holds it. */
export interface Notice extends Message {
  /** Arguments of the texts, where `i18n` says they are message ids. */
  values?: NoticeValues | undefined;
}

/** What a visitor can do about a notice: follow a link, or press a button that does something here and now. */
export interface NoticeAction {
  /** Where the link leads. */
  url?: string;
  /** What the button does; the notice goes with it. It does not outlive the page: give a `url` after a redirect. */
  onPress?: () => void;
  label?: string;
  labelId?: MessageId;
}

type Optional = 'hideAfter' | 'hideFromGlobal' | 'showAfterRedirect' | 'onlyAfterRedirect' | 'dismissible';

/** A notice as callers give it: with plain texts, or with ids of messages. `type` is `info` where none is given. */
export type NoticeInput = Partial<Pick<Message, Optional | 'title' | 'message' | 'type'>> & {
  id: string;
  /** What it is about, such as `cart`. The same id and domain replaces the notice before. */
  domain: string;
  titleId?: MessageId;
  messageId?: MessageId;
  values?: NoticeValues;
  action?: NoticeAction | null;
};

/** `uniqueId` tells a replacement from the notice it replaces, so that its time starts anew. */
export function toNotice(input: NoticeInput, uniqueId: string): Notice {
  const { titleId, messageId, title = '', message = '', action, ...rest } = input;
  return {
    type: 'info',
    hideAfter: 0,
    hideFromGlobal: false,
    showAfterRedirect: false,
    onlyAfterRedirect: false,
    dismissible: true,
    ...rest,
    title: titleId ?? title,
    message: messageId ?? message,
    action: action ? { url: action.url ?? '', label: action.labelId ?? action.label ?? '' } : null,
    i18n: Boolean(titleId ?? messageId),
    uniqueId,
  };
}
