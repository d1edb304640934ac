import { defaultLocale, type Locale, locales } from '@shop/contracts/constants';

/** Locale by a path's first segment: `/fr/poeles` is French, a path without one is in the default locale. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return locales.find((locale) => locale === first) ?? defaultLocale;
}
