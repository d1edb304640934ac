import type { MessageId } from '@shop/intl';
import { useIntl } from 'react-intl';

/**
 * Text of a field's error key: `validation.{code}.{field}` with the field's whole path, else with its own name, else
 * `validation.{code}`, else the text for any invalid field. A key with a dot is a message id.
 */
export function useErrorText() {
  const { formatMessage, messages } = useIntl();
  return (key: string, field: string): string => {
    const isId = (id: string): id is MessageId => id in messages;
    const names = [field, field.slice(field.lastIndexOf('.') + 1)];
    const ids = key.includes('.') ? [key] : [...names.map((name) => `validation.${key}.${name}`), `validation.${key}`];
    return formatMessage({ id: ids.find(isId) ?? 'validation.invalid' });
  };
}
