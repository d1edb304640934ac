import { defaultLocale, type Locale, locales } from './constants.ts';

/** The region of all alternates (specification, section 2). */
const REGION = 'CH';

/** A page in a language: `url` is the link target in that language. */
export interface LocaleAddress {
  locale: Locale;
  url: string;
  /** The page's own path, if `url` leads elsewhere. */
  canonical?: string | undefined;
}

export interface AlternateLink {
  hreflang: string;
  href: string;
}

/** Path prefix of a locale: none for the default one, `/fr` for French. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** Locale by a path's first segment: `/fr/poeles` is French, a path without one is in the default locale. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return locales.find((locale) => locale === first) ?? defaultLocale;
}

/**
 * The absolute, percent-encoded address of a path; absolute addresses are returned unchanged. `baseUrl` is an origin.
 */
export function absoluteUrl(baseUrl: string, path: string): string {
  return new URL(path, baseUrl).href;
}

/**
 * The same page in every language, itself included, and as `x-default` in the default one. Used by page heads and
 * sitemaps, so that they agree. `query` is appended to all, with its question mark.
 */
export function alternateLinks(baseUrl: string, addresses: readonly LocaleAddress[], query = ''): AlternateLink[] {
  const links = addresses.map(({ locale, url, canonical }) => ({
    locale,
    hreflang: `${locale}-${REGION}`,
    href: absoluteUrl(baseUrl, (canonical ?? url) + query),
  }));
  const fallback = links.find(({ locale }) => locale === defaultLocale);
  return [
    ...links.map(({ hreflang, href }) => ({ hreflang, href })),
    ...(fallback ? [{ hreflang: 'x-default', href: fallback.href }] : []),
  ];
}
