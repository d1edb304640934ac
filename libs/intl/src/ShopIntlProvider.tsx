import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { type ComponentProps, type ReactNode } from 'react';
import { createIntl, type IntlProvider, type IntlShape, RawIntlProvider } from 'react-intl';

/** Texts by id, compiled or not. */
export type ShopMessages = NonNullable<ComponentProps<typeof IntlProvider>['messages']>;

interface ShopIntlProviderProps {
  locale: Locale;
  messages: ShopMessages;
  children: ReactNode;
}

/** Gives texts and locale to everything below. */
export function ShopIntlProvider({ locale, messages, children }: ShopIntlProviderProps) {
  return <RawIntlProvider value={intlOf(locale, messages)}>{children}</RawIntlProvider>;
}

const made = new WeakMap<ShopMessages, IntlShape>();

/** One for all pages in the same texts: it keeps the formats it has made. */
function intlOf(locale: Locale, messages: ShopMessages): IntlShape {
  const known = made.get(messages);
  if (known?.locale === locale) return known;
  const intl = createIntl({ locale, defaultLocale, messages });
  made.set(messages, intl);
  return intl;
}
