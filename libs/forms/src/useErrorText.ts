import type { MessageId } from '@shop/intl';
import { useIntl } from 'react-intl';

interface ErrorTextOptions {
  /** The maximum length of the field, which texts of the code `max` name. */
  max?: number | undefined;
  /** Instead of the texts that say nothing without their field. */
  otherwise?: MessageId;
}

/**
 * Text of a field's error key: `validation.{code}.{field}` with the field's whole path, else with its own name, else
 * `validation.{code}`, else the text for any invalid field. Of what is longer than `max`, `validation.maxLength` is the
 * text for any field. A key with a dot is a message id.
 */
export function useErrorText() {
  const { formatMessage } = useIntl();
  const errorTextId = useErrorTextId();
  return (key: string, field: string, options: ErrorTextOptions = {}): string =>
    formatMessage({ id: errorTextId(key, field, options) }, { max: options.max });
}

/** Id of the same text. */
export function useErrorTextId() {
  const { messages } = useIntl();
  return (key: string, field: string, { max, otherwise }: ErrorTextOptions): MessageId => {
    const isId = (id: string): id is MessageId => id in messages;
    const names = [field, field.slice(field.lastIndexOf('.') + 1)];
    const own = key.includes('.') ? [key] : names.map((name) => `validation.${key}.${name}`);
    const general = otherwise ?? (key === 'max' && max !== undefined ? 'validation.maxLength' : `validation.${key}`);
    return [...own, general].find(isId) ?? 'validation.invalid';
  };
}
