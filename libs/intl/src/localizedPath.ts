import { defaultLocale, locales, type Locale } from '@shop/contracts/constants';

/** What the paths of a locale begin with: nothing for the default one, `/fr` for French. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** A path of the shop in a locale: `localizedPath('fr', '/profil')` is `/fr/profil`. */
export function localizedPath(locale: Locale, path: string): string {
  const prefix = localePrefix(locale);
  return prefix && path === '/' ? prefix : `${prefix}${path}`;
}

/** The locale a path's prefix names. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return locales.find((locale) => locale === first) ?? defaultLocale;
}
