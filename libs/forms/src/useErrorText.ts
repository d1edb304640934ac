import type { MessageId } from '@shop/intl';
import { useIntl } from 'react-intl';

/**
 * Words for an error key of a field: `validation.{code}.{field}`, else `validation.{code}`, else what is said of any
 * invalid field. A key with a dot is the id of its message.
 */
export function useErrorText() {
  const { formatMessage, messages } = useIntl();
  return (key: string, field: string): string => {
    const isId = (id: string): id is MessageId => id in messages;
    const ids = key.includes('.') ? [key] : [`validation.${key}.${field}`, `validation.${key}`];
    return formatMessage({ id: ids.find(isId) ?? 'validation.invalid' });
  };
}
