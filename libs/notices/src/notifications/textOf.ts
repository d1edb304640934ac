import type { MessageId } from '@shop/intl';
import type { IntlShape } from 'react-intl';
import type { StoredNotice } from '../notice';

/** A text of a notice, translated if it is a message id; `NoticeInput` accepts known ids only. */
export function textOf(text: string, { i18n, values }: Pick<StoredNotice, 'i18n' | 'values'>, intl: IntlShape): string {
  return i18n && text ? intl.formatMessage({ id: text as MessageId }, values) : text;
}
