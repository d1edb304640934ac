import { SITE_HEADER } from '@shop/contracts/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Indexing } from './indexing.ts';
import type { PageCache } from './pageCache.ts';
import { type RenderedPage, toRenderedFile } from './RenderedPage.ts';
import { leavingSignal } from './leavingSignal.ts';
import { sendPage, sendPlainPage } from './sendPage.ts';

interface SitemapOptions {
  servicesUrl: string;
  /** Sent as `X-Shop-Site`. */
  site: string;
  isIndexable: Indexing;
  /** Null to ask the services each time. */
  pages: PageCache | null;
}

/** Milliseconds the services may take for a file. */
const TIMEOUT_MS = 30_000;

/** Serves the sitemap the services make, on the hosts that search engines may list; elsewhere there is none. */
export function registerSitemap(app: FastifyInstance, { servicesUrl, site, isIndexable, pages }: SitemapOptions): void {
  async function load(address: string): Promise<RenderedPage> {
    const response = await fetch(servicesUrl + address, {
      headers: { [SITE_HEADER]: site },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return toRenderedFile(bytes, response.status, 'application/xml; charset=utf-8');
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (!isIndexable(request)) return sendPlainPage(reply, 404);
    const { pathname, searchParams } = new URL(request.url, servicesUrl);
    const from = searchParams.get('from');
    const search = from ? `?from=${encodeURIComponent(from)}` : '';
    const address = { path: pathname, search, indexable: true, audience: 'anonymous' } as const;
    const render = () => load(address.path + address.search);
    try {
      const file = await (pages ? pages.get(address, render, leavingSignal(reply)) : render());
      if (file?.status === 200) return await sendPage(request, reply, file, address.audience);
      return sendPlainPage(reply, file?.status === 404 ? 404 : 503);
    } catch (err) {
      request.log.warn({ err, path: pathname }, 'the services gave no sitemap');
      return sendPlainPage(reply, 503);
    }
  }

  app.get('/sitemap.xml', answer);
  app.get('/sitemaps/:name', answer);
}
