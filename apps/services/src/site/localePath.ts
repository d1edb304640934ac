import { defaultLocale, locales, type Locale } from '@shop/contracts/constants';

/** What the paths of a locale begin with; the default locale has no prefix. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** The locale that a path's prefix names. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return locales.find((locale) => locale === first) ?? defaultLocale;
}

/** A path as the tree stores it: decoded, without query, hash and trailing slash. Null where it is malformed. */
export function normalizePath(uri: string): string | null {
  const path = uri.split(/[?#]/, 1)[0] ?? '';
  try {
    const decoded = decodeURI(path.startsWith('/') ? path : `/${path}`);
    // PostgreSQL cannot compare with NUL.
    if (decoded.includes('\u0000')) return null;
    return decoded.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  } catch {
    return null;
  }
}
