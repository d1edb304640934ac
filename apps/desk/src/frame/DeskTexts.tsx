import type { Locale } from '@shop/contracts/constants';
import { ShopIntlProvider, type ShopMessages } from '@shop/intl';
import { type ReactNode, useEffect, useState } from 'react';
import { messageLoaders } from 'virtual:shop-messages';
import { initialLocale, rememberLocale } from './deskLocale';
import { ChooseLocale } from './useChooseLocale';

/** Loads and provides the texts. The language is the browser's own matter and stands in no address. */
export function DeskTexts({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState(initialLocale);
  const [texts, setTexts] = useState<{ locale: Locale; messages: ShopMessages } | null>(null);

  useEffect(() => {
    let isWanted = true;
    void messageLoaders[locale].load().then(({ default: messages }) => {
      if (!isWanted) return;
      // Calls are sent in the language of the document.
      document.documentElement.lang = locale;
      setTexts({ locale, messages });
    });
    return () => void (isWanted = false);
  }, [locale]);

  function choose(chosen: Locale) {
    rememberLocale(chosen);
    setLocale(chosen);
  }

  return (
    texts && (
      <ChooseLocale value={choose}>
        <ShopIntlProvider {...texts}>{children}</ShopIntlProvider>
      </ChooseLocale>
    )
  );
}
