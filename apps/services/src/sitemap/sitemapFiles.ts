import { type Locale, type LocaleAddress, locales } from '@shop/contracts';

/** One kind of page per file, so that search engines can refetch what changes often. */
export const sitemapKinds = ['pages', 'lists', 'products', 'recipes', 'series'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/**
 * Maximum addresses per file. The protocol allows 50 000 in 50 MB; with an alternate per language each takes about a
 * kilobyte, so that a file stays well below 10 MB.
 */
export const URLS_A_FILE = 5_000;

/** A part of the pages of one kind in one language. */
export interface SitemapFile {
  kind: SitemapKind;
  locale: Locale;
  /** Its first id; empty for the first file. */
  from: string;
}

export interface DatedFile extends SitemapFile {
  /** Time of the last change of its pages. */
  updatedAt: Date;
}

export interface SitemapEntry {
  /** Path of the page in the language of its file. */
  path: string;
  updatedAt: Date;
  /** The page in every language, this one included. */
  addresses: LocaleAddress[];
}

/** Path of a file on the storefront. */
export function filePath({ kind, locale, from }: SitemapFile): string {
  const query = from ? `?from=${encodeURIComponent(from)}` : '';
  return `/sitemaps/${kind}-${locale}.xml${query}`;
}

/** Kind and language of a file's name; null if invalid. */
export function readFileName(name: string): Pick<SitemapFile, 'kind' | 'locale'> | null {
  const [, kindName, localeName] = /^([a-z]+)-([a-z]+)\.xml$/.exec(name) ?? [];
  const kind = sitemapKinds.find((one) => one === kindName);
  const locale = locales.find((one) => one === localeName);
  return kind && locale ? { kind, locale } : null;
}
