import { absoluteUrl, alternateLinks } from '@shop/contracts';
import { type DatedFile, filePath, type SitemapEntry } from './sitemapFiles.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** The index of all files. */
export function sitemapIndexXml(baseUrl: string, files: readonly DatedFile[]): string {
  const parts = files.map(
    (file) =>
      `<sitemap><loc>${escape(absoluteUrl(baseUrl, filePath(file)))}</loc>` +
      `<lastmod>${file.updatedAt.toISOString()}</lastmod></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${parts.join('')}</sitemapindex>\n`;
}

/** A file: pages with their alternates. */
export function sitemapXml(baseUrl: string, entries: readonly SitemapEntry[]): string {
  const parts = entries.map(({ path, updatedAt, addresses }) => {
    const alternates = alternateLinks(baseUrl, addresses).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`,
    );
    return (
      `<url><loc>${escape(absoluteUrl(baseUrl, path))}</loc>` +
      `<lastmod>${updatedAt.toISOString()}</lastmod>${alternates.join('')}</url>\n`
    );
  });
  return `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:xhtml="${XHTML}">\n${parts.join('')}</urlset>\n`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
