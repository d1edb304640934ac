import type { FastifyInstance } from 'fastify';
import { ASSETS } from './assets.ts';
import { cacheControl } from './cacheControl.ts';
import type { Indexing } from './indexing.ts';

const HIDDEN = 'noindex, nofollow';

/**
 * Tells search engines what they may do on the host they ask: `robots.txt`, and outside the brand's own hosts a header
 * that keeps pictures and files out, too. Scripts, fonts and style sheets are nothing they list, and go without it.
 */
export function registerRobots(app: FastifyInstance, isIndexable: Indexing): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(ASSETS) && !isIndexable(request)) reply.header('x-robots-tag', HIDDEN);
  });

  app.get('/robots.txt', async (request, reply) => {
    const rules = isIndexable(request)
      ? `User-agent: *\nAllow: /\n\nSitemap: ${request.protocol}://${request.host}/sitemap.xml\n`
      : 'User-agent: *\nDisallow: /\n';
    return reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl.shared).send(rules);
  });
}
