import { defaultLocale, type Locale, locales } from './constants.ts';

/** The region every alternate is for (specification, section 2). */
const REGION = 'CH';

/** A page in a language: `url` is what a visitor is led to there. */
export interface LocaleAddress {
  locale: Locale;
  url: string;
  /** The page's own path, where `url` leads elsewhere. */
  canonical?: string | undefined;
}

export interface AlternateLink {
  hreflang: string;
  href: string;
}

/** What the paths of a locale begin with: nothing for the default one, `/fr` for French. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** Locale by a path's first segment: `/fr/poeles` is French, a path without one is in the default locale. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/')[1];
  return locales.find((locale) => locale === first) ?? defaultLocale;
}

/** The whole address of a path of the shop, percent-encoded; a whole one stays. `baseUrl` is an origin. */
export function absoluteUrl(baseUrl: string, path: string): string {
  return new URL(path, baseUrl).href;
}

/**
 * The same page in every language, itself included, and for everyone else in the default one. Page heads and sitemaps
 * both ask here, so that what they say of each other agrees. `query` stands in all of them, with its question mark.
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
