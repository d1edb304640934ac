import { SITE_HEADER } from '@shop/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { sendText } from '../http/sendText.ts';
import { siteOf } from '../http/siteOf.ts';
import { findSitemapFile, findSitemapIndex } from './findSitemap.ts';
import { readFileName } from './sitemapFiles.ts';
import { sitemapIndexXml, sitemapXml } from './sitemapXml.ts';

interface FileRoute {
  Params: { name: string };
  Querystring: { from?: string | string[] };
}

/**
 * Mounts `GET /sitemap.xml`, the index, and `GET /sitemaps/:kind-:locale.xml?from`, its files, for the site of the
 * request. The storefront serves them only on indexable hosts.
 */
export function registerSitemapRoutes(app: FastifyInstance, { config, db }: { config: Config; db: Database }): void {
  app.get('/sitemap.xml', { config: { limit: 'read' } }, async (request, reply) => {
    const index = await findSitemapIndex(db, siteOf(request.headers[SITE_HEADER], config));
    return index ? sendXml(reply, sitemapIndexXml(index.baseUrl, index.content)) : sendText(reply, 404, 'no sitemap');
  });

  app.get<FileRoute>('/sitemaps/:name', { config: { limit: 'read' } }, async (request, reply) => {
    const site = siteOf(request.headers[SITE_HEADER], config);
    const named = readFileName(request.params.name);
    const { from = '' } = request.query;
    // PostgreSQL does not accept NUL.
    const isKey = typeof from === 'string' && !from.includes('\0');
    const file = named && isKey ? await findSitemapFile(db, site, { ...named, from }) : null;
    return file ? sendXml(reply, sitemapXml(file.baseUrl, file.content)) : sendText(reply, 404, 'no sitemap');
  });
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.type('application/xml; charset=utf-8').send(xml);
}
