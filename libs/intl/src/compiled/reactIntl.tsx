import { createContext, Fragment, isValidElement, type ReactNode, useContext } from 'react';
import type { CompiledMessage } from './CompiledMessage';
import { dateTimeFormat, formatPlainNumber, numberFormat } from './formatters';
import { formatParts, type MessageValues } from './formatParts';

/** The part of react-intl's `IntlShape` that there is in builds. */
interface CompiledIntl {
  locale: string;
  messages: Readonly<Record<string, CompiledMessage>>;
  formatMessage: (message: { id: string }, values?: MessageValues) => ReactNode;
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string;
  formatNumberToParts: (value: number, options?: Intl.NumberFormatOptions) => Intl.NumberFormatPart[];
  formatDate: (value: Date | number, options?: Intl.DateTimeFormatOptions) => string;
}

const IntlContext = createContext<CompiledIntl | null>(null);

export const RawIntlProvider = IntlContext.Provider;

/** Throws outside a provider. */
export function useIntl(): CompiledIntl {
  const intl = useContext(IntlContext);
  if (!intl) throw new Error('There is no RawIntlProvider around this.');
  return intl;
}

/** A message that is unknown, or lacks a value, is reported to the console and shown by its id. */
export function createIntl({ locale, messages }: Pick<CompiledIntl, 'locale' | 'messages'>): CompiledIntl {
  return {
    locale,
    messages,
    formatMessage({ id }, values = {}) {
      const message = Object.hasOwn(messages, id) ? messages[id] : undefined;
      if (typeof message === 'string') return message;
      try {
        if (!message) throw new Error(`There is none in ${locale}.`);
        const shown = formatParts(message, values, locale);
        return shown.length > 1 ? shown.map(withKey) : ((shown[0] ?? '') as ReactNode);
      } catch (error) {
        // eslint-disable-next-line no-console -- as react-intl does: the page stays, and browser tests fail on it
        console.error(`Message ${id}:`, error);
        return id;
      }
    },
    formatNumber: (value, options) =>
      options ? numberFormat(locale, options).format(value) : formatPlainNumber(locale, value),
    formatNumberToParts: (value, options) => numberFormat(locale, options).formatToParts(value),
    formatDate: (value, options) => dateTimeFormat(locale, options).format(value),
  };
}

/** The pieces of a message never change their order, so their index identifies them. */
const withKey = (piece: unknown, index: number): ReactNode =>
  isValidElement(piece) ? <Fragment key={index}>{piece}</Fragment> : (piece as ReactNode);

interface FormattedMessageProps {
  id: string;
  values?: MessageValues;
}

export function FormattedMessage({ id, values }: FormattedMessageProps) {
  return useIntl().formatMessage({ id }, values);
}

interface FormattedNumberProps extends Intl.NumberFormatOptions {
  value: number;
}

export function FormattedNumber({ value, ...options }: FormattedNumberProps) {
  return useIntl().formatNumber(value, options);
}
