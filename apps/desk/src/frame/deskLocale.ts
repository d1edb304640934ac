import { defaultLocale, type Locale, locales } from '@shop/contracts/constants';

const KEY = 'deskLocale';

const isLocale = (value: string | null | undefined): value is Locale => locales.some((locale) => locale === value);

/** The language somebody has chosen in this browser, else the first of the browser's that the desk has. */
export function initialLocale(): Locale {
  const stored = localStorage.getItem(KEY);
  if (isLocale(stored)) return stored;
  return navigator.languages.map((language) => language.slice(0, 2)).find(isLocale) ?? defaultLocale;
}

export function rememberLocale(locale: Locale): void {
  localStorage.setItem(KEY, locale);
}
