import { defaultLocale } from '@shop/contracts';
import type { Database } from '../db/database.ts';
import { siteFrame } from '../site/siteFrame.ts';
import { findItemEntries, findItemFiles } from './itemSitemap.ts';
import { nodeEntries, nodeFiles } from './nodeSitemap.ts';
import { type DatedFile, type SitemapEntry, type SitemapFile, sitemapKinds, URLS_A_FILE } from './sitemapFiles.ts';

interface Sitemap<Content> {
  /** Origin of the addresses. */
  baseUrl: string;
  content: Content[];
}

/** All files of a site's sitemap; null for a site without pages. */
export async function findSitemapIndex(
  db: Database,
  site: string,
  size = URLS_A_FILE,
): Promise<Sitemap<DatedFile> | null> {
  const frame = await siteFrame(db, site);
  if (!frame) return null;
  const files = [...nodeFiles(frame, size), ...(await findItemFiles(db, site, size))];
  const content = sitemapKinds.flatMap((kind) => files.filter((file) => file.kind === kind));
  return { baseUrl: frame.locales[defaultLocale].settings.general.baseUrl, content };
}

/** The pages of one file; null where there are none. */
export async function findSitemapFile(
  db: Database,
  site: string,
  file: SitemapFile,
  size = URLS_A_FILE,
): Promise<Sitemap<SitemapEntry> | null> {
  const frame = await siteFrame(db, site);
  if (!frame) return null;
  const isTree = file.kind === 'pages' || file.kind === 'lists';
  const content = isTree ? nodeEntries(frame, file, size) : await findItemEntries(db, site, file, size);
  return content.length ? { baseUrl: frame.locales[file.locale].settings.general.baseUrl, content } : null;
}
