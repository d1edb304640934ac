import { type Locale, locales, mimeTypes } from '@shop/contracts';
import { isListed } from '../site/isListed.ts';
import { nodeAddresses } from '../site/pageAddresses.ts';
import type { FrameNode, SiteFrame } from '../site/siteFrame.ts';
import type { DatedFile, SitemapEntry, SitemapFile, SitemapKind } from './sitemapFiles.ts';

const nodeKinds: readonly SitemapKind[] = ['pages', 'lists'];
const listMimeTypes: readonly string[] = [mimeTypes.productList, mimeTypes.recipeList];

/** The files of the pages of a site's tree: their first ids. */
export function nodeFiles(site: SiteFrame, size: number): DatedFile[] {
  return nodeKinds.flatMap((kind) =>
    locales.flatMap((locale) => {
      const nodes = nodesOf(site, kind, locale);
      const starts = nodes.filter((_, index) => index % size === 0);
      return starts.map(({ id }, file) => ({
        kind,
        locale,
        from: file === 0 ? '' : id,
        updatedAt: latest(nodes.slice(file * size, (file + 1) * size)),
      }));
    }),
  );
}

/** The pages of a file. */
export function nodeEntries(site: SiteFrame, { kind, locale, from }: SitemapFile, size: number): SitemapEntry[] {
  const nodes = nodesOf(site, kind, locale).filter(({ id }) => id >= from);
  return nodes.slice(0, size).map(({ id, uri, updatedAt }) => ({
    path: uri,
    updatedAt,
    addresses: nodeAddresses(site, id),
  }));
}

/** All indexable pages of a kind, by id. */
function nodesOf(site: SiteFrame, kind: SitemapKind, locale: Locale): FrameNode[] {
  return [...site.locales[locale].nodes.values()]
    .filter((node) => isListed(node) && kind === (listMimeTypes.includes(node.mimeType) ? 'lists' : 'pages'))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function latest(nodes: readonly FrameNode[]): Date {
  return new Date(Math.max(...nodes.map(({ updatedAt }) => updatedAt.getTime())));
}
