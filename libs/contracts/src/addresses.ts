import { defaultLocale, type Locale } from './constants.ts';

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
