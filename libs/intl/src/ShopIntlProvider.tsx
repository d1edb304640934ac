import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { type ComponentProps, type ReactNode } from 'react';
import { createIntl, type IntlProvider, type IntlShape, RawIntlProvider } from 'react-intl';
import { formatLocaleOf } from './formatLocaleOf';

/** Messages by id, compiled or not. */
export type ShopMessages = NonNullable<ComponentProps<typeof IntlProvider>['messages']>;

interface ShopIntlProviderProps {
  locale: Locale;
  messages: ShopMessages;
  children: ReactNode;
}

/** Provides messages and locale. */
export function ShopIntlProvider({ locale, messages, children }: ShopIntlProviderProps) {
  return <RawIntlProvider value={intlOf(locale, messages)}>{children}</RawIntlProvider>;
}

const made = new WeakMap<ShopMessages, IntlShape>();

/** Shared by all pages with the same messages: it caches formatters. */
function intlOf(language: Locale, messages: ShopMessages): IntlShape {
  const locale = formatLocaleOf(language);
  const known = made.get(messages);
  if (known?.locale === locale) return known;
  const intl = createIntl({ locale, defaultLocale, messages });
  made.set(messages, intl);
  return intl;
}
