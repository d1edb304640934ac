import type { IntlShape } from 'react-intl';
import type { Notice } from '../notice';

/** A text of a notice, translated where the notice says that it is the id of a message. */
export function textOf(text: string, { i18n, values }: Pick<Notice, 'i18n' | 'values'>, intl: IntlShape): string {
  return i18n && text ? intl.formatMessage({ id: text }, values) : text;
}
