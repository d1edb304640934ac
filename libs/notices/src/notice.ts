import type { Notice } from '@shop/contracts';
import type { MessageId } from '@shop/intl';

/** Arguments of a translated text. */
export type NoticeValues = Record<string, string | number>;

/** A notice in the store. */
export interface StoredNotice extends Notice {
  /** Arguments of the texts if they are message ids (`i18n`). */
  values?: NoticeValues | undefined;
  /** For the visitor to tell support; none if empty. */
  traceId?: string | undefined;
}

/** The action of a notice: a link or a button. */
export interface NoticeAction {
  /** Target of the link. */
  url?: string;
  /**
   * Called by the button, which also closes the notice. Functions do not survive a page load: use `url` after a
   * redirect.
   */
  onPress?: () => void;
  label?: string;
  labelId?: MessageId;
}

/** Domain of notices that belong to signing in: they go with its drawer. */
export const ACCOUNT_DOMAIN = 'account';

type Optional = 'hideAfter' | 'hideFromGlobal' | 'showAfterRedirect' | 'onlyAfterRedirect' | 'dismissible';

/** Arguments to create a notice: with plain texts, or with message ids. `type` is `info` by default. */
export type NoticeInput = Partial<Pick<Notice, Optional | 'title' | 'message' | 'type'>> & {
  id: string;
  /** Subject, such as `cart`. A notice replaces the previous one of the same id and domain. */
  domain: string;
  titleId?: MessageId;
  messageId?: MessageId;
  values?: NoticeValues;
  /** For the visitor to tell support; none if empty. */
  traceId?: string;
  action?: NoticeAction | null;
};

/** `uniqueId` distinguishes a notice from the one it replaces, so that its timer restarts. */
export function toNotice(input: NoticeInput, uniqueId: string): StoredNotice {
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
